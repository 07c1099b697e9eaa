import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Row } from '../support/actors.ts';
import { approval, tronApproval, uploadProof } from '../support/money/deposits.ts';
import { pendingCase, pendingDeposit } from '../support/money/pending.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = stage;

async function tampered(statement: string): Promise<number[]> {
  let found: number[] = [];
  await owner
    .begin(async (sql) => {
      await sql`alter table ground.audit_events disable trigger user`;
      await sql`alter table ground.audit_head disable trigger user`;
      await sql.unsafe(statement);
      found = (await sql<{ id: number }[]>`select id from ground.verify_audit() order by id`).map(({ id }) => id);
      throw new Error('undo');
    })
    .catch(() => undefined);
  return found;
}

const newest = async () => (await owner<{ id: number }[]>`select max(id) as id from ground.audit_events`)[0]?.id ?? 0;

beforeEach(async () => {
  for (let n = 0; n < 5; n += 1) await owner`select ground.audit('test', null, ${owner.json({ n })})`;
});

test('an owner who edits a row of the trail is found', async () => {
  const last = await newest();
  expect(await tampered('select')).toEqual([]);
  for (const change of [
    `action = 'nothing'`,
    `details = '{"n": 9}'`,
    `actor = '${operator('admin').id}'`,
    `subject = '${operator('admin').id}'`,
    `at = at - interval '1 second'`,
    `previous_hash = '\\x00'`,
  ]) {
    expect(await tampered(`update ground.audit_events set ${change} where id = ${last - 2}`)).toEqual([last - 2]);
  }
});

test('an owner who edits a row and seals it again is found by the row after it', async () => {
  const last = await newest();
  expect(
    await tampered(`
      update ground.audit_events set action = 'nothing' where id = ${last - 2};
      update ground.audit_events e set hash = ground.audit_hash(e) where id = ${last - 2}`),
  ).toEqual([last - 1]);
});

test('an owner who edits the newest row and seals it again is found by the head', async () => {
  const last = await newest();
  expect(
    await tampered(`
      update ground.audit_events set action = 'nothing' where id = ${last};
      update ground.audit_events e set hash = ground.audit_hash(e) where id = ${last}`),
  ).toEqual([last]);
});

test('an owner who removes rows from the middle, the beginning or the end is found', async () => {
  const last = await newest();
  expect(await tampered(`delete from ground.audit_events where id = ${last - 2}`)).toEqual([last - 1, last]);
  expect((await tampered('delete from ground.audit_events where id = 1')).length).toBeGreaterThan(0);
  expect(await tampered(`delete from ground.audit_events where id > ${last - 3}`)).toEqual([last]);
  expect(await tampered('delete from ground.audit_events')).toEqual([last]);
});

test('every decision of an operator leaves a row that names who, what and about what', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id: case_id } = await pendingCase(stage);
  const before = await newest();
  const proof_path = await uploadProof(owner, alice.id);
  const [deposit] = await asInvestor(alice).query<{ id: string }>`
    select submit_deposit(1000, 'USDT', ${proof_path}) as id`;
  const deposit_id = deposit?.id ?? '';
  await asOperator('reviewer').call('review_deposit', tronApproval(deposit_id));
  const { id: withdrawal_id } = await request(asInvestor(alice));
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: true });
  await takeAndSettle(asOperator('treasurer'), {
    withdrawal_id,
    transaction_id: newTransactionId(),
  });
  const { id: large } = await pendingDeposit(stage);
  await asOperator('reviewer').call('review_deposit', approval(large, 1_000_001));
  await asOperator('reviewer').call('review_kyc', { case_id, approve: true });
  const { id: posting } = await asOperator('admin').call('post_yield', {
    plan_id: 'vip',
    day: new Date().toISOString().slice(0, 10),
    amount_cents: 0,
    evidence: 'stated by the pool',
  });
  expect(await owner`select actor, action, subject from ground.audit_events where id > ${before} order by id`).toEqual([
    { actor: operator('reviewer').id, action: 'deposit_approved', subject: deposit_id },
    { actor: operator('reviewer').id, action: 'withdrawal_approved', subject: withdrawal_id },
    { actor: operator('treasurer').id, action: 'withdrawal_taken', subject: withdrawal_id },
    { actor: operator('treasurer').id, action: 'withdrawal_paid', subject: withdrawal_id },
    { actor: operator('reviewer').id, action: 'deposit_first_approval', subject: large },
    { actor: operator('reviewer').id, action: 'kyc_approved', subject: case_id },
    { actor: operator('admin').id, action: 'yield_posted', subject: posting },
  ]);
});

test('every change of a role leaves a row', async () => {
  const { id } = await makeOperator('reviewer');
  await owner`update people.operators set role = 'admin' where user_id = ${id}`;
  await owner`delete from people.operators where user_id = ${id}`;
  expect(await owner`select action, details from ground.audit_events where subject = ${id} order by id`).toEqual([
    { action: 'role_insert', details: { from: null, to: 'reviewer' } },
    { action: 'role_update', details: { from: 'reviewer', to: 'admin' } },
    { action: 'role_delete', details: { from: 'admin', to: null } },
  ]);
});

const treasurer = asOperator('treasurer');
const admin = asOperator('admin');

type Word = [action: string, by: 'treasurer' | 'admin', details: Row];

const recorded = (subject: string | null) =>
  owner<{ action: string; actor: string; details: Row }[]>`
    select action, actor, details from ground.audit_events where subject is not distinct from ${subject} order by id`;

const said = (...words: Word[]) => words.map(([action, by, details]) => ({ action, actor: operator(by).id, details }));

const twice = async (call: () => Promise<unknown>) => {
  for (let times = 0; times < 2; times += 1) await call();
};

test('a change of a switch is on the record when it is proposed and taken back', async () => {
  const change = { kind: 'profit', turn_on: false, reason: 'The regulator forbids it' };
  const { answer: id } = await admin.call<{ answer: string }>('propose_switch', change);
  await admin.call('propose_switch', change);
  await twice(() => treasurer.rows('cancel_proposal', { proposal_id: id }));
  expect(await recorded(id)).toEqual(
    said(
      [
        'proposed',
        'admin',
        { kind: 'switch', subject: 'profit', changes: { on: [true, false] }, reason: change.reason },
      ],
      ['proposal_cancelled', 'treasurer', { kind: 'switch', subject: 'profit' }],
    ),
  );
});

test('plans that have run their term are on the record when an operator ends them by hand', async () => {
  const person = await makeInvestor({ deposited: 10_000 });
  await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await owner`update public.positions set matures_at = now() - interval '1 second' where investor_id = ${person.id}`;
  const { answer: count } = await treasurer.call<{ answer: number }>('mature_positions');
  expect(count).toBeGreaterThan(0);
  expect((await recorded(null)).slice(-1)).toEqual(said(['positions_matured', 'treasurer', { count }]));
});
