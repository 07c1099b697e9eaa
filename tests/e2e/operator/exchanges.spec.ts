import { cleanQuotes } from '../../db/support/trading/quotes.ts';
import { expect, test } from '../support/people.ts';
import { feed } from '../support/prices.ts';

test.afterEach(async ({ sql }) => {
  await cleanQuotes(sql as never);
});

test('back office: two people choose exchanges, and resume an instrument whose price jumped', async ({
  pageOf,
  site,
}) => {
  await feed(site, { 'BTC-USD': 9_500_000 });
  const treasurer = await pageOf('treasurer', '/operator/exchanges');
  const admin = await pageOf('admin', '/operator/exchanges');
  // The menu is longer than the window, and shows where one is.
  await expect(admin.getByRole('link', { name: 'Prices', exact: true })).toBeInViewport();
  await expect(admin.getByText('No one has chosen exchanges yet.', { exact: false })).toBeVisible();

  await treasurer.getByRole('button', { name: 'Propose exchanges' }).click();
  const form = treasurer.getByRole('dialog');
  await form.getByLabel('Exchanges').fill('kraken');
  await form.getByRole('button', { name: 'Propose exchanges' }).click();
  await expect(form.getByText('Please name two to ten different exchanges', { exact: false })).toBeVisible();
  await form.getByLabel('Exchanges').fill('kraken, coinbase');
  await form.getByRole('button', { name: 'Propose exchanges' }).click();
  await expect(treasurer.getByText('You proposed it: another operator must approve it.')).toBeVisible();
  // The admin's page was open all the time.
  const waiting = admin.getByRole('region', { name: 'Waiting for a second person' });
  const confirm = async (text: string) => {
    await expect(waiting).toContainText(text);
    await waiting.getByRole('button', { name: /^Confirm the change/ }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirm the change' }).click();
  };
  await confirm('Exchanges: – → coinbase; kraken');
  await expect(treasurer.getByText('coinbase', { exact: true })).toBeVisible();

  // Twice as much a moment later: refused, and no one sees a price until it is sure.
  await feed(site, { 'BTC-USD': 19_000_000 });
  const halted = treasurer.getByRole('row', { name: /Bitcoin .*Halted/ });
  await expect(halted).toContainText('$190,000.00');
  await halted.getByRole('button', { name: 'Propose to resume: Bitcoin' }).click();
  await treasurer.getByRole('dialog').getByLabel('Reason').fill('True on two exchanges');
  await treasurer.getByRole('dialog').getByRole('button', { name: 'Propose to resume' }).click();
  await confirm('Price: – → 190000.00');
  await expect(halted).toContainText('Two people have resumed it.');
  await feed(site, { 'BTC-USD': 19_000_100 });
  await expect(treasurer.getByRole('row', { name: /Bitcoin .*Up to date/ })).toBeVisible();
  await expect(treasurer.getByRole('row', { name: /Too far from the last price .*1/ })).toBeVisible();
});
