import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { figures } from '../support/money/books.ts';
import { propose, review } from '../support/money/corrections.ts';
import { approval } from '../support/money/deposits.ts';
import { pendingDeposit, pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// Of the two operators who are needed, the first lost the role before the second decided: the first approval no longer counts.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;
const dismiss = (id: string) => owner`delete from private.operators where user_id = ${id}`;
/** Takes an operator's role and gives it back. */
async function suspend({ id }: Person) {
  await dismiss(id);
  await owner`insert into private.operators values (${id}, 'reviewer')`;
}

test('the first approval of a large deposit by a dismissed operator is replaced, and two people are still needed', async () => {
  const former = await makeOperator('treasurer');
  const { id } = await pendingDeposit(stage, 5_000_000);
  const approve = (actor: ReturnType<typeof asInvestor>) =>
    actor.call('review_deposit', approval(id, 5_000_000));
  await approve(asInvestor(former));
  await dismiss(former.id);
  expect(await approve(asOperator('reviewer'))).toMatchObject({ status: 'pending' });
  await expect(approve(asOperator('reviewer'))).rejects.toThrow('second_person_required');
  expect(await approve(asOperator('treasurer'))).toMatchObject({ status: 'approved' });
});

test('the first approval of a large deposit by a dismissed operator no longer counts when they are back', async () => {
  const former = await makeOperator('reviewer');
  const { id } = await pendingDeposit(stage, 5_000_000);
  const approve = () => asInvestor(former).call('review_deposit', approval(id, 5_000_000));
  const first = async () =>
    (await asOperator('reviewer').rows('deposit_queue', { from_case: id }))[0]?.['first_approved_by'];
  const claims = () => asInvestor(former).rows('lease_case', { queue: 'deposits', case_id: id });
  const waitsFor = async (only_state: string) =>
    (await asOperator('reviewer').rows('deposit_queue', { only_state })).some((row) => row['id'] === id);
  await approve();
  expect(await first()).toBe(former.id);
  expect([await waitsFor('first'), await waitsFor('second')]).toEqual([false, true]);
  expect(await claims()).toEqual([]);
  await suspend(former);
  expect(await first()).toBeNull();
  expect([await waitsFor('first'), await waitsFor('second')]).toEqual([true, false]);
  expect(await claims()).toMatchObject([{ operator_id: former.id }]);
  expect(await approve()).toMatchObject({ status: 'pending' });
  expect(await first()).toBe(former.id);
  await expect(approve()).rejects.toThrow('second_person_required');
});

describe('a withdrawal that was approved by a dismissed operator', () => {
  const approved = async (investor?: Person) => {
    const former = await makeOperator('reviewer');
    const { id } = await pendingWithdrawal(stage, investor);
    await asInvestor(former).call('review_withdrawal', { withdrawal_id: id, approve: true });
    await dismiss(former.id);
    return id;
  };
  const decide = (withdrawal_id: string, approve: boolean) =>
    asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve, reason: 'Another look' });
  const pay = (withdrawal_id: string) =>
    takeAndSettle(asOperator('treasurer'), { withdrawal_id, transaction_id: newTransactionId() });

  test('is not paid before another approves it', async () => {
    const id = await approved();
    await expect(pay(id)).rejects.toMatchObject({ message: 'approval_lapsed' });
    const queued = async () =>
      (await asOperator('treasurer').rows('withdrawal_queue', { from_case: id })).find(
        (row) => row['id'] === id,
      );
    expect(await queued()).toMatchObject({ status: 'pending' });
    expect(await decide(id, true)).toMatchObject({ status: 'approved' });
    expect(await queued()).toMatchObject({ status: 'approved' });
    expect(await pay(id)).toMatchObject({ status: 'paid' });
  });

  test('is not paid when they are back either, until it is approved again, which they may do', async () => {
    const former = await makeOperator('reviewer');
    const { id } = await pendingWithdrawal(stage);
    const approve = () => asInvestor(former).call('review_withdrawal', { withdrawal_id: id, approve: true });
    await approve();
    await suspend(former);
    await expect(pay(id)).rejects.toMatchObject({ message: 'approval_lapsed' });
    expect(await approve()).toMatchObject({ status: 'approved' });
    expect(await pay(id)).toMatchObject({ status: 'paid' });
  });

  test('is taken back by its owner, who learns that it waits again, and is paid no more', async () => {
    const alice = await makeInvestor({ deposited: 200_000 });
    const lapsed = () => asInvestor(alice).rows<{ answer: string }>('lapsed_approvals');
    const { id: valid } = await pendingWithdrawal(stage, alice);
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: valid, approve: true });
    const id = await approved(alice);
    // Of another investor: they hear nothing of it.
    await approved();
    expect(await lapsed()).toEqual([{ answer: id }]);
    const cancel = (withdrawal_id: string) => asInvestor(alice).call('cancel_withdrawal', { withdrawal_id });
    expect(await cancel(id)).toMatchObject({ status: 'cancelled' });
    expect(await cancel(id)).toMatchObject({ status: 'cancelled' });
    expect(await lapsed()).toEqual([]);
    expect(await figures(owner, alice)).toMatchObject({ available: 100_000, withdrawing: 100_000 });
    await expect(cancel(valid)).rejects.toMatchObject({ message: 'not_cancellable' });
    await expect(pay(id)).rejects.toMatchObject({ message: 'not_approved' });
    await expect(decide(id, true)).rejects.toMatchObject({ message: 'already_reviewed' });
  });
});

