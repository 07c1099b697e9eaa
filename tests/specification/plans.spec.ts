import { expect, test } from './support/fixtures.ts';
import { block, planCard } from './support/forms.ts';

/** The table of section 3, with its offers as quoted. */
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

for (const [title, duration, price, roi, offers] of PLANS) {
  test(`§3 Plan: a visitor reads that ${title} costs ${price}, lasts ${duration} and what it offers`, async ({
    read,
  }) => {
    const card = planCard(await read('/'), title);
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByText(duration, { exact: true })).toBeVisible();
    await expect(card.getByText(roi, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(offers.split(', '));
  });
}

test('§9: a visitor reads next to each ROI, 30% and 35% for VIP, that it is a target and not guaranteed (departure)', async ({
  read,
}) => {
  const page = await read('/');
  for (const [title, , , roi] of PLANS) {
    const target = planCard(page, title).getByRole('definition').filter({ hasText: roi });
    await expect(target).toContainText('target, not guaranteed');
  }
});

test('§9: a visitor finds durations from 1 week to 2 months', async ({ read }) => {
  const plans = block(await read('/'), 'Choose A Plan');
  await expect(plans.getByText(/^\d (week|month)s?$/)).toHaveText(PLANS.map(([, duration]) => duration));
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
