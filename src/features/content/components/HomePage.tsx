import { WidgetPlaceholder } from '@/components/WidgetPlaceholder';
import { t } from '@/lib/i18n/i18n';
import { Claims } from './Claims';
import { Hero } from './Hero';
import { CallToAction, Features, Steps, WhyChoose } from './HomeSections';
import { NewsletterBox } from './NewsletterBox';
import { PlanCards } from './PlanCards';

/** The home page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <div className="page">
        <WidgetPlaceholder
          symbols={['S&P 500', 'Nasdaq 100', 'EUR/USD', 'BTC/USD', 'ETH/USD']}
          text={t('content.home.tickerOff')}
          title={t('content.home.tickerTitle')}
        />
      </div>
      <Features />
      <CallToAction />
      <Steps />
      <WhyChoose />
      <PlanCards />
      <Claims />
      <NewsletterBox />
    </>
  );
}
