import { enterAmount, fillProof, submitProof } from './support/files.ts';
import { expect, test } from './support/fixtures.ts';
import { decide, makePending, openAs } from './support/investors.ts';
import { expectPassingToast, expectToast, toasts } from './support/toasts.ts';

const WALLETS = ['Bitcoin', 'ETH', 'USDT ERC20', 'USDT TRC20', 'TRON'];
const OTHER_WALLETS = ['Litecoin', 'BNB', 'DOGE', 'SHIBA', 'BITCOIN CASH'];

test("§2 Deposit: an investor finds 'Your Deposits', a table with Amount, Payment Mode, Status and Date, and 'New Deposit' opens the modal 'Make A New Deposit', which is closed in three ways", async ({
  investor: { page },
}) => {
  await page.goto('/deposit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Deposits');
  await expect(page.getByRole('columnheader')).toHaveText(['Amount', 'Payment Mode', 'Status', 'Date']);
  await expect(page.getByRole('row', { name: /\$3,500\.00/ })).toContainText(/bitcoin.*Approved.*20\d\d\/\d\d\/\d\d/s);
  const modal = page.getByRole('dialog', { name: 'Make A New Deposit' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await page.getByRole('button', { name: 'New Deposit' }).click();
    await expect(modal.getByLabel('Enter Amount')).toHaveAttribute('inputmode', 'decimal');
    await expect(modal.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await close();
    await expect(modal).toBeHidden();
  }
});

test("§2 Deposit: an investor without deposits reads 'Currently no Deposit'", async ({ page, sql }) => {
  await openAs(page, sql, '/deposit');
  await expect(page.getByText('Currently no Deposit')).toBeVisible();
});

test("§2 Deposit, §2 Make Payment: Continue leads to /deposit/wallet, the amount travels as navigation state, and an investor reads 'Please make your payment of ${amount} to any of the crypto wallet addresses below…'", async ({
  investor: { page },
}) => {
  await page.goto('/deposit');
  await enterAmount(page, '1,234.50');
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(
    page.getByText(
      'Please make your payment of $1,234.50 to any of the crypto wallet addresses below. Always verify and confirm you copied the wallet address correctly',
    ),
  ).toBeVisible();
});

test("§2 Make Payment: an investor copies each address from its card and is told '{coin} address has been copied !!'", async ({
  investor: { page },
  sql,
}) => {
  await page.goto('/deposit');
  await enterAmount(page);
  await page.getByText('More coins').click();
  for (const coin of [...WALLETS, ...OTHER_WALLETS]) {
    const [wallet] = await sql<{ address: string; address_name: string }[]>`
      select address, address_name from public.wallets where coin = ${coin}`;
    const card = page.getByRole('article', { name: coin, exact: true });
    await expect(card.getByRole('heading')).toHaveText(coin);
    await expect(card.getByText(wallet?.address_name ?? '', { exact: true })).toBeVisible();
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.getByText(wallet?.address ?? '', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: `Copy ${coin} address` }).click();
    await expectToast(page, `${coin} address has been copied !!`, 'top');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet?.address);
  }
});

test('§9: an investor chooses among exactly the nine payment methods', async ({ investor: { page } }) => {
  await page.goto('/deposit');
  await enterAmount(page);
  await expect(page.getByLabel('Payment Method').getByRole('option')).toHaveText([
    'Choose…',
    'bitcoin',
    'Ethereum',
    'Litecoin',
    'USDT',
    'BNB',
    'DOGE',
    'TRON',
    'SHIBA',
    'BITCOIN CASH',
  ]);
});

test("§4 Deposit: an investor submits a proof, reads 'Payment Sent' and is on the dashboard; the record is theirs, unapproved", async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/deposit');
  await enterAmount(page, '1,234.56');
  await fillProof(page);
  await submitProof(page);
  await expectToast(page, 'Payment Sent', 'top');
  await expect(page).toHaveURL('/dashboard');
  const rows = await sql`
    select d.amount_cents, d.method, d.approved, o.metadata ->> 'mimetype' as type
    from public.deposits d join storage.objects o on o.bucket_id = 'proofs' and o.name = d.proof_path
    where d.investor_id = ${id}`;
  expect([...rows]).toEqual([{ amount_cents: '123456', method: 'bitcoin', approved: false, type: 'image/png' }]);
});

test("§4 Deposit: a deposit is shown as 'Pending', and as 'Approved' the moment that an operator approves it", async ({
  page,
  sql,
}) => {
  const person = await openAs(page, sql, '/deposit');
  const deposit = await makePending(sql, person);
  const row = page.getByRole('row', { name: /\$1,500\.00/ });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Under review');
  await decide(sql, deposit);
  await expect(row).toContainText('Approved');
});

test('§4 Deposit: an investor reads why a deposit was rejected (departure: there only Pending and Approved)', async ({
  page,
  sql,
}) => {
  const person = await openAs(page, sql, '/deposit');
  const deposit = await makePending(sql, person);
  const row = page.getByRole('row', { name: /\$1,500\.00/ });
  await expect(row).toContainText('Pending');
  await decide(sql, deposit, 'The picture shows another amount.');
  await expect(row).toContainText('Rejected');
  await expect(row.getByText('Reason: The picture shows another amount.')).toBeVisible();
});

test("§4 Deposit: a failure is 'Payment Not Sent', at the bottom for five seconds, and the investor stays on the page", async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/deposit');
  await enterAmount(page);
  await fillProof(page);
  await page.route('**/rest/v1/rpc/submit_deposit', (route) => route.abort());
  await expectPassingToast(page, 'Payment Not Sent', 'bottom-center', () => submitProof(page));
  await expect(page).toHaveURL('/deposit/wallet');
  expect(await sql`select 1 from public.deposits where investor_id = ${id}`).toHaveLength(0);
});

test("§5 Deposit amount: an investor who enters nothing, or zero, reads 'Enter a Price to Deposit'", async ({
  investor: { page },
}) => {
  await page.goto('/deposit');
  await page.getByRole('button', { name: 'New Deposit' }).click();
  for (const amount of ['', '0']) {
    await page.getByLabel('Enter Amount').fill(amount);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'Enter a Price to Deposit', 'bottom');
  }
  await expect(page).toHaveURL('/deposit');
});

test("§5 Proof submission: without a file and a method an investor reads 'Please fill the form correctly', and nothing is sent (departure: there it went on)", async ({
  investor: { page },
}) => {
  await page.goto('/deposit');
  await enterAmount(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/')) sent.push(request.url());
  });
  await submitProof(page);
  await expectToast(page, 'Please fill the form correctly', 'bottom');
  await expect(toasts(page).getByText('Payment Not Sent')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("§8: an investor whose deposits cannot be read is told 'Please Refresh Browser', and a refresh shows them", async ({
  page,
  sql,
}) => {
  await openAs(page, sql, '/dashboard', { deposited: 150_000 });
  await page.route('**/rest/v1/deposits*', (route) => route.fulfill({ status: 500, json: { code: 'XX000' } }));
  await page.goto('/deposit');
  await expectToast(page, 'Please Refresh Browser', 'bottom');
  await page.unroute('**/rest/v1/deposits*');
  await page.reload();
  await expect(page.getByRole('row', { name: /\$1,500\.00/ })).toContainText('Approved');
});
