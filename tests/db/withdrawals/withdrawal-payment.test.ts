import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId, TRANSACTION_ID } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { figures, fingerprint } from '../support/money/books.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = await openStage();

const AMOUNT = 100_000;

async function pending(investor?: Person) {
  const alice = investor ?? (await makeInvestor({ deposited: AMOUNT }));
  const { id } = await request(asInvestor(alice));
  return { alice, withdrawal_id: id };
}

async function approved() {
  const made = await pending();
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: made.withdrawal_id, approve: true });
  return made;
}

const settle = (withdrawal_id: string, transaction_id: string) =>
  takeAndSettle(asOperator('treasurer'), { withdrawal_id, transaction_id });

test('one operator approves, another pays, and the money leaves once', async () => {
  const { alice, withdrawal_id } = await pending();
  const review = () => asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: true });
  expect(await review()).toMatchObject({
    status: 'approved',
    approved: true,
    reviewed_by: operator('reviewer').id,
  });
  expect(await review()).toMatchObject({ status: 'approved' });
  expect(await figures(owner, alice)).toMatchObject({ available: 0, withdrawing: AMOUNT });

  await asOperator('treasurer').call('take_withdrawal', { withdrawal_id });
  const paid = await Promise.all(
    Array.from({ length: 8 }, () => settle(withdrawal_id, ` ${TRANSACTION_ID} `)),
  );
  expect(paid[0]).toMatchObject({
    status: 'paid',
    approved: true,
    transaction_id: TRANSACTION_ID,
    paid_by: operator('treasurer').id,
  });
  // Another learns that it is paid, and does not appear to have paid it.
  const other = asInvestor(await makeOperator('treasurer'));
  await expect(
    other.call('settle_withdrawal', { withdrawal_id, transaction_id: TRANSACTION_ID }),
  ).rejects.toThrow('not_being_paid');
  expect(await figures(owner, alice)).toMatchObject({ available: 0, withdrawing: 0 });
  expect(
    await owner`select debit, credit, amount_cents from ledger.transfers where reference = ${withdrawal_id} and code = 'withdrawal_pay'`,
  ).toEqual([{ debit: 'withdrawing', credit: 'cash', amount_cents: AMOUNT }]);
});

test('an operator rejects a request with a reason and the hold returns, once', async () => {
  const { alice, withdrawal_id } = await pending();
  for (const reason of [undefined, '', ' ', 'a'.repeat(501)]) {
    await expect(
      asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: false, reason }),
    ).rejects.toThrow('reason_required');
  }
  const reject = () =>
    asOperator('reviewer').call('review_withdrawal', {
      withdrawal_id,
      approve: false,
      reason: 'Wrong network',
    });
  await Promise.all(Array.from({ length: 8 }, reject));
  expect(await asInvestor(alice).query`select status, reason from withdrawals`).toEqual([
    { status: 'rejected', reason: 'Wrong network' },
  ]);
  expect(await figures(owner, alice)).toMatchObject({ available: AMOUNT, withdrawing: 0 });
});

test('an operator cannot change a decision, their own or of another', async () => {
  const { withdrawal_id } = await approved();
  const before = await fingerprint(owner);
  const attempt = (role: 'admin' | 'reviewer', approve: boolean) =>
    asOperator(role).call('review_withdrawal', { withdrawal_id, approve, reason: 'second thought' });
  await expect(attempt('admin', false)).rejects.toThrow('already_reviewed');
  await expect(attempt('reviewer', false)).rejects.toThrow('already_reviewed');
  await expect(attempt('reviewer', true)).rejects.toThrow('already_reviewed');
  expect(await fingerprint(owner)).toBe(before);
});

test('the approver of a withdrawal cannot pay it, by the function or by constraint', async () => {
  const { withdrawal_id } = await approved();
  const before = await fingerprint(owner);
  await expect(
    asOperator('admin').call('settle_withdrawal', { withdrawal_id, transaction_id: newTransactionId() }),
  ).rejects.toThrow('second_person_required');
  await expect(
    owner`update withdrawals set status = 'paid', paid_at = now(), transaction_id = ${TRANSACTION_ID}, paid_by = ${operator('admin').id} where id = ${withdrawal_id}`,
  ).rejects.toThrow('withdrawals_two_people');
  expect(await fingerprint(owner)).toBe(before);
});

test('an operator can neither review nor pay a withdrawal of their own, by the function or by constraint', async () => {
  const insider = await makeOperator('admin');
  await owner`select ledger.transfer(${insider.id}, 'bonus_expense', 'available', ${AMOUNT}, 'bonus', gen_random_uuid())`;
  const { withdrawal_id } = await pending(insider);
  await expect(
    asInvestor(insider).call('review_withdrawal', { withdrawal_id, approve: true }),
  ).rejects.toThrow('own_withdrawal');
  await expect(
    owner`update withdrawals set status = 'approved', reviewed_by = ${insider.id} where id = ${withdrawal_id}`,
  ).rejects.toThrow('withdrawals_not_reviewed_by_owner');

  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: true });
  await expect(
    asInvestor(insider).call('settle_withdrawal', { withdrawal_id, transaction_id: newTransactionId() }),
  ).rejects.toThrow('own_withdrawal');
  await expect(
    owner`update withdrawals set status = 'paid', paid_at = now(), transaction_id = ${TRANSACTION_ID}, paid_by = ${insider.id} where id = ${withdrawal_id}`,
  ).rejects.toThrow('withdrawals_not_paid_by_owner');
});

test.each([undefined, null, '', '  '])(
  'a treasurer cannot pay with the transaction id %j',
  async (transaction_id) => {
    const { withdrawal_id } = await approved();
    await expect(
      takeAndSettle(asOperator('treasurer'), {
        withdrawal_id,
        transaction_id: transaction_id ?? null,
      }),
    ).rejects.toThrow('transaction_id_required');
  },
);

test('an operator who decides on a request that does not exist gets an error', async () => {
  for (const withdrawal_id of [randomUUID(), null]) {
    await expect(
      asOperator('admin').call('review_withdrawal', { withdrawal_id, approve: true }),
    ).rejects.toThrow('not_found');
    await expect(
      takeAndSettle(asOperator('admin'), { withdrawal_id, transaction_id: newTransactionId() }),
    ).rejects.toThrow('not_found');
  }
});
