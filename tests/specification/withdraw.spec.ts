import type { Page } from '@playwright/test';
import { card } from '../e2e/support/screens.ts';
import { TRANSACTION_ID } from '../support/transaction-id.ts';
import { expect, test } from './support/fixtures.ts';
import { openAs, PASSWORD } from './support/investors.ts';
import { expectPassingToast, expectToast } from './support/toasts.ts';

const ADDRESSES = {
  Bitcoin: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  Ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  USDT: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  TON: '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
};
type Method = keyof typeof ADDRESSES;

async function openForm(page: Page, method: Method = 'Bitcoin') {
  await page.getByRole('article', { name: method }).getByRole('button', { name: 'Request Withdrawal' }).click();
  return page.getByRole('dialog');
}

async function fill(page: Page, amount: string, address: string = ADDRESSES.Bitcoin) {
  await page.getByLabel('Enter Address').fill(address);
  await page.getByLabel('Enter Amount').fill(amount);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

async function send(page: Page) {
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the request' }).click();
}

test("§2 Withdraw: an investor reads 'Request Withdrawal' above four cards, each of which opens a modal with the exact text, 'Enter Address', 'Enter Amount' and Submit", async ({
  investor: { page },
}) => {
  await page.goto('/withdraw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Withdrawal');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(Object.keys(ADDRESSES));
  await expect(page.getByText('Available balance')).toBeVisible();
  for (const method of Object.keys(ADDRESSES) as Method[]) {
    const modal = await openForm(page, method);
    await expect(modal.getByText('Payment will be sent through your selected method.')).toBeVisible();
    await expect(modal.getByLabel('Enter Address')).toBeEditable();
    await expect(modal.getByLabel('Enter Amount')).toBeEditable();
    await expect(modal.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled();
    await page.keyboard.press('Escape');
  }
});

test("§2 Withdraw, §4 Withdrawal: an investor looks over address, network, amount and what remains, then 'Order Sent', then the dashboard; the record is theirs, unapproved", async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/withdraw', { deposited: 250_050 });
  const dialog = await openForm(page, 'Bitcoin');
  await fill(page, '1,000.00');
  await expect(dialog.getByRole('definition')).toHaveText([
    '$1,000.00',
    ADDRESSES.Bitcoin,
    'Bitcoin, test network',
    '$1,500.50',
    '48hrs',
  ]);
  await expect(dialog.getByText('tb1q', { exact: true })).toBeVisible();
  expect(await sql`select 1 from public.withdrawals where investor_id = ${id}`).toHaveLength(0);
  await send(page);
  await expectToast(page, 'Order Sent', 'top');
  await expect(page).toHaveURL('/dashboard');
  await expect(card(page, 'Balance')).toContainText('$1,500.50');
  const rows = await sql`
    select amount_cents, address, method, approved from public.withdrawals where investor_id = ${id}`;
  expect([...rows]).toEqual([
    { amount_cents: '100000', address: ADDRESSES.Bitcoin, method: 'Bitcoin', approved: false },
  ]);
});

test("§4 Withdrawal: an investor sees 'Pending', then each change as it happens, up to the transaction id", async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/withdraw', { deposited: 250_000 });
  await openForm(page);
  await fill(page, '1000');
  await send(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/withdraw');
  const row = page.getByRole('row', { name: /\$1,000\.00/ });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Under review; you can still cancel');
  await sql`
    update public.withdrawals set status = 'approved', reviewed_at = now(), reviewed_by = '00000000-0000-4000-8000-000000000003'
    where investor_id = ${id}`;
  await expect(row).toContainText('Approved');
  await expect(row).toContainText('Another team member sends the payment');
  await sql`
    update public.withdrawals set status = 'paid', paid_at = now(), paid_by = '00000000-0000-4000-8000-000000000004', transaction_id = ${TRANSACTION_ID}
    where investor_id = ${id}`;
  await expect(row).toContainText('Paid');
  await row.getByText('Details').click();
  await expect(row.getByText(`Transaction: ${TRANSACTION_ID}`)).toBeVisible();
});

test('§4 Withdrawal: an investor cancels while it is pending, and the amount is back (departure: not possible there)', async ({
  page,
  sql,
}) => {
  await openAs(page, sql, '/withdraw', { deposited: 250_000 });
  await openForm(page);
  await fill(page, '1000');
  await send(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/withdraw');
  await page.getByRole('button', { name: 'Cancel the withdrawal of $1,000.00' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('row', { name: /\$1,000\.00/ })).toContainText('Cancelled');
  await expect(page.getByText('$2,500.00').first()).toBeVisible();
});

test("§5 Withdrawal: an unverified investor reads 'Please Verify account', at the bottom for five seconds, and nothing is asked for", async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/withdraw', { deposited: 250_000, verified: false });
  await openForm(page);
  await expectPassingToast(page, 'Please Verify account', 'bottom-center', () => fill(page, '1000'));
  await expect(page).toHaveURL('/withdraw');
  expect(await sql`select 1 from public.withdrawals where investor_id = ${id}`).toHaveLength(0);
});

test("§5 Withdrawal: an investor who sends an empty form, too little, or another network's address reads what is wrong (departure: only the empty form there)", async ({
  investor: { page },
}) => {
  await page.goto('/withdraw');
  const dialog = await openForm(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expectToast(page, 'Please fill the form correctly', 'bottom');
  await fill(page, '999.99');
  await expect(dialog.getByText('Minimum $1,000.00, unless you withdraw your whole balance.')).toBeVisible();
  await expect(page.getByLabel('Enter Amount')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, '1000', ADDRESSES.Ethereum);
  await expect(dialog.getByText('This address is for Ethereum. It can’t be used for Bitcoin.')).toBeVisible();
  await expect(page.getByLabel('Enter Address')).toHaveAttribute('aria-invalid', 'true');
});