test('the investor who waits for money learns that its approval lapsed, and no one else does', async () => {
  await owner`update public.site set mail_notifications = true`;
  const former = await makeOperator('reviewer');
  const people = [
    await makeInvestor({ deposited: 400_000 }),
    await makeInvestor({ deposited: 100_000 }),
  ] as const;
  const [alice, bob] = people;
  const ask = async (person: Person, as?: ReturnType<typeof asInvestor>) => {
    const { id } = await pendingWithdrawal(stage, person);
    await as?.call('review_withdrawal', { withdrawal_id: id, approve: true });
    return id;
  };
  await ask(alice);
  await ask(alice, asOperator('reviewer'));
  const paid = await ask(alice, asInvestor(former));
  await takeAndSettle(asOperator('treasurer'), {
    withdrawal_id: paid,
    transaction_id: newTransactionId(),
  });
  const lapsed = await ask(alice, asInvestor(former));
  await ask(bob, asOperator('reviewer'));
  await dismiss(former.id);
  const told = await owner`
    select investor_id, subject_id, amount_cents::int as cents, detail from public.notifications
    where kind = 'withdrawals.lapsed' and investor_id in ${owner([alice.id, bob.id])}`;
  expect([...told]).toEqual([{ investor_id: alice.id, subject_id: lapsed, cents: 100_000, detail: null }]);
  // At the request, at the approval, and now.
  expect(await whoHeard(owner, 'withdrawals', lapsed)).toEqual({
    [alice.id]: 3,
    operators: 2,
    [former.id]: 2,
  });
  const mails = await owner`
    select recipient from private.outgoing_mails 
    where params->>'kind' = 'withdrawals.lapsed' and recipient in ${owner([alice.email, bob.email])}`;
  expect([...mails]).toEqual([{ recipient: alice.email }]);
});

test('an investor who learned that an approval lapsed learns of the next one', async () => {
  const former = await makeOperator('reviewer');
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  await asInvestor(former).call('review_withdrawal', { withdrawal_id: id, approve: true });
  await dismiss(former.id);
  for (let times = 0; times < 2; times += 1)
    await asOperator('reviewer').call('review_withdrawal', {
      withdrawal_id: id,
      approve: true,
      reason: 'Seen',
    });
  const told = await owner`
    select kind, amount_cents::int as cents, detail from public.notifications
    where investor_id = ${alice.id} and subject_id = ${id} order by created_at`;
  expect([...told]).toEqual(
    [
      ['pending', null],
      ['approved', null],
      ['lapsed', null],
      ['approved', 'Seen'],
    ].map(([what, detail]) => ({ kind: `withdrawals.${what}`, cents: 100_000, detail })),
  );
});

test('a withdrawal whose approver is still an operator is not approved again', async () => {
  const { id } = await pendingWithdrawal(stage);
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  await expect(
    asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true }),
  ).rejects.toThrow('already_reviewed');
});

test('a correction proposed by a dismissed operator can be refused, and not booked', async () => {
  const former = await makeOperator('reviewer');
  const person = await makeInvestor({ deposited: 100_000 });
  const id = await propose({ ...stage, asOperator: () => asInvestor(former) }, person, -100);
  await suspend(former);
  await expect(review(stage, id)).rejects.toMatchObject({ message: 'approval_lapsed' });
  await dismiss(former.id);
  await expect(review(stage, id)).rejects.toMatchObject({ message: 'approval_lapsed' });
  expect(await review(stage, id, false, 'Begin anew')).toMatchObject({ answer: 'refused' });
});

test('a claim written by a dismissed operator is not published', async () => {
  const former = await makeOperator('reviewer');
  const claim_id = randomUUID();
  await asInvestor(former).rows('write_claim', {
    text: 'Audited by somebody.',
    evidence_url: 'https://example.com/audit',
    request_id: claim_id,
  });
  await dismiss(former.id);
  const verify = () => asOperator('admin').rows('verify_claim', { claim_id });
  await expect(verify()).rejects.toMatchObject({ code: 'P0001', message: 'approval_lapsed' });
  expect([...(await owner`select from claims where id = ${claim_id} and verified_at is not null`)]).toEqual(
    [],
  );
  await owner`insert into private.operators values (${former.id}, 'reviewer')`;
  await expect(verify()).rejects.toMatchObject({ message: 'approval_lapsed' });
});

test('a claim that was written in the database itself is verified by one operator', async () => {
  const [claim] = await owner<{ id: string }[]>`
    insert into claims (text, evidence_url) values ('The source is open.', 'https://example.com') returning id`;
  await asOperator('admin').rows('verify_claim', { claim_id: claim?.id });
  expect(
    await owner`select from claims where id = ${claim?.id ?? ''} and verified_at is not null`,
  ).toHaveLength(1);
});
