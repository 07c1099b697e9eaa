import { beforeEach, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
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
  for (const change of [
    `action = 'nothing'`,
    `details = '{"n": 9}'`,
    `actor = '${operator('admin').id}'`,
    `subject = '${operator('admin').id}'`,
    `at = at - interval '1 second'`,
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
  const { id: case_id } = await pendingCase(stage);
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
