import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openDialog, settled } from '../../support/app';
import { TRANSACTION_ID } from '../../support/money/withdrawing';
import { answerOperator } from '../../support/operator/operator';
import { approved, BEN, CLEO, taken, takenBy, withdrawal } from '../../support/operator/queued-withdrawals';
import { refusal, rpc, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

function answerWithdrawals(role: string, rows: object[], ...answers: Response[]) {
  const sent: unknown[] = [];
  answerOperator(role);
  server.use(
    rpc('withdrawal_queue', () => rows),
    ...['review_withdrawal', 'take_withdrawal', 'give_back_withdrawal', 'settle_withdrawal'].map((name) =>
      http.post(`${RPC}/${name}`, async ({ request }) => {
        sent.push({ name, ...((await request.json()) as object) });
        return answers.shift() ?? HttpResponse.json({ status: 'paid' });
      }),
    ),
  );
  return sent;
}

beforeEach(() => signIn());

const openCase = (name: string) => openDialog('/operator/withdrawals', name);
const REVIEW = 'Review the withdrawal of $1,000.00 by Ben Example';
const PAY = 'Pay the withdrawal of $1,000.00 to Ben Example';

test('an operator who approves a request with a fee reads what can be paid of it', async () => {
  answerWithdrawals('reviewer', [withdrawal({ fee_cents: 1_000, pays_cents: 99_000 })]);
  const { user, dialog } = await openCase(REVIEW);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  expect(await screen.findByText(/A second person can now pay \$990\.00 to Ben Example/)).toBeDefined();
});

test('an operator is warned of an address whose checksum is wrong, and cannot copy it', async () => {
  answerWithdrawals('reviewer', [withdrawal({ address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwB' })]);
  const { dialog } = await openCase(REVIEW);
  expect(dialog.getByRole('alert').textContent).toMatch(/Don’t pay: this address is invalid\. Reject/);
  expect(dialog.queryByRole('button', { name: 'Copy address' })).toBeNull();
});

test('a treasurer pays what another approved, and records the transaction once', async () => {
  const row = taken();
  const sent = answerWithdrawals('treasurer', [row]);
  const { user, dialog } = await openCase(PAY);
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  await user.type(dialog.getByLabelText('Transaction ID'), ` ${TRANSACTION_ID} `);
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  const question = await dialog.findByRole('form', { name: 'Was $1,000.00 sent to Ben Example?' });
  expect(within(question).getByText('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toBeDefined();
  expect(within(question).getByText(TRANSACTION_ID)).toBeDefined();
  expect(sent).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Yes, it was sent' }));
  expect(await screen.findByText('Recorded. $1,000.00 paid to Ben Example.')).toBeDefined();
  expect(sent).toEqual([{ name: 'settle_withdrawal', withdrawal_id: row.id, transaction_id: TRANSACTION_ID }]);
});

test('a treasurer is asked about and told of what was sent, which is less than the request by its fee', async () => {
  answerWithdrawals('treasurer', [taken({ fee_cents: 1_000, pays_cents: 99_000 })]);
  const { user, dialog } = await openCase(PAY);
  expect(dialog.getByText(/^First send \$990\.00 from the platform wallet/)).toBeDefined();
  await user.type(dialog.getByLabelText('Transaction ID'), TRANSACTION_ID);
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await dialog.findByText('Was $990.00 sent to Ben Example?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Yes, it was sent' }));
  expect(await screen.findByText('Recorded. $990.00 paid to Ben Example.')).toBeDefined();
});

test.each([
  ['reviewer', {}, /Only a treasurer or admin can pay it; your role is reviewer/],
  ['treasurer', { reviewed_by: ADA.id }, /You approved this\. A second person must pay it/],
  ['admin', { investor_id: ADA.id }, /This is your own case\. Another operator must decide/],
])('a %s who may not pay finds the reason instead of a button (%o)', async (role, values, reason) => {
  answerWithdrawals(role, [approved(values)]);
  const { dialog } = await openCase(REVIEW);
  expect(dialog.getByText(reason)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
});

const [ETHEREUM, TRON, TON] = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
];
test.each([
  ['Bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'abc', TRANSACTION_ID],
  ['Ethereum', ETHEREUM, TRANSACTION_ID, `0x${TRANSACTION_ID}`],
  ['USDT', ETHEREUM, TRANSACTION_ID, `0x${TRANSACTION_ID}`],
  ['USDT', TRON, `0x${TRANSACTION_ID}`, TRANSACTION_ID],
  ['TON', TON, 'f00d', `${'A'.repeat(40)}+_x=`],
])('a treasurer who pays %s to %s cannot write %s there, but %s', async (method, address, bad, good) => {
  answerWithdrawals('treasurer', [taken({ method, address })]);
  const { user, dialog } = await openCase(PAY);
  const field = dialog.getByLabelText('Transaction ID');
  await user.type(field, bad);
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(
    await dialog.findByText('This isn’t a transaction ID on this network. Check it and enter it again.'),
  ).toBeDefined();
  await user.clear(field);
  await user.type(field, good);
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await dialog.findByText(good)).toBeDefined();
});

test('a treasurer who may not pay so much reads so, and can still send it back', async () => {
  const row = approved();
  const sent = answerWithdrawals('treasurer', [row]);
  const limit = { role: 'treasurer', kind: 'payment', max_cents: 50_000, set_by: null };
  server.use(rpc('list_limits', () => [limit]));
  const { user, dialog } = await openCase(REVIEW);
  expect(await dialog.findByText(/exceeds your limit of \$500\.00/)).toBeDefined();
  expect(dialog.queryByLabelText('Transaction ID')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByText(/Only if nothing was sent\. The amount returns/)).toBeDefined();
  await user.type(dialog.getByLabelText('Reason'), 'No such address');
  await user.click(dialog.getByRole('button', { name: 'Yes, reject' }));
  expect(await screen.findByText('Rejected. Ben Example sees your reason.')).toBeDefined();
  expect(sent).toMatchObject([{ name: 'review_withdrawal', withdrawal_id: row.id, approve: false }]);
});

test('a treasurer refused by the database keeps the transaction id', async () => {
  answerWithdrawals('treasurer', [taken()], refusal(400, 'P0001', 'second_person_required'));
  const { user, dialog } = await openCase(PAY);
  await user.type(dialog.getByLabelText('Transaction ID'), TRANSACTION_ID);
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await user.click(await dialog.findByRole('button', { name: 'Yes, it was sent' }));
  expect(await screen.findByText('A second person must approve this.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByLabelText('Transaction ID')).toHaveProperty('value', TRANSACTION_ID);
});

test('a treasurer is not asked to send what a batch pays', async () => {
  answerWithdrawals('treasurer', [taken({ coins: '0.01', price: '100000' })]);
  server.use(rpc('payout_states', [{ state: 'in_batch', needed: 3 }]));
  const { dialog } = await openCase(PAY);
  expect(await dialog.findByText('In a batch of payments')).toBeDefined();
  expect(dialog.queryByText(/^(First send|Send exactly)/)).toBeNull();
});

test('a treasurer gives back what was not sent, with a reason', async () => {
  const row = taken();
  const sent = answerWithdrawals('treasurer', [row]);
  const { user, dialog } = await openCase(PAY);
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  await user.type(dialog.getByLabelText('Reason'), 'The wallet is closed');
  await user.dblClick(dialog.getByRole('button', { name: 'Yes, release it' }));
  expect(await screen.findByText(/Released\. \$1,000\.00 for Ben Example is waiting for payment again/)).toBeDefined();
  expect(sent).toEqual([{ name: 'give_back_withdrawal', withdrawal_id: row.id, reason: 'The wallet is closed' }]);
});

test('a treasurer reads who is paying a request and until when, and cannot take it', async () => {
  answerWithdrawals('treasurer', [takenBy(CLEO, 'Dora', { reviewed_by: BEN, address: null })]);
  const { dialog } = await openCase(REVIEW);
  expect(dialog.getByText(/Claimed by Dora until/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /Claim|Take|Reject|Mark as paid/ })).toBeNull();
});

test('a treasurer who takes over what another has left is warned that it may have been sent, and takes it once by several clicks', async () => {
  const row = takenBy(CLEO, 'Dora', { reviewed_by: BEN, address: null, taken_until: null });
  const sent = answerWithdrawals('treasurer', [row]);
  const { user, dialog } = await openCase(PAY);
  expect(dialog.getByRole('alert').textContent).toMatch(/Ask them before you pay/);
  expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
  const button = dialog.getByRole('button', { name: 'Take over' });
  await user.dblClick(button);
  expect(await screen.findByText(/^Claimed\. Send the payment and record it, or/)).toBeDefined();
  // The list is stale, because another read cancelled its own.
  await user.click(button);
  await settled();
  expect(sent).toEqual([{ name: 'take_withdrawal', withdrawal_id: row.id }]);
  expect(screen.getAllByText(/^Claimed\. Send the payment and record it, or/)).toHaveLength(1);
});

test('a treasurer who has taken a request of an account that is frozen since reads what to do', async () => {
  answerWithdrawals('treasurer', [taken({ frozen: true })]);
  const { dialog } = await openCase(PAY);
  expect(dialog.getByText(/This account was frozen after you claimed/)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Release' })).toBeDefined();
});
