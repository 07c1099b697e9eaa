import type { Page } from '@playwright/test';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { barriersIn } from '../support/barriers.ts';
import { expect, test } from '../support/people.ts';
import { openPortfolio } from '../support/portfolio.ts';
import { feed, MIDS, removePrices } from '../support/prices.ts';
import { openScreen, signIn } from '../support/screens.ts';

test.afterEach(({ site }) => removePrices(site));

const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** Enters targets, and asks what would be ordered. */
async function preview(page: Page, targets: Record<string, string>) {
  await openScreen(page, 'Portfolio');
  await page.getByRole('button', { name: 'Rebalance' }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, percent] of Object.entries(targets))
    await dialog.getByLabel(`${name}, percent`).fill(percent);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const place = dialog.getByRole('button', { name: 'Place these orders' });
  return { dialog, place, steps: dialog.getByRole('listitem') };
}

test('an investor rebalances twice, sees purchases wait for the sales, and then has nothing to do', async ({
  page,
  person,
  site,
}) => {
  const { email } = await person('Rosa Rebalancer', 100_000);
  await feed(site, MIDS);
  await signIn(page, email, readDemoPeople().password);
  await openPortfolio(page, '500.00');

  const first = await preview(page, { Bitcoin: '50' });
  await expect(first.steps).toHaveText(['Bitcoin: 0% now, 50% wantedBuy for about $250.00']);
  await first.place.dblclick();
  await expect(page.getByText('The orders have been placed.')).toBeVisible();
  await openScreen(page, 'Trade');
  await expect(rows(page, 'Open orders')).toHaveCount(1);
  await feed(site, MIDS);
  await expect(rows(page, 'Fills')).toHaveCount(1);

  const second = await preview(page, { Bitcoin: '10.5', Ethereum: '40' });
  await expect(second.steps).toHaveText([
    /10\.5% wantedSell 0\.00\d+ BTC, for about \$19\d\.\d\d$/,
    /40% wantedBuy for about \$199\.\d\d$/,
  ]);
  expect(await barriersIn(page)).toEqual([]);
  await second.place.click();
  await expect(second.dialog).toBeHidden();
  await openScreen(page, 'Trade');
  await expect(rows(page, 'Open orders')).toHaveCount(2);
  await expect(rows(page, 'Open orders').filter({ hasText: 'Buy ETH' })).toContainText('waits for the sales');
  await feed(site, MIDS);
  await expect(rows(page, 'Open orders')).toHaveCount(1);
  await expect(page.getByText('waits for the sales')).toBeHidden();
  await feed(site, MIDS);
  await expect(page.getByText('No order waits.')).toBeVisible();
  await expect(rows(page, 'Fills')).toHaveCount(3);

  const third = await preview(page, { Bitcoin: '10.5', Ethereum: '40' });
  await expect(third.dialog).toContainText('Nothing to do: everything is close enough.');
  await expect(third.place).toBeDisabled();
});
