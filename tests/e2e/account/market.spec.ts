import { expect, test } from '../support/fixtures.ts';
import { feed, feedPast, MIDS, removePrices } from '../support/prices.ts';
import { signIn } from '../support/screens.ts';

test.afterEach(({ site }) => removePrices(site));

test('an investor chooses what the chart shows, and reads its bars by keyboard and as a table', async ({
  page,
  demo,
  site,
}) => {
  await feedPast(site);
  await feed(site, MIDS);
  await signIn(page, 'investor@example.com', demo.password);
  const chart = page.getByRole('region', { name: 'Market chart' });
  const figure = chart.getByRole('application');
  await chart.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAccessibleName(/^Bitcoin chart, 4 hours per candle/);
  await expect(figure.locator('canvas').first()).toBeVisible();
  await expect(chart.getByRole('link', { name: 'https://www.tradingview.com/' })).toBeVisible();
  await chart.getByRole('radio', { name: '1 month' }).focus();
  await page.keyboard.press('Tab');
  await expect(figure).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(chart.getByRole('status')).toContainText('close 95,000.00');
  await page.keyboard.press('Home');
  await expect(chart.getByRole('status')).not.toContainText('close 95,000.00');
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await chart.getByText('Show as a table').click();
  const rows = chart.getByRole('table', { name: 'Bitcoin prices' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('95,000.00');
  expect(await rows.count()).toBeGreaterThan(175);
  await chart.getByLabel('Symbol').selectOption('Ethereum');
  await expect(figure).toHaveAccessibleName(/^Ethereum chart/);
  await chart.getByRole('radio', { name: '1 week' }).click();
  await expect(figure).toHaveAccessibleName(/1 hour per candle/);
});

test('an investor whose browser is refused the chart’s code reads that, and has the bars as a table', async ({
  page,
  demo,
  site,
}) => {
  await feedPast(site);
  await feed(site, MIDS);
  await page.route('**/assets/ChartCanvas-*', (route) => route.abort());
  await signIn(page, 'investor@example.com', demo.password);
  const chart = page.getByRole('region', { name: 'Market chart' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByText('The chart couldn’t be loaded.')).toBeVisible();
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('table', { name: 'Bitcoin prices' })).toBeVisible();
});
