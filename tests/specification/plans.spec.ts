import { expect, test } from './support/fixtures.ts';
import { planCard } from './support/forms.ts';

const PLANS = [
  [
    'Stater',
    '1 week',
    '$100-$500',
    '30%',
    '15 daily top up, 2000 max price, 30% interest, hashrate 10ph/s, 10% profit bonus, 10% referral bonus',
  ],
  ['Basic', '1 week', '$1,000', '30%', '20 daily top up, 4000 max, 15% profit bonus'],
  ['Gold', '2 weeks', '$5,000', '30%', '10 daily top up, 20000 max, 10% profit bonus'],
  ['Sliver', '3 weeks', '$8,000', '30%', '15 daily top up, 24000 max, 30% profit bonus'],
  ['Standard', '1 month', '$10,000', '30%', '20 daily top up, 32000 max, 30% profit bonus'],
  ['VIP', '2 months', '$20,000', '35%', '20 daily top up, 55000 max, 35% interest, 35% profit bonus'],
] as const;

test('§3 Plan, §9: a visitor reads of each plan its price, duration and offers, and that its ROI is a target and not guaranteed (departure)', async ({
  read,
}) => {
  const page = await read('/');
  for (const [title, duration, price, roi, offers] of PLANS) {
    const card = planCard(page, title);
    for (const words of [price, duration, roi]) await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(offers.split(', '));
    const target = card.getByRole('definition').filter({ hasText: roi });
    await expect(target).toContainText('target, not guaranteed');
  }
});

test('§9: an investor reads a minimum of $1000 and 48hrs for each of Bitcoin, Ethereum, USDT and TON', async ({
  investor: { page },
}) => {
  await page.goto('/withdraw');
  for (const coin of ['Bitcoin', 'Ethereum', 'USDT', 'TON']) {
    const card = page.getByRole('article', { name: coin });
    await expect(card).toContainText('$1,000.00');
    await expect(card).toContainText('48hrs');
  }
});
