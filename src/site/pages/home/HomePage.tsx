import { Claims } from '@/site/kit/Claims';
import { Hero } from './Hero';
import { CallToAction, Features, Steps, WhyChoose } from './HomeSections';
import { MarketTape } from './MarketTape';
import { NewsletterBox } from './NewsletterBox';
import { PlanCards } from './PlanCards';

export function HomePage() {
  return (
    <>
      <Hero />
      <MarketTape />
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
