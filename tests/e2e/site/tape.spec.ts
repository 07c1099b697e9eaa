import postgres from 'postgres';
import { ageQuotes } from '../../db/support/trading/quotes.ts';
import { expect, test } from '../support/fixtures.ts';
import { feed, MIDS, removePrices } from '../support/prices.ts';
import { openSettled } from '../support/screens.ts';

test.afterEach(({ site }) => removePrices(site));

test('a visitor of the home page reads five prices, which move, grow old and go', async ({ page, site }) => {
  const sql = postgres(site.dbUrl, { max: 1 });
  await feed(site, MIDS);
  await page.clock.install();
  await page.goto('/');
  const tape = page.getByRole('region', { name: 'Markets' });
  await expect(tape.getByRole('listitem')).toHaveText([
    /^S&P 500\s*5,912\.40/,
    /^Nasdaq 100\s*21,000\.00/,
    /^EUR\/USD\s*1\.084000/,
    /^BTC\/USD\s*95,000\.00/,
    /^ETH\/USD\s*3,500\.00/,
  ]);
  await expect(tape.getByText('Simulated prices')).toBeVisible();
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

test('a visitor reads the prices in the language of the page', async ({ page, site }) => {
  await feed(site, MIDS);
  await page.goto('/de');
  await expect(page.getByRole('region', { name: 'Märkte' }).getByText('95.000,00')).toBeVisible();
});

for (const [what, mids] of [
  ['come', MIDS],
  ['are absent', {}],
] as const) {
  test(`a visitor of the home page sees nothing move when prices ${what}`, async ({ page, site }) => {
    if (Object.keys(mids).length > 0) await feed(site, mids);
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, {
            shift: Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openSettled(page, '/');
    await expect(page.getByRole('region', { name: 'Markets' })).toHaveCount(
      Object.keys(mids).length > 0 ? 1 : 0,
    );
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThanOrEqual(0.001);
    await expect(page.getByText(/not connected/i)).toHaveCount(0);
  });
}

test('a visitor whose newsletter form could not be fetched reads that, and sends it when it can', async ({
  page,
}) => {
  await page.route('**/assets/newsletter-*', (route) => route.abort());
  await page.goto('/');
  await page.getByLabel('Your e-mail address').fill('late@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('#email-error')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/check your mailbox/)).toBeVisible();
});
