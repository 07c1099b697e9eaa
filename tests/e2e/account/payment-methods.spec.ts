import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { picture } from '../../specification/support/files.ts';
import { newTransactionId } from '../../support/transaction-id.ts';
import { approveCoins, expect, test } from '../support/people.ts';
import { feed, removePrices } from '../support/prices.ts';

interface Way {
  coin: string;
  network?: string;
  uri?: (address: string, coins: string) => string;
}

/** One with a network of its own, and one of several; the payment requests of all: tests/app/lib/payment-uri.test.ts. */
const WAYS: [method: string, way: Way][] = [
  ['bitcoin', { coin: 'Bitcoin', uri: (to, coins) => `bitcoin:${to}?amount=${coins}` }],
  ['USDT', { coin: 'USDT TRC20', network: 'TRON' }],
];
const MIDS = {
  'BTC-USD': 9_500_000,
  'ETH-USD': 350_000,
  'LTC-USD': 740_000,
  'USDT-USD': 1_000_000,
  'BNB-USD': 8_000_000,
  'DOGE-USD': 210_000,
  'TRX-USD': 320_000,
  'SHIB-USD': 120_000,
  'BCH-USD': 4_380_000,
};

test.afterEach(({ site }) => removePrices(site));

async function openPayment(page: Page): Promise<void> {
  await page.goto('/deposit');
  await page.getByRole('button', { name: 'New Deposit' }).click();
  await page.getByLabel('Enter Amount').fill('150');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Make Payment' })).toBeVisible();
}

function drawingOf(content: string): string {
  const { data } = encode(content, { ecc: 'M', border: 0 });
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
}

test('an investor pays the coins that a card says, by a method with one network and by one with several', async ({
  site,
  sql,
  pageOf,
  person,
}) => {
  const payer = await person('Paying Petra');
  const page = await pageOf(payer.email, '/deposit');
  // A price is valid for ten seconds.
  await expect(async () => {
    await feed(site, MIDS);
    await openPayment(page);
    await page.getByRole('radio', { name: 'Bitcoin' }).check({ force: true });
    await expect(page.getByText('Send exactly')).toBeVisible({ timeout: 5000 });
  }).toPass();
  const reviewer = await pageOf('reviewer');
  for (const [method, { coin, network, uri }] of WAYS) {
    await test.step(`${method}, ${coin}`, async () => {
      await openPayment(page);
      const card = page.getByRole('article', { name: coin, exact: true });
      const [wallet] = await sql<{ address: string; chain: string }[]>`
        select address, chain from public.wallets where coin = ${coin}`;
      const address = wallet?.address ?? '';
      await card.getByRole('radio').check({ force: true });
      await expect(card.getByText(address, { exact: true })).toBeVisible();
      await card.getByRole('button', { name: /^Copy .* amount$/ }).click();
      const coins = await page.evaluate(() => navigator.clipboard.readText());
      await expect(card.getByRole('img').last().locator('path')).toHaveAttribute(
        'd',
        drawingOf(uri ? uri(address, coins) : address),
      );
      await page.getByLabel('Payment Proof').setInputFiles(picture);
      await expect(page.getByLabel('Payment Method')).toHaveValue(method);
      if (network) await expect(page.getByLabel('Network', { exact: true })).toHaveValue(network);
      await page.getByLabel('Transaction ID').fill(newTransactionId());
      await page.getByRole('button', { name: 'Submit Payment' }).click();
      await expect(page).toHaveURL('/dashboard');
      const [deposit] = await sql<{ id: string; coins: string }[]>`
        select d.id, q.coins from public.deposits d join public.deposit_quotes q on q.id = d.quote_id
        where d.investor_id = ${payer.id} and d.status = 'pending' and d.network = ${wallet?.chain ?? ''}`;
      expect(deposit?.coins).toBe(coins);
      await reviewer.goto(`/operator/deposits?from=${deposit?.id}&case=${deposit?.id}`);
      // Coins beyond a used quote count at the current price.
      await feed(site, MIDS);
      await approveCoins(reviewer, coins);
      await expect(reviewer.getByText('Approved. $150.00 credited to Paying Petra.')).toBeVisible();
    });
  }
  await page.goto('/deposit');
  await expect(page.getByRole('row', { name: /\$150\.00.*Approved/ })).toHaveCount(WAYS.length);
  const [balance] = await sql`select available_cents from ledger.accounts where investor_id = ${payer.id}`;
  expect(Number(balance?.['available_cents'])).toBe(WAYS.length * 15_000);
});
