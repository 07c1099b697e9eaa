import { expect, test, afterEach } from 'vitest';
import { newTransactionId, TRANSACTION_ID } from '../../support/transaction-id.ts';
import type { Person, Actor } from '../support/actors.ts';
import { figures, fingerprint } from '../support/money/books.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// After approval the owner cannot cancel, because a treasurer may already pay.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = stage;

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
  expect(await review()).toMatchObject({ status: 'approved', approved: true, reviewed_by: operator('reviewer').id });
  expect(await review()).toMatchObject({ status: 'approved' });
  expect(await figures(owner, alice)).toMatchObject({ available: 0, withdrawing: AMOUNT });

  await asOperator('treasurer').call('take_withdrawal', { withdrawal_id });
  const paid = await Promise.all(Array.from({ length: 8 }, () => settle(withdrawal_id, ` ${TRANSACTION_ID} `)));
  expect(paid[0]).toMatchObject({
    status: 'paid',
    approved: true,
    transaction_id: TRANSACTION_ID,
    paid_by: operator('treasurer').id,
  });
  await expect(settle(withdrawal_id, newTransactionId())).rejects.toThrow('not_approved');
  const other = asInvestor(await makeOperator('treasurer'));
  await expect(other.call('settle_withdrawal', { withdrawal_id, transaction_id: TRANSACTION_ID })).rejects.toThrow(
    'not_being_paid',
  );
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
    asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: false, reason: 'Wrong network' });
  await Promise.all(Array.from({ length: 8 }, reject));
  expect(await asInvestor(alice).query`select status, reason from withdrawals`).toEqual([
    { status: 'rejected', reason: 'Wrong network' },
  ]);
  expect(await figures(owner, alice)).toMatchObject({ available: AMOUNT, withdrawing: 0 });
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
  await expect(asInvestor(insider).call('review_withdrawal', { withdrawal_id, approve: true })).rejects.toThrow(
    'own_withdrawal',
  );
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

const approve = (actor: Actor, withdrawal_id: string) =>
  actor.call('review_withdrawal', { withdrawal_id, approve: true });

const REFUSAL = { code: 'P0001', message: 'payer_required' };

const appoint = (id: string, role: string) => owner`
  insert into people.operators values (${id}, ${role}) on conflict (user_id) do update set role = excluded.role`;

const dismiss = (id: string) => owner`delete from people.operators where user_id = ${id}`;

const limit = (role: string, kind: string, max_cents: number) => owner`
  insert into desk.role_limits ${owner({ role, kind, max_cents })}`;

afterEach(async () => {
  await owner`delete from desk.role_limits`;
  for (const role of ['reviewer', 'treasurer', 'admin'] as const) await appoint(operator(role).id, role);
  await owner`delete from people.operators where user_id not in ${owner(
    (['reviewer', 'treasurer', 'admin'] as const).map((role) => operator(role).id),
  )}`;
});

test('the only operator who could pay a withdrawal leaves its approval to another, and pays it', async () => {
  await dismiss(operator('treasurer').id);
  const { id } = await pendingWithdrawal(stage);
  await expect(approve(asOperator('admin'), id)).rejects.toMatchObject(REFUSAL);
  expect(await approve(asOperator('reviewer'), id)).toMatchObject({ status: 'approved' });
  expect(
    await takeAndSettle(asOperator('admin'), { withdrawal_id: id, transaction_id: newTransactionId() }),
  ).toMatchObject({ status: 'paid' });
});

test('an operator cannot approve the withdrawal of the only person who could pay it', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  await appoint(alice.id, 'admin');
  await dismiss(operator('treasurer').id);
  await owner`update people.operators set role = 'reviewer' where user_id = ${operator('admin').id}`;
  const { id } = await pendingWithdrawal(stage, alice);
  await expect(approve(asOperator('reviewer'), id)).rejects.toMatchObject(REFUSAL);
  expect(await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: id })).toMatchObject({
    status: 'cancelled',
  });
});

test('an approval takes a payer whose limit reaches as far, and limits of other kinds and roles say nothing', async () => {
  const { id } = await pendingWithdrawal(stage);
  await limit('treasurer', 'payment', 99_999);
  await limit('reviewer', 'payment', 0);
  await limit('treasurer', 'bonus', 0);
  await expect(approve(asOperator('admin'), id)).rejects.toMatchObject(REFUSAL);
  await owner`update desk.role_limits set max_cents = 100000 where role = 'treasurer' and kind = 'payment'`;
  expect(await approve(asOperator('admin'), id)).toMatchObject({ status: 'approved' });
});
