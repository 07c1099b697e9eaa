import postgres from 'postgres';
import { ageQuotes } from '../../db/support/trading/quotes.ts';
import { expect, test } from '../support/fixtures.ts';
import { feed, MIDS, removePrices } from '../support/prices.ts';

test.afterEach(({ site }) => removePrices(site));

test('a visitor of the home page reads five prices in its language, which move, grow old and go', async ({
  page,
  site,
}) => {
  const sql = postgres(site.dbUrl, { max: 1 });
  await feed(site, MIDS);
  await page.clock.install();
  await page.goto('/');
  const tape = page.getByRole('region', { name: 'Markets' });
  await expect(tape.getByRole('listitem')).toHaveText([
    /^S&P 500\s*5,912\.40/,
    /^Nasdaq 100\s*21,000\.00/,
    /^EUR\/USD\s*1\.08400\b/,
    /^BTC\/USD\s*95,000\.00/,
    /^ETH\/USD\s*3,500\.00/,
  ]);
  await expect(tape.getByText('Simulated prices')).toBeVisible();
  await page.goto('/de');
  await expect(page.getByRole('region', { name: 'Märkte' }).getByText('95.000,00')).toBeVisible();
  await page.goto('/');
  await feed(site, { 'BTC-USD': 9_512_345 });
  await page.clock.runFor(15_000);
  await expect(tape.getByText('95,123.45')).toBeVisible();
  await ageQuotes(sql as never, '3 minutes');
  await page.clock.runFor(15_000);
  await expect(tape.getByText('3 minutes ago')).toHaveCount(5);
  await ageQuotes(sql as never, '13 minutes');
  await page.clock.runFor(15_000);
  await expect(tape).toBeHidden();
  await sql.end();
});

test('a visitor whose newsletter form could not be fetched reads that, and sends it when it can', async ({ page }) => {
  await page.route('**/assets/app-*', (route) => route.abort());
  let press = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.route('**/assets/late-app*', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Your email address').fill('late@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  press();
  await expect(page.locator('[data-lost]')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/Almost done: open the link we emailed you to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeInViewport();
});
