/** A plan as the public pages show it. */
export interface PublicPlan {
  title: string;
  duration: string;
  priceText: string;
  /** The target return in percent; never guaranteed. */
  targetPercent: number;
  offers: readonly string[];
}

/**
 * The fixed list of plans for the public pages, which work without the API. What is bought, and for how much, is decided
 * by the `plans` of the database.
 */
export const publicPlans: readonly PublicPlan[] = [
  {
    title: 'Stater',
    duration: '1 week',
    priceText: '$100-$500',
    targetPercent: 30,
    offers: [
      '15 daily top up',
      '2000 max price',
      '30% interest',
      'hashrate 10ph/s',
      '10% profit bonus',
      '10% referral bonus',
    ],
  },
  {
    title: 'Basic',
    duration: '1 week',
    priceText: '$1,000',
    targetPercent: 30,
    offers: ['20 daily top up', '4000 max', '15% profit bonus'],
  },
  {
    title: 'Gold',
    duration: '2 weeks',
    priceText: '$5,000',
    targetPercent: 30,
    offers: ['10 daily top up', '20000 max', '10% profit bonus'],
  },
  {
    title: 'Sliver',
    duration: '3 weeks',
    priceText: '$8,000',
    targetPercent: 30,
    offers: ['15 daily top up', '24000 max', '30% profit bonus'],
  },
  {
    title: 'Standard',
    duration: '1 month',
    priceText: '$10,000',
    targetPercent: 30,
    offers: ['20 daily top up', '32000 max', '30% profit bonus'],
  },
  {
    title: 'VIP',
    duration: '2 months',
    priceText: '$20,000',
    targetPercent: 35,
    offers: ['20 daily top up', '55000 max', '35% interest', '35% profit bonus'],
  },
];
