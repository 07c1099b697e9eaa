import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;

async function approved() {
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  return { alice, id };
}
const sendBack = (actor: ReturnType<typeof asInvestor>, withdrawal_id: string, reason = 'No such address') =>
  actor.call('review_withdrawal', { withdrawal_id, approve: false, reason });
const pay = (withdrawal_id: string, role: 'treasurer' | 'admin' = 'treasurer') =>
  takeAndSettle(asOperator(role), { withdrawal_id, transaction_id: newTransactionId() });

test('a treasurer sends back what cannot be paid: the amount is available again, once, and its owner reads why', async () => {
  const { alice, id } = await approved();
  await expect(sendBack(asOperator('treasurer'), id, ' ')).rejects.toThrow('reason_required');
  const again = Array.from({ length: 4 }, async () => sendBack(asOperator('treasurer'), id));
  for (const answer of await Promise.all(again))
    expect(answer).toMatchObject({ status: 'rejected', approved: false, reason: 'No such address' });
  expect(await figures(owner, alice)).toMatchObject({ available: 100_000, withdrawing: 0 });
  const told = await owner`
    select kind, detail from public.notifications where subject_id = ${id} order by created_at desc limit 1`;
  expect([...told]).toEqual([{ kind: 'withdrawals.rejected', detail: 'No such address' }]);
  const trail = await owner`select action from ground.audit_events where subject = ${id} order by id`;
  expect(trail.map(({ action }) => action as string)).toEqual(['withdrawal_approved', 'withdrawal_rejected']);
  await expect(pay(id, 'admin')).rejects.toThrow('not_approved');
  expect(await problems(owner)).toEqual([]);
});

test('an operator cannot send back what they approved, what is theirs, what is paid, or anything without the right to pay it', async () => {
  const treasurer = await makeInvestor({ deposited: 100_000 });
  await owner`insert into people.operators values (${treasurer.id}, 'treasurer')`;
  const { id: own } = await pendingWithdrawal(stage, treasurer);
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: own, approve: true });
  const { id: mine } = await pendingWithdrawal(stage);
  await asInvestor(treasurer).call('review_withdrawal', { withdrawal_id: mine, approve: true });
  const { id: other } = await approved();
  const { id: paid } = await approved();
  await pay(paid);
  const reviewer = asInvestor(await makeOperator('reviewer'));
  const before = await fingerprint(owner);
  await expect(sendBack(asInvestor(treasurer), own)).rejects.toThrow('own_withdrawal');
  await expect(sendBack(asInvestor(treasurer), mine)).rejects.toThrow('already_reviewed');
  await expect(sendBack(reviewer, other)).rejects.toThrow('already_reviewed');
  await expect(sendBack(asOperator('admin'), paid)).rejects.toThrow('already_reviewed');
  expect(await fingerprint(owner)).toBe(before);
});

test('an owner takes back what was given back unpaid after 48 hours more: it may have been paid before', async () => {
  const { alice, id } = await approved();
  await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: id });
  await owner`update public.withdrawals set reviewed_at = now() - interval '3 days', taken_until = now() where id = ${id}`;
  await asOperator('admin').call('take_withdrawal', { withdrawal_id: id });
  await asOperator('admin').call('give_back_withdrawal', { withdrawal_id: id, reason: 'Not sent' });
  const takeBack = () => asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: id });
  await expect(takeBack()).rejects.toThrow('not_cancellable');
  await owner`update public.withdrawals set given_back_at = now() - interval '47 hours 59 minutes' where id = ${id}`;
  await expect(takeBack()).rejects.toThrow('not_cancellable');
  await owner`update public.withdrawals set given_back_at = now() - interval '48 hours', reviewed_at = now() where id = ${id}`;
  await expect(takeBack()).rejects.toThrow('not_cancellable');
  await owner`update public.withdrawals set reviewed_at = now() - interval '48 hours' where id = ${id}`;
  expect(await takeBack()).toMatchObject({ status: 'cancelled' });
});

test('an owner takes back what was approved and left for 48 hours, not sooner, and not while it is being paid', async () => {
  const { alice, id } = await approved();
  const { alice: bob, id: taken } = await approved();
  await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: taken });
  const age = (interval: string) => owner`
    update public.withdrawals set reviewed_at = now() - ${interval}::interval where id in ${owner([id, taken])}`;
  const takeBack = () => asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: id });
  await age('47 hours 59 minutes');
  await expect(takeBack()).rejects.toThrow('not_cancellable');
  await age('48 hours');
  expect(await takeBack()).toMatchObject({ status: 'cancelled' });
  expect(await figures(owner, alice)).toMatchObject({ available: 100_000, withdrawing: 0 });
  await expect(pay(id)).rejects.toThrow('not_approved');
  await expect(asInvestor(bob).call('cancel_withdrawal', { withdrawal_id: taken })).rejects.toThrow('not_cancellable');
  expect(await problems(owner)).toEqual([]);
});
