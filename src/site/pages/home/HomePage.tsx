import { Still } from '@/components/frame/Still';
import { Claims } from '@/site/kit/Claims';
import { Hero } from './Hero';
import { CallToAction, Features, Steps, WhyChoose } from './HomeSections';
import { MarketTape } from './MarketTape';
import { NewsletterBox } from './NewsletterBox';
import { PlanCards } from './PlanCards';

export function HomePage() {
  return (
    <>
      <Still>
        <Hero />
        <MarketTape />
        <Features />
        <CallToAction />
        <Steps />
        <WhyChoose />
        <PlanCards />
        <Claims />
      </Still>
      <NewsletterBox />
    </>
  );
}
