import type { Page } from '@playwright/test';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { barriersIn } from '../support/barriers.ts';
import { expect, test } from '../support/people.ts';
import { openPortfolio } from '../support/portfolio.ts';
import { feed, feedPast, MIDS, removePrices } from '../support/prices.ts';
import { card, expectToFit, openScreen, SCREENS, signIn } from '../support/screens.ts';

test.afterEach(({ site }) => removePrices(site));

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** Opens a list of the page on which one trades. */
const see = (page: Page, list: string) => page.getByRole('tab', { name: list }).click();

async function buyFor(page: Page, dollars: string): Promise<void> {
  const ticket = page.getByRole('form', { name: 'New order' });
  await ticket.getByLabel('Amount in dollars').fill(dollars);
  await expect(ticket.getByRole('note')).toContainText(`Spends up to $${dollars}.00 at the next price`);
  await ticket.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(rows(page, 'Open orders')).toHaveCount(1);
}

test('an investor opens a portfolio, buys, sees the fill come, sets a pair, cancels it, sells, and takes the money back', async ({
  page,
  person,
  site,
}) => {
  const { email } = await person('Tara Trader', 100_000);
  await feedPast(site);
  await feed(site, MIDS);
  await signIn(page, email, readDemoPeople().password);
  await openPortfolio(page, '500.00');

  await openScreen(page, 'Trade');
  await expect(page.getByRole('region', { name: 'Best prices' })).toContainText('$94,999.99');
  await buyFor(page, '100');
  const asked = Date.now();
  await feed(site, MIDS);
  await expect(page.getByText('0.00105157 BTC bought at $95,000.01')).toBeVisible();
  test.info().annotations.push({ type: 'fill on screen', description: `${Date.now() - asked} ms` });
  await expect(page.getByText('No open orders')).toBeVisible();
  await see(page, 'Fills');
  await expect(rows(page, 'Fills')).toContainText('bought at $95,000.01');
  await expect(rows(page, 'Fills')).toContainText('Quote: bid $94,999.99 (1 BTC), ask $95,000.01 (2 BTC)');
  await see(page, 'Holdings');
  await expect(rows(page, 'Holdings')).toContainText('0.00105157 BTC');

  const ticket = page.getByRole('form', { name: 'New order' });
  await ticket.getByLabel('Sell').check();
  await ticket.getByLabel('Order type').selectOption({ label: 'One cancels the other' });
  await ticket.getByRole('button', { name: 'Max' }).click();
  await ticket.getByLabel('Take profit at').fill('100000');
  await ticket.getByLabel('Stop price').fill('90000');
  await ticket.getByRole('button', { name: 'Sell BTC' }).click();
  await expect(rows(page, 'Holdings')).toContainText('0.00105157 BTC in open orders');
  await see(page, 'Open orders');
  await expect(rows(page, 'Open orders')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Cancel order/ })
    .first()
    .click();
  await expect(page.getByText('No open orders')).toBeVisible();

  await ticket.getByLabel('Order type').selectOption({ label: 'Market' });
  await ticket.getByRole('button', { name: 'Max' }).click();
  await ticket.getByRole('button', { name: 'Sell BTC' }).click();
  await expect(rows(page, 'Open orders')).toHaveCount(1);
  await feed(site, MIDS);
  await expect(page.getByText('No open orders')).toBeVisible();
  await see(page, 'Fills');
  await expect(rows(page, 'Fills')).toHaveCount(2);
  await see(page, 'Holdings');
  await expect(page.getByText('No holdings yet.')).toBeVisible();

  await openScreen(page, 'Portfolio');
  // Until the sale has been read, less can be withdrawn.
  await expect(page.getByRole('region', { name: 'My portfolio' })).toContainText(/Cash\s*\$499\.79/);
  await page.getByRole('button', { name: 'Take money out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Max' }).click();
  await dialog.getByRole('button', { name: 'Take money out' }).click();
  await expect(page.getByText('You have no portfolio yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Closed portfolios' })).toContainText('My portfolio');

  await page.goto('/transactions?tab=statement');
  await expect(page.getByText('Moved from your portfolio').first()).toBeVisible();
  await expect(page.getByText('Moved to your portfolio').first()).toBeVisible();
  await page.goto('/dashboard');
  // Buying and selling for $100 costs the spread, two fees and rounding.
  await expect(card(page, 'Balance')).toContainText('$999.79');
});

test('an investor meets no barrier in a portfolio that holds something, on any screen, and trades on a phone from a sheet', async ({
  page,
  person,
  site,
}) => {
  const { email } = await person('Paul Phone', 100_000);
  await feed(site, MIDS);
  await signIn(page, email, readDemoPeople().password);
  await openPortfolio(page, '500.00');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/trade');
  await page.getByRole('button', { name: 'Buy BTC' }).click();
  const sheet = page.getByRole('dialog', { name: 'New order' });
  await sheet.getByLabel('Amount in dollars').fill('100');
  await expectToFit(page, [320, 390], 'the ticket');
  await sheet.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(sheet).toBeHidden();
  await feed(site, MIDS);
  await see(page, 'Fills');
  await expect(rows(page, 'Fills')).toHaveCount(1);
  for (const path of ['/trade', '/portfolio']) {
    await page.goto(path);
    if (path === '/trade') await see(page, 'Holdings');
    await expect(rows(page, 'Holdings')).toHaveCount(1);
    expect(await barriersIn(page)).toEqual([]);
    await expectToFit(page, SCREENS, path);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
