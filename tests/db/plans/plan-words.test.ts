import { expect, test } from 'vitest';
import { NEW_PLAN } from '../support/site/offers.ts';
import { openStage } from '../support/stage.ts';

// What the card of a plan says is what its fields say: no claim of one person, and without proof.
const { owner, asOperator } = await openStage();
const save = (values: object) => asOperator('admin').call('save_plan', { ...NEW_PLAN, ...values });

test('an admin gives a plan words that say what its fields say', async () => {
  await save({
    plan_id: 'said',
    place: 78,
    // Thirty characters.
    title: `Up-${'To'.repeat(11)}p 365`,
    duration: '1 year',
    term_months: 12,
    term_days: 0,
    price_text: '$50-$1,200.50',
    max_cents: 120_050,
    roi_bp: 1250,
    profit_bonus_bp: 1000,
    referral_bonus_bp: 550,
    hashrate: 1.5,
    offers: [
      '1 daily top up',
      '1201 max',
      '5000 max price',
      '12.5% interest',
      '10% profit bonus',
      '5.5% referral bonus',
      'hashrate 1.5ph/s',
    ],
  });
  expect([...(await owner`select title, duration from plans where id = 'said'`)]).toEqual([
    { title: `Up-${'To'.repeat(11)}p 365`, duration: '1 year' },
  ]);
});

test.each([
  ['title', { title: ' ' }],
  ['title', { title: null }],
  ['title', { title: 'a'.repeat(31) }],
  ['title', { title: 'A\nB' }],
  ['title', { title: 'VIP, guaranteed' }],
  ['title', { title: 'Never lose money' }],
  ['title', { title: 'Licensed-by-all' }],
  ['title', { title: 'Safe no-loss' }],
  ['title', { title: '30% weekly' }],
  ['duration', { duration: null }],
  ['duration', { duration: 'A week' }],
  ['duration', { duration: '1 week, ends tonight' }],
  ['duration', { duration: '2 weeks' }],
  ['price_text', { price_text: null }],
  ['price_text', { price_text: '' }],
  ['price_text', { price_text: '$49' }],
  ['price_text', { price_text: '$50-$199' }],
  ['price_text', { price_text: '$200-$50' }],
  ['price_text', { price_text: '$50 only today' }],
  ['price_text', { price_text: 'only $50' }],
  ['price_text', { price_text: '50' }],
  ['offers', { offers: Array.from({ length: 13 }, () => '1 daily top up') }],
  ['offers', { offers: ['1 daily top up', ' '] }],
  ['offers', { offers: ['Licensed and insured'] }],
  ['offers', { offers: ['Guaranteed 1% interest'] }],
  ['offers', { offers: ['1 daily top up, guaranteed'] }],
  ['offers', { offers: ['2 daily top up'] }],
  ['offers', { offers: ['199 max'] }],
  ['offers', { offers: ['2% interest'] }],
  ['offers', { offers: ['1% profit bonus'] }],
  ['offers', { offers: ['1% referral bonus'] }],
  ['offers', { offers: ['hashrate 10ph/s'] }],
  ['offers', { offers: ['hashrate 9ph/s'], hashrate: 10 }],
  ['offers', { offers: ['my hashrate 10ph/s'], hashrate: 10 }],
  ['offers', { offers: null }],
])('an admin cannot give a plan words as its %s that no field stands for: %o', async (detail, values) => {
  await expect(save({ plan_id: 'wrong', place: 79, ...values })).rejects.toMatchObject({
    code: 'P0001',
    message: 'invalid_plan',
    detail,
  });
});
