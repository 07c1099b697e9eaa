import { describe, expect, test } from 'vitest';
import { transactionIdOf } from '../../support/transaction-id.ts';
import type { Actor } from '../support/actors.ts';
import { isBlocked } from '../support/locks.ts';
import { figures, problems } from '../support/money/books.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { openStage } from '../support/stage.ts';

// A treasurer takes a withdrawal before paying it, because coins may leave before anything here says so.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator, whileHeld } = stage;
const [treasurer, admin] = [asOperator('treasurer'), asOperator('admin')];
const refusal = (message: string) => ({ code: 'P0001', message });

async function approved(approver: Actor = asOperator('reviewer')) {
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  await approver.call('review_withdrawal', { withdrawal_id: id, approve: true });
  return { alice, id };
}
const take = (actor: Actor, withdrawal_id: string) => actor.call('take_withdrawal', { withdrawal_id });
const settle = (actor: Actor, withdrawal_id: string) =>
  actor.call('settle_withdrawal', { withdrawal_id, transaction_id: transactionIdOf(withdrawal_id) });
const giveBack = (actor: Actor, withdrawal_id: string, reason: string | null = 'Nothing was sent') =>
  actor.call('give_back_withdrawal', { withdrawal_id, reason });
const endLease = (id: string) => owner`update public.withdrawals set taken_until = now() where id = ${id}`;
const actions = async (id: string) =>
  (
    await owner<{ action: string; actor: string }[]>`
      select action, actor from ground.audit_events where subject = ${id} and action <> 'withdrawal_approved' order by id`
  ).map(({ action, actor }) => [action, actor]);
const [TREASURER, ADMIN] = [operator('treasurer').id, operator('admin').id];

describe('a withdrawal that is being paid', () => {
  test('cannot be taken back by its owner, also when its payer and its approver have lost their roles', async () => {
    const [payer, approver] = [await makeOperator('treasurer'), await makeOperator('reviewer')];
    const { alice, id } = await approved(asInvestor(approver));
    await take(asInvestor(payer), id);
    const cancel = () => asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: id });
    await expect(cancel()).rejects.toMatchObject(refusal('not_cancellable'));
    await owner`delete from people.operators where user_id = any (${[payer.id, approver.id]})`;
    await expect(settle(asInvestor(payer), id)).rejects.toMatchObject({ message: 'not_allowed' });
    await expect(cancel()).rejects.toMatchObject(refusal('not_cancellable'));
    await endLease(id);
    await expect(cancel()).rejects.toMatchObject(refusal('not_cancellable'));
    expect(await asInvestor(alice).rows('lapsed_approvals')).toEqual([]);
    await take(treasurer, id);
    await settle(treasurer, id);
    expect(await figures(owner, alice)).toMatchObject({ available: 0, withdrawing: 0 });
  });

  test('lapses when it is given back after its approver lost the role, and its owner learns that', async () => {
    const approver = await makeOperator('reviewer');
    const { alice, id } = await approved(asInvestor(approver));
    await take(treasurer, id);
    await owner`delete from people.operators where user_id = ${approver.id}`;
    await giveBack(treasurer, id);
    const told = await owner`
      select kind from public.notifications where investor_id = ${alice.id} order by created_at, kind`;
    expect(told.map(({ kind }) => kind as string).slice(-1)).toEqual(['withdrawals.lapsed']);
    expect(await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: id })).toMatchObject({
      status: 'cancelled',
    });
  });

  test('is paid only by the treasurer who has taken it; others learn until when', async () => {
    const { id } = await approved();
    await expect(settle(treasurer, TREASURER)).rejects.toMatchObject(refusal('not_found'));
    await expect(settle(treasurer, id)).rejects.toMatchObject(refusal('not_being_paid'));
    const taken = await take(treasurer, id);
    expect(taken).toMatchObject({ status: 'paying', approved: true, taken_by: TREASURER });
    await expect(take(admin, id)).rejects.toMatchObject(refusal('being_paid'));
    await expect(settle(admin, id)).rejects.toMatchObject(refusal('being_paid'));
    await expect(giveBack(admin, id)).rejects.toMatchObject(refusal('being_paid'));
    for (const approve of [true, false])
      await expect(
        admin.call('review_withdrawal', { withdrawal_id: id, approve, reason: 'Look' }),
      ).rejects.toMatchObject(refusal('already_reviewed'));
    expect(await take(treasurer, id)).toEqual(taken);
    await settle(treasurer, id);
    await settle(treasurer, id);
    await expect(take(treasurer, id)).rejects.toMatchObject(refusal('not_approved'));
    expect(await actions(id)).toEqual([
      ['withdrawal_taken', TREASURER],
      ['withdrawal_paid', TREASURER],
    ]);
  });

  test('is kept for an hour, and then until another treasurer takes it over', async () => {
    const { id } = await approved();
    await take(treasurer, id);
    const [lease] = await owner`
      select taken_until - now() between interval '59 minutes' and interval '1 hour' as right from public.withdrawals where id = ${id}`;
    expect(lease).toEqual({ right: true });
    await endLease(id);
    await expect(settle(admin, id)).rejects.toMatchObject(refusal('being_paid'));
    await expect(giveBack(admin, id)).rejects.toMatchObject(refusal('being_paid'));
    await take(admin, id);
    await expect(settle(treasurer, id)).rejects.toMatchObject(refusal('being_paid'));
    await expect(take(treasurer, id)).rejects.toMatchObject(refusal('being_paid'));
    await giveBack(admin, id);
    await take(treasurer, id);
    await endLease(id);
    expect(await settle(treasurer, id)).toMatchObject({ status: 'paid', paid_by: TREASURER });
    expect(await actions(id)).toEqual([
      ['withdrawal_taken', TREASURER],
      ['withdrawal_taken', ADMIN],
      ['withdrawal_given_back', ADMIN],
      ['withdrawal_taken', TREASURER],
      ['withdrawal_paid', TREASURER],
    ]);
  });
});

