import { TRANSACTION_ID } from '../../support/transaction-id.ts';
import { expect, opener, test, waitingDeposit, waitingWithdrawal } from '../support/people.ts';

test('back office: an operator decides one deposit after the other by keyboard alone', async ({
  sql,
  pageOf,
  person,
}) => {
  const people = [];
  for (let n = 1; n <= 5; n += 1) people.push(await person(`Hurry ${n}`));
  // Oldest, so that the list begins with them.
  for (const [n, one] of people.entries()) {
    const id = await waitingDeposit(sql, one, 5000 + n);
    await sql`update public.deposits set created_at = timestamptz '2026-01-01' + ${n} * interval '1 second' where id = ${id}`;
  }
  const page = await pageOf('reviewer', '/operator/deposits');
  await expect(page.getByRole('button', { name: /by Hurry 1$/ })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (const n of people.keys()) {
    await expect(page.getByRole('dialog', { name: `Deposit of $50.${String(n).padStart(2, '0')}` })).toBeVisible();
    if (n % 5 === 4) {
      await page.keyboard.press('r');
      await page.keyboard.type('The picture shows another amount.');
      await page.keyboard.press('Control+Enter');
    } else {
      await page.keyboard.press('a');
      await expect(page.getByRole('form', { name: /^Approve/ })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog', { name: `Deposit of $50.${String(n).padStart(2, '0')}` })).toBeHidden();
  }
  const decided = await sql`
    select status, count(*)::int from public.deposits where investor_id = any (${people.map(({ id }) => id)}) group by status order by status`;
  expect([...decided]).toEqual([
    { status: 'approved', count: 4 },
    { status: 'rejected', count: 1 },
  ]);
});

test('back office: one operator approves a withdrawal, cannot pay it, and another pays it', async ({
  sql,
  pageOf,
  person,
}) => {
  const payee = await person('Payee Paula', 200_000);
  const id = await waitingWithdrawal(sql, payee, 150_000);
  const path = `/operator/withdrawals?from=${id}&case=${id}`;
  const treasurer = await pageOf('treasurer', path);
  await expect(treasurer.getByRole('complementary', { name: 'Person' })).toContainText('$500.00');
  await treasurer.getByRole('button', { name: 'Approve' }).click();
  await treasurer.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(treasurer.getByText(/^Approved\. A second person can now pay/)).toBeVisible();
  await treasurer.goto(path);
  await expect(treasurer.getByText('You approved this. A second person must pay it.')).toBeVisible();
  await treasurer.keyboard.press('Escape');
  await expect.poll(() => sql`select from desk.case_leases where case_id = ${id}`).toHaveLength(0);
  const admin = await pageOf('admin', path);
  await admin.getByRole('button', { name: 'Claim payment' }).click();
  await expect(admin.getByText(/^Claimed\. Send the payment and record it, or/)).toBeVisible();
  const investor = await pageOf(payee.email, '/transactions');
  await expect(investor.getByRole('row', { name: /\$1,500\.00/ })).toContainText('Being paid');
  await admin.getByLabel('Transaction ID').fill(`0x${TRANSACTION_ID}`);
  await admin.getByRole('button', { name: 'Mark as paid' }).click();
  await admin.getByRole('button', { name: 'Yes, it was sent' }).click();
  await expect(admin.getByText('Recorded. $1,500.00 paid to Payee Paula.')).toBeVisible();
  await expect(opener(treasurer, payee)).toBeHidden();
  await expect(investor.getByRole('row', { name: /\$1,500\.00/ })).toContainText('Paid');
});
