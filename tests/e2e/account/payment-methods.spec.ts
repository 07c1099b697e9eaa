import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { encode } from 'uqr';
import { picture } from '../../specification/support/files.ts';
import type { Site } from '../../support/site.ts';
import { newTransactionId } from '../../support/transaction-id.ts';
import { approveCoins, expect, test } from '../support/people.ts';
import { feed, removePrices } from '../support/prices.ts';

/** A way to pay in: its wallet, a first address of a test network where it ships with none, and what its QR code says. */
interface Way {
  coin: string;
  address?: string;
  network?: string;
  /** What a wallet reads, from address and number of coins; the address alone unless it is given. */
  uri?: (address: string, coins: string) => string;
}

const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7';
const wei = (coins: string) => BigInt(coins.replace('.', '').padEnd(coins.indexOf('.') + 18, '0')).toString();
const bip21 = (scheme: string) => (address: string, coins: string) => `${scheme}${address}?amount=${coins}`;

const WAYS: [method: string, way: Way][] = [
  ['bitcoin', { coin: 'Bitcoin', uri: bip21('bitcoin:') }],
  ['Ethereum', { coin: 'ETH', uri: (to, coins) => `ethereum:${to}@11155111?value=${wei(coins)}` }],
  [
    'Litecoin',
    { coin: 'Litecoin', address: 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', uri: bip21('litecoin:') },
  ],
  ['USDT', { coin: 'USDT ERC20', network: 'Ethereum' }],
  ['USDT', { coin: 'USDT TRC20', network: 'TRON' }],
  ['BNB', { coin: 'BNB', address: ETHEREUM, uri: (to, coins) => `ethereum:${to}@97?value=${wei(coins)}` }],
  ['DOGE', { coin: 'DOGE', address: 'nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht', uri: bip21('dogecoin:') }],
  ['TRON', { coin: 'TRON' }],
  ['SHIBA', { coin: 'SHIBA', address: ETHEREUM }],
  [
    'BITCOIN CASH',
    {
      coin: 'BITCOIN CASH',
      address: 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap',
      uri: bip21(''),
    },
  ],
];
const FIRST = WAYS.flatMap(([, { coin, address }]) => (address ? [{ coin, address }] : []));

/** Prices of every coin that can be paid in, in ticks. */
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

test.afterEach(async ({ site, sql }) => {
  await removePrices(site);
  await sql`alter table public.wallets disable trigger guard_address`;
  await sql`
    update public.wallets set address = null, address_name = null, network = null
    where coin in ${sql(FIRST.map(({ coin }) => coin))}`;
  await sql`alter table public.wallets enable trigger guard_address`;
});

async function openPayment(page: Page): Promise<void> {
  await page.goto('/deposit');
  await page.getByRole('button', { name: 'New Deposit' }).click();
  await page.getByLabel('Enter Amount').fill('150');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Make Payment' })).toBeVisible();
}

/** Two people give each method that has none an address; the delay passes in between. */
async function addAddresses(site: Site, admin: Page, treasurer: Page, sql: postgres.Sql): Promise<void> {
  for (const { coin, address } of FIRST) {
    await admin.getByRole('button', { name: `Propose an address for ${coin}`, exact: true }).click();
    const form = admin.getByRole('dialog');
    await form.getByLabel('New address').fill(address);
    await form.getByLabel('Network as people read it').fill(`${coin} test network`);
    await form.getByLabel('Reason').fill('People asked to pay by it');
    await form.getByRole('button', { name: 'Propose' }).click();
    await expect(form).toBeHidden();
    const change = treasurer.getByRole('article', { name: coin, exact: true });
    await change.getByRole('button', { name: 'Approve' }).click();
    await treasurer.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(change.getByText(/^Waits until/)).toBeVisible();
  }
  await sql`
    update private.wallet_changes set approved_at = approved_at - interval '48 hours', effective_at = effective_at - interval '48 hours'
    where applied_at is null and cancelled_at is null`;
  await treasurer.reload();
  for (const { coin } of FIRST) {
    const change = treasurer.getByRole('article', { name: coin, exact: true });
    await change.getByRole('button', { name: 'Put in place' }).click();
    const confirm = treasurer.getByRole('dialog').getByRole('button', { name: 'Put in place' });
    await expect(confirm).toBeEnabled();
    // The open page asks for its number of coins the moment that it is in use, and a price is good for ten seconds.
    await feed(site, MIDS);
    await confirm.click();
    await expect(treasurer.getByText(`The new address for ${coin} is in use.`)).toBeVisible();
  }
}

/** The path that draws a QR code, as the card has it. */
function drawingOf(content: string): string {
  const { data } = encode(content, { ecc: 'M', border: 0 });
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
}

test('an investor pays by each of the nine methods, those without an address once operators have added one', async ({
  site,
  sql,
  pageOf,
  person,
}) => {
  const payer = await person('Paying Petra');
  await feed(site, MIDS);
  const page = await pageOf(payer.email, '/deposit');
  await openPayment(page);
  const names = WAYS.map(([, { coin }]) => coin);
  const closed = FIRST.map(({ coin }) => coin);
  await expect(page.getByRole('article')).toHaveCount(names.length - closed.length);
  for (const coin of closed) {
    await expect(page.getByRole('option', { name: `${coin} (no address yet)` })).toBeDisabled();
  }
  await addAddresses(
    site,
    await pageOf('admin', '/operator/wallets'),
    await pageOf('treasurer', '/operator/wallets'),
    sql,
  );
  // The page was open all the time.
  await expect(page.getByRole('article')).toHaveCount(names.length);
  await expect(page.getByText('Send exactly')).toHaveCount(names.length);
  const reviewer = await pageOf('reviewer');
  for (const [method, { coin, network, uri }] of WAYS) {
    await test.step(`${method}, ${coin}`, async () => {
      await openPayment(page);
      const card = page.getByRole('article', { name: coin, exact: true });
      const [wallet] = await sql<{ address: string; chain: string }[]>`
        select address, chain from public.wallets where coin = ${coin}`;
      const address = wallet?.address ?? '';
      await expect(card.getByText(address, { exact: true })).toBeVisible();
      await card.getByRole('button', { name: /^Copy the amount in/ }).click();
      const coins = await page.evaluate(() => navigator.clipboard.readText());
      await card.getByText('Show the QR code').click();
      await expect(card.getByRole('img').last().locator('path')).toHaveAttribute(
        'd',
        drawingOf(uri ? uri(address, coins) : address),
      );
      await page.getByLabel('Payment Proof').setInputFiles(picture);
      await page.getByLabel('Payment Method').selectOption(method);
      if (network) await page.getByLabel('Network', { exact: true }).selectOption(network);
      const prefix = /^(Ethereum|BNB Smart Chain)$/.test(wallet?.chain ?? '') ? '0x' : '';
      await page.getByLabel('Transaction id').fill(`${prefix}${newTransactionId()}`);
      await page.getByRole('button', { name: 'Submit Payment' }).click();
      await expect(page).toHaveURL('/dashboard');
      const [deposit] = await sql<{ id: string; coins: string }[]>`
        select d.id, q.coins from public.deposits d join public.deposit_quotes q on q.id = d.quote_id
        where d.investor_id = ${payer.id} and d.status = 'pending' and d.network = ${wallet?.chain ?? ''}`;
      expect(deposit?.coins).toBe(coins);
      await reviewer.goto(`/operator/deposits?from=${deposit?.id}&case=${deposit?.id}`);
      await approveCoins(reviewer, coins);
      await expect(reviewer.getByText('Approved. $150.00 was credited to Paying Petra.')).toBeVisible();
    });
  }
  await page.goto('/deposit');
  await expect(page.getByRole('row', { name: /\$150\.00.*Approved/ })).toHaveCount(names.length);
  const [balance] = await sql`select available_cents from ledger.accounts where investor_id = ${payer.id}`;
  expect(Number(balance?.['available_cents'])).toBe(names.length * 15_000);
});
