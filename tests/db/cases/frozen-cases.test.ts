import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { transactionIdOf } from '../../support/transaction-id.ts';
import type { Actor, Person } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { propose } from '../support/money/corrections.ts';
import { approvalBy, proofPath } from '../support/money/deposits.ts';
import { pendingCase, pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, whileHeld } = stage;
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
const REFUSAL = { code: 'P0001', message: 'person_frozen' };
const freeze = ({ id }: Person) => reviewer.rows('freeze_person', { person_id: id, reason: 'Taken over' });
const lift = ({ id }: Person) => treasurer.rows('unfreeze_person', { person_id: id, reason: 'Cleared up' });

async function deposit({ id }: Person): Promise<string> {
  const [row] = await owner<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${id}, 1000, 'bitcoin', ${proofPath(id)}) returning id`;
  return row?.id ?? '';
}
async function approved(person: Person): Promise<string> {
  const { id } = await pendingWithdrawal(stage, person);
  await admin.call('review_withdrawal', { withdrawal_id: id, approve: true });
  return id;
}

type Step = (actor: Actor, id: string, approve: boolean) => Promise<unknown>;
const review =
  (name: string, key: string, cents?: number): Step =>
  (actor, id, approve) =>
    actor.rows(name, approve ? approvalBy(name, key, id, cents) : { [key]: id, approve, reason: 'Not theirs' });
const settle: Step = (actor, id, approve) =>
  approve
    ? takeAndSettle(actor, { withdrawal_id: id, transaction_id: transactionIdOf(id) })
    : review('review_withdrawal', 'withdrawal_id')(actor, id, false);

const STEPS: [what: string, make: (person: Person) => Promise<string>, step: Step][] = [
  ['a deposit', (person) => deposit(person), review('review_deposit', 'deposit_id')],
  ['a large deposit', (person) => deposit(person), review('review_deposit', 'deposit_id', 2_000_000)],
  [
    'a withdrawal',
    async (person) => (await pendingWithdrawal(stage, person)).id,
    review('review_withdrawal', 'withdrawal_id'),
  ],
  ['a payment', approved, settle],
  ['an identity case', async (person) => (await pendingCase(stage, person)).id, review('review_kyc', 'case_id')],
  ['a correction that credits', (person) => propose(stage, person, 100), review('review_correction', 'correction_id')],
];

describe.each(STEPS)('of a frozen person, %s', (_, make, step) => {
  test('is neither approved nor paid until the freeze is lifted', async () => {
    const person = await makeInvestor({ deposited: 100_000 });
    const id = await make(person);
    await freeze(person);
    await expect(step(treasurer, id, true)).rejects.toMatchObject(REFUSAL);
    await lift(person);
    await expect(step(treasurer, id, true)).resolves.toBeDefined();
  });
});

test('a frozen person gets no bonus, and what was wrongly credited can be taken back', async () => {
  const person = await makeInvestor({ deposited: 100_000 });
  const correction = await propose(stage, person, -100);
  await freeze(person);
  const bonus = { investor_id: person.id, amount_cents: 100, reason: 'Sorry', request_id: randomUUID() };
  await expect(treasurer.rows('grant_bonus', bonus)).rejects.toMatchObject(REFUSAL);
  await admin.rows('review_correction', { correction_id: correction, approve: true });
  await lift(person);
  await treasurer.rows('grant_bonus', bonus);
  await freeze(person);
  await treasurer.rows('grant_bonus', bonus);
});

test('a frozen person gets no role, also by a change that was proposed before', async () => {
  const person = await makeInvestor();
  await freeze(person);
  const change = { person_id: person.id, new_role: 'reviewer' };
  await expect(admin.rows('set_role', change)).rejects.toMatchObject(REFUSAL);
  await lift(person);
  const second = await stage.makeOperator('admin');
  const [{ answer } = { answer: '' }] = await admin.rows<{ answer: string }>('set_role', change);
  await freeze(person);
  await expect(asInvestor(second).rows('confirm_proposal', { proposal_id: answer })).rejects.toMatchObject(REFUSAL);
  await owner`insert into people.operators values (${person.id}, 'reviewer')`;
  await admin.rows('set_role', { person_id: person.id });
  await owner`delete from people.operators where user_id = any (${[second.id, person.id]})`;
});

test('a freeze waits for a decision that is under way', async () => {
  const person = await makeInvestor();
  const id = await deposit(person);
  await whileHeld(
    (sql) => sql`select public.review_deposit(${id}, true, null, 1000, 'Bitcoin', ${transactionIdOf(id)}, 0)`,
    () => freeze(person),
    { by: reviewer },
  );
  expect(await figures(owner, person)).toMatchObject({ available: 1000 });
  expect(await owner`select from people.freezes where person_id = ${person.id}`).toHaveLength(1);
});

test.each(STEPS)(
  'an approval of %s waits for a freeze that is under way, and is refused',
  async (...[, make, step]) => {
    const person = await makeInvestor({ deposited: 300_000 });
    const id = await make(person);
    const decided = whileHeld(
      (sql) => sql`select public.freeze_person(${person.id}, 'Taken over')`,
      () => step(treasurer, id, true),
      { by: reviewer },
    );
    await expect(decided).rejects.toMatchObject(REFUSAL);
  },
);

test('a person reads that their account is frozen and why, and that it is no longer', async () => {
  const person = await makeInvestor();
  await freeze(person);
  await lift(person);
  const told = await owner`
    select kind, detail from public.notifications where investor_id = ${person.id} order by created_at`;
  expect(told.map(({ kind, detail }) => [kind, detail] as unknown[])).toEqual([
    ['freezes.set', 'Taken over'],
    ['freezes.lifted', null],
  ]);
});