test('neither its owner, nor its approver, nor a reviewer, nor a limited operator takes a withdrawal, nor anyone what is not approved', async () => {
  const { id } = await approved(admin);
  await expect(take(admin, id)).rejects.toMatchObject(refusal('second_person_required'));
  await expect(take(asOperator('reviewer'), id)).rejects.toMatchObject({ code: '42501' });
  await owner`insert into desk.role_limits (role, kind, max_cents) values ('treasurer', 'payment', 99999)`;
  await expect(take(treasurer, id)).rejects.toMatchObject(refusal('above_limit'));
  await owner`delete from desk.role_limits where kind = 'payment'`;
  const insider = await makeOperator('treasurer');
  await owner`select ledger.transfer(${insider.id}, 'bonus_expense', 'available', 100000, 'bonus', gen_random_uuid())`;
  const own = await pendingWithdrawal(stage, insider);
  await expect(take(treasurer, own.id)).rejects.toMatchObject(refusal('not_approved'));
  await admin.call('review_withdrawal', { withdrawal_id: own.id, approve: true });
  await expect(take(asInvestor(insider), own.id)).rejects.toMatchObject(refusal('own_withdrawal'));
  for (const who of [insider.id, ADMIN])
    await expect(
      owner`update public.withdrawals set status = 'paying', taken_by = ${who}, taken_until = now() where id = ${own.id}`,
    ).rejects.toThrow('withdrawals_taken_by_another');
});

test('the withdrawal of a frozen person is not taken, nor settled, and can be given back', async () => {
  const [first, second] = [await approved(), await approved()];
  await take(treasurer, second.id);
  for (const { alice } of [first, second])
    await asOperator('reviewer').rows('freeze_person', { person_id: alice.id, reason: 'Taken over' });
  await expect(take(treasurer, first.id)).rejects.toMatchObject(refusal('person_frozen'));
  await expect(settle(treasurer, second.id)).rejects.toMatchObject(refusal('person_frozen'));
  await giveBack(treasurer, second.id);
  await expect(take(treasurer, second.id)).rejects.toMatchObject(refusal('person_frozen'));
});

test('no treasurer gives back a withdrawal of their own whose payer has lost the right to pay', async () => {
  const { alice, id } = await approved();
  const payer = await makeOperator('treasurer');
  await take(asInvestor(payer), id);
  await endLease(id);
  await owner`update people.operators set role = 'reviewer' where user_id = ${payer.id}`;
  await owner`insert into people.operators values (${alice.id}, 'treasurer')`;
  await expect(giveBack(asInvestor(alice), id)).rejects.toMatchObject(refusal('being_paid'));
  await owner`delete from people.operators where user_id = ${alice.id}`;
  expect(await giveBack(treasurer, id)).toMatchObject({ status: 'approved' });
});

test('of two treasurers who take a withdrawal at once one has it, and so of an owner who takes it back', async () => {
  const { id } = await approved();
  const second = whileHeld(
    (sql) => sql`select public.take_withdrawal(${id})`,
    () => take(admin, id),
    { by: treasurer },
  );
  await expect(second).rejects.toMatchObject(refusal('being_paid'));
  const given = whileHeld(
    (sql) => sql`select public.settle_withdrawal(${id}, ${transactionIdOf(id)})`,
    () => giveBack(treasurer, id),
    { by: treasurer },
  );
  await expect(given).rejects.toMatchObject(refusal('not_being_paid'));

  const approver = await makeOperator('reviewer');
  const { alice, id: lapsed } = await approved(asInvestor(approver));
  let dismissed: Promise<unknown> = Promise.resolve();
  let cancelled: Promise<unknown> = Promise.resolve();
  await treasurer.transaction(async (sql) => {
    await sql`select public.take_withdrawal(${lapsed})`;
    dismissed = owner`delete from people.operators where user_id = ${approver.id}`.execute();
    cancelled = asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: lapsed });
    expect(await isBlocked(owner, cancelled)).toBe(true);
  });
  await dismissed;
  await expect(cancelled).rejects.toMatchObject(refusal('not_cancellable'));
  expect(await problems(owner, 'bonus')).toEqual([]);
});
