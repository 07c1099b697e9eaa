import { feed, feedPast, MIDS, removePrices } from '../e2e/support/prices.ts';
import { card } from '../e2e/support/screens.ts';
import { expect, test } from './support/fixtures.ts';

const CARDS = ['Deposited', 'Profit', 'Bonus', 'Balance', 'Total Package', 'Active Packages'];

test.beforeEach(async ({ investor: { page } }) => {
  if (new URL(page.url()).pathname !== '/dashboard') await page.goto('/dashboard');
});

test('§2 Dashboard, §3: an investor sees six summary cards, with amounts with a $ prefix and 2 decimals, and the copyright line of 2024', async ({
  investor: { page },
}) => {
  await expect(page.locator('hgroup > h2')).toHaveText(CARDS);
  for (const name of CARDS.slice(0, 4))
    await expect(card(page, name).locator('bdi').first()).toHaveText(/^\$[\d,]+\.\d\d$/);
  await expect(page.getByRole('contentinfo')).toHaveText('All Rights Reserved © Glassmine 2024');
});

test('§2 Dashboard: an investor sees skeleton placeholders until the cards are loaded', async ({
  investor: { page },
}) => {
  const seen = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/dashboard', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading')).toBeAttached();
  await expect(card(page, 'Balance')).toBeHidden();
  seen.resolve();
  await expect(card(page, 'Balance')).toBeVisible();
  await expect(page.getByText('Loading')).not.toBeAttached();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('with prices', () => {
  test.beforeAll(async ({ site }) => {
    await feedPast(site);
    await feed(site, MIDS);
  });
  test.afterAll(({ site }) => removePrices(site));
  test.beforeEach(async ({ investor: { page } }) => void (await page.reload()));

  test('§2 Dashboard: an investor sees the ticker strip: Bitcoin, Ethereum, Rune, Shiba, Doge', async ({
    investor: { page },
  }) => {
    const coins = page.getByRole('region', { name: 'Market quotes' }).getByRole('listitem');
    await expect(coins).toHaveText(
      ['Bitcoin', 'Ethereum', 'Rune', 'Shiba', 'Doge'].map((coin) => new RegExp(`^${coin}\\$[\\d.,]+`)),
    );
  });

  test('§2 Dashboard, §9: an investor sees a dark chart, 500px high, also on a light page', async ({
    investor: { page },
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const box = page.locator('[data-chart]');
    expect((await box.boundingBox())?.height).toBe(500);
    await expect(box).toHaveCSS('background-color', 'rgb(19, 23, 24)');
  });

  test('§2 Dashboard, §7: an investor sees the chart begin with Bitcoin in dollars, 240 minutes and 1M, and changes the symbol', async ({
    investor: { page },
  }) => {
    const chart = page.getByRole('region', { name: 'Market chart' });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByLabel('Symbol')).toHaveValue('BTC-USD');
    await expect(chart.getByRole('radio', { name: '1 month' })).toBeChecked();
    await expect(chart.getByRole('application')).toHaveAccessibleName(/^Bitcoin chart, 4 hours per candle/);
    await chart.getByLabel('Symbol').selectOption('Ethereum');
    await expect(chart.getByRole('application')).toHaveAccessibleName(/^Ethereum chart/);
  });
});

test('§2 Dashboard: an investor reads what they owned day by day and the last movements, and finds quick actions', async ({
  investor: { page },
}) => {
  await expect(page.getByRole('img', { name: /^From \$3,500\.00 on .* to \$3,526\.60 on / })).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent activity' });
  // Other tests may have added lines for the same person.
  for (const line of [
    /Yield stated by our team: Basic plan.*\+\$14\.10/,
    /Yield stated by our team: Basic plan.*\+\$12\.50/,
  ])
    await expect(recent.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
  const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  const addresses = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/deposit', '/invest', '/withdraw']);
});
