import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { newTransactionId, transactionIdOf } from '../../support/transaction-id.ts';
import type { Actor, Person } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { propose, review } from '../support/money/corrections.ts';
import { approval } from '../support/money/deposits.ts';
import { pendingDeposit, pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { letDelayPass, proposal } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

// Each change of a role starts over: an approval given in a lost role does not count again.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, whileHeld } = stage;
const treasurer = asOperator('treasurer');
const setRole = ({ id }: Person, role: string) =>
  owner`update people.operators set role = ${role} where user_id = ${id}`;
async function demote(person: Person) {
  await setRole(person, 'reviewer');
  await setRole(person, 'admin');
}
const LAPSED = { code: 'P0001', message: 'approval_lapsed' };

const colleagues: Person[] = [];
async function makeColleague() {
  const colleague = await makeOperator('admin');
  colleagues.push(colleague);
  return colleague;
}
afterEach(async () => {
  const open = await owner<{ id: string }[]>`
    select id from desk.proposals where kind = 'wallet' and is_open`;
  for (const { id } of open) await treasurer.rows('cancel_proposal', { proposal_id: id, reason: 'Begin again' });
  for (const { id } of colleagues.splice(0)) await owner`delete from people.operators where user_id = ${id}`;
});

type Flow = (colleague: Actor) => Promise<() => Promise<unknown>>;
const FLOWS: [what: string, flow: Flow][] = [
  [
    'a change of a wallet that they proposed',
    async (colleague) => {
      const request_id = randomUUID();
      await colleague.rows('propose_wallet_change', { ...proposal('eth'), request_id });
      await treasurer.rows('confirm_proposal', { proposal_id: request_id });
      await letDelayPass(stage, request_id);
      return () => treasurer.rows('apply_proposal', { proposal_id: request_id });
    },
  ],
  [
    'a change of a wallet that they approved',
    async (colleague) => {
      const request_id = randomUUID();
      await treasurer.rows('propose_wallet_change', { ...proposal('tron'), request_id });
      await colleague.rows('confirm_proposal', { proposal_id: request_id });
      await letDelayPass(stage, request_id);
      return () => treasurer.rows('apply_proposal', { proposal_id: request_id });
    },
  ],
  [
    'a change of a role',
    async (colleague) => {
      const { id } = await makeInvestor();
      const { answer } = await colleague.call('set_role', { person_id: id, new_role: 'reviewer' });
      return () => asOperator('admin').rows('confirm_proposal', { proposal_id: answer });
    },
  ],
  [
    'a correction',
    async (colleague) => {
      const id = await propose({ ...stage, asOperator: () => colleague }, await makeInvestor(), 100);
      return () => treasurer.rows('review_correction', { correction_id: id, approve: true });
    },
  ],
  [
    'a withdrawal',
    async (colleague) => {
      const { id } = await pendingWithdrawal(stage);
      await colleague.call('review_withdrawal', { withdrawal_id: id, approve: true });
      return () => takeAndSettle(treasurer, { withdrawal_id: id, transaction_id: transactionIdOf(id) });
    },
  ],
  [
    'a claim',
    async (colleague) => {
      const claim_id = randomUUID();
      const claim = { text: 'Audited.', evidence_url: 'https://example.com/audit', request_id: claim_id };
      await colleague.rows('write_claim', claim);
      return () => treasurer.rows('verify_claim', { claim_id });
    },
  ],
];

describe.each(FLOWS)('%s', (_, flow) => {
  test('lapses with the role in which an operator spoke, also when they have it again', async () => {
    const colleague = await makeColleague();
    const second = await flow(asInvestor(colleague));
    await demote(colleague);
    await expect(second()).rejects.toMatchObject(LAPSED);
  });

  test('goes on while an operator is given the role that they have', async () => {
    const colleague = await makeColleague();
    const second = await flow(asInvestor(colleague));
    await setRole(colleague, 'admin');
    await expect(second()).resolves.toBeDefined();
  });
});

test('an operator who loses the role while a decision waits for its turn does not decide, nor without the limit of a role', async () => {
  const colleague = await makeColleague();
  const { id } = await pendingDeposit(stage);
  const decided = whileHeld(
    async (sql) => {
      await sql`
        select from ledger.accounts
        where investor_id = (select investor_id from public.deposits where id = ${id}) for update`;
      await sql`delete from people.operators where user_id = ${colleague.id}`;
    },
    () => asInvestor(colleague).call('review_deposit', approval(id)),
  );
  await expect(decided).rejects.toMatchObject({ code: '42501', message: 'not_allowed' });
  expect([...(await owner`select status from public.deposits where id = ${id}`)]).toEqual([{ status: 'pending' }]);
});

// The first of two operators lost the role before the second decided, so the first approval no longer counts.
const dismiss = (id: string) => owner`delete from people.operators where user_id = ${id}`;
async function suspend({ id }: Person) {
  await dismiss(id);
  await owner`insert into people.operators values (${id}, 'reviewer')`;
}

test('the first approval of a large deposit by a dismissed operator is replaced, and two people are still needed', async () => {
  const former = await makeOperator('treasurer');
  const { id } = await pendingDeposit(stage, 5_000_000);
  const approve = (actor: ReturnType<typeof asInvestor>) => actor.call('review_deposit', approval(id, 5_000_000));
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
      (await asOperator('treasurer').rows('withdrawal_queue', { from_case: id })).find((row) => row['id'] === id);
    expect(await queued()).toMatchObject({ status: 'pending' });
    expect(await decide(id, true)).toMatchObject({ status: 'approved' });
    expect(await queued()).toMatchObject({ status: 'approved' });
    expect(await pay(id)).toMatchObject({ status: 'paid' });
  });

  test('is taken back by its owner, who learns that it waits again, and is paid no more', async () => {
    const alice = await makeInvestor({ deposited: 200_000 });
    const lapsed = () => asInvestor(alice).rows<{ answer: string }>('lapsed_approvals');
    const { id: valid } = await pendingWithdrawal(stage, alice);
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: valid, approve: true });
    const id = await approved(alice);
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

test('a correction proposed by a dismissed operator can be refused, and not booked', async () => {
  const former = await makeOperator('reviewer');
  const person = await makeInvestor({ deposited: 100_000 });
  const id = await propose({ ...stage, asOperator: () => asInvestor(former) }, person, -100);
  await suspend(former);
  await expect(review(stage, id)).rejects.toMatchObject({ message: 'approval_lapsed' });
  await dismiss(former.id);
  await expect(review(stage, id)).rejects.toMatchObject({ message: 'approval_lapsed' });
  expect(await review(stage, id, false, 'Start over')).toMatchObject({ answer: 'refused' });
});
