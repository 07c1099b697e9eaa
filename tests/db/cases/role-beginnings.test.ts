import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { transactionIdOf } from '../../support/transaction-id.ts';
import type { Actor, Person } from '../support/actors.ts';
import { propose } from '../support/money/corrections.ts';
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
    select id from payments.wallet_changes where applied_at is null and cancelled_at is null`;
  for (const { id } of open) await treasurer.rows('cancel_wallet_change', { change_id: id, reason: 'Begin again' });
  for (const { id } of colleagues.splice(0)) await owner`delete from people.operators where user_id = ${id}`;
});

type Flow = (colleague: Actor) => Promise<() => Promise<unknown>>;
const FLOWS: [what: string, flow: Flow][] = [
  [
    'a change of a wallet that they proposed',
    async (colleague) => {
      const request_id = randomUUID();
      await colleague.rows('propose_wallet_change', { ...proposal('eth'), request_id });
      await treasurer.rows('approve_wallet_change', { change_id: request_id });
      await letDelayPass(stage, request_id);
      return () => treasurer.rows('apply_wallet_change', { change_id: request_id });
    },
  ],
  [
    'a change of a wallet that they approved',
    async (colleague) => {
      const request_id = randomUUID();
      await treasurer.rows('propose_wallet_change', { ...proposal('tron'), request_id });
      await colleague.rows('approve_wallet_change', { change_id: request_id });
      await letDelayPass(stage, request_id);
      return () => treasurer.rows('apply_wallet_change', { change_id: request_id });
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
