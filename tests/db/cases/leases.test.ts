import { describe, expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { approval } from '../support/money/deposits.ts';
import { pendingCase, pendingDeposit, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { openStage, type Stage } from '../support/stage.ts';

// Two operators never decide the same case at once.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, operator } = stage;
const [ann, ben] = [asOperator('reviewer'), asOperator('admin')];
const leased = { code: 'P0001', message: 'case_leased' };
const gone = { code: 'P0001', message: 'not_found' };

const lease = (actor: Actor, queue: string, case_id: string) =>
  actor.call<{ operator_id: string; operator_name: string; held_until: Date }>('lease_case', {
    queue,
    case_id,
  });
/** For how many seconds the caller holds a case that they have just asked for. */
const secondsHeld = async (actor: Actor, queue: string, case_id: string) =>
  (
    await actor.query<{ seconds: number }>`
      select extract(epoch from held_until - now())::float8 as seconds from lease_case(${queue}, ${case_id})`
  )[0]?.seconds;
const lapse = (id: string) =>
  owner`update private.case_leases set held_until = now() - interval '1 second' where case_id = ${id}`;
/** How often operators, and no one else, heard of a case. */
const heard = async (id: string) => {
  const { operators = 0, ...others } = await whoHeard(owner, 'case_leases', id);
  expect(others).toEqual({});
  return operators;
};

const QUEUES: [
  queue: string,
  make: (from: Stage) => Promise<{ id: string }>,
  decide: (actor: Actor, id: string) => Promise<unknown>,
][] = [
  ['deposits', pendingDeposit, (actor, id) => actor.call('review_deposit', approval(id))],
  [
    'withdrawals',
    pendingWithdrawal,
    (actor, id) => actor.call('review_withdrawal', { withdrawal_id: id, approve: true }),
  ],
  ['kyc_cases', pendingCase, (actor, id) => actor.call('review_kyc', { case_id: id, approve: true })],
  [
    'contact_messages',
    pendingMessage,
    (actor, id) => actor.call('close_contact_message', { message_id: id }),
  ],
];

describe.each(QUEUES)('of %s', (queue, make, decide) => {
  test('an operator holds the case they opened, and another who comes later learns who holds it', async () => {
    const { id } = await make(stage);
    expect(await lease(ann, queue, id)).toMatchObject({ operator_id: operator('reviewer').id });
    expect(await lease(ben, queue, id)).toMatchObject({
      operator_id: operator('reviewer').id,
      operator_name: 'Demo Reviewer',
    });
    await expect(decide(ben, id)).rejects.toMatchObject(leased);
    await decide(ann, id);
  });

  test('a case that its holder has decided has no holder and can no longer be opened', async () => {
    const { id } = await make(stage);
    await lease(ann, queue, id);
    const before = await heard(id);
    await decide(ann, id);
    expect([...(await owner`select from private.case_leases where case_id = ${id}`)]).toEqual([]);
    expect(await heard(id)).toBeGreaterThan(before);
    // An approved request waits for its payment.
    await owner`update public.withdrawals set status = 'rejected', reason = 'x' where id = ${id}`;
    await expect(lease(ben, queue, id)).rejects.toMatchObject(gone);
  });

  test('a case whose holder went away is free two minutes later', async () => {
    const { id } = await make(stage);
    expect(await secondsHeld(ann, queue, id)).toBe(120);
    await lapse(id);
    expect(await lease(ben, queue, id)).toMatchObject({ operator_id: operator('admin').id });
    await expect(decide(ann, id)).rejects.toMatchObject(leased);
    await lapse(id);
    await decide(ann, id);
  });
});

test('an operator who looks on keeps the case, and the others hear of it once', async () => {
  const { id } = await pendingDeposit(stage);
  await lease(ann, 'deposits', id);
  await owner`update private.case_leases set held_until = now() + interval '1 second' where case_id = ${id}`;
  expect(await secondsHeld(ann, 'deposits', id)).toBe(120);
  expect(await heard(id)).toBe(1);
});

test('an operator who closes a case frees it; another cannot free it for them', async () => {
  const { id } = await pendingDeposit(stage);
  await lease(ann, 'deposits', id);
  await ben.rows('release_case', { queue: 'deposits', case_id: id });
  expect(await lease(ben, 'deposits', id)).toMatchObject({ operator_id: operator('reviewer').id });
  expect(await heard(id)).toBe(1);
  await ann.rows('release_case', { queue: 'deposits', case_id: id });
  expect(await heard(id)).toBe(2);
  expect(await lease(ben, 'deposits', id)).toMatchObject({ operator_id: operator('admin').id });
});

test('an operator who lets go of a case keeps what they hold in another queue under the same id, and the others see it there alone', async () => {
  const { id } = await pendingDeposit(stage);
  await lease(ann, 'deposits', id);
  await owner`
    insert into private.case_leases select case_id, 'contact_messages', operator_id, held_until from private.case_leases where case_id = ${id}`;
  const seen = async (queue: string) =>
    (await ben.rows<{ case_id: string }>('open_leases', { queue })).some(({ case_id }) => case_id === id);
  await ann.rows('release_case', { queue: 'deposits', case_id: id });
  expect(await seen('deposits')).toBe(false);
  expect(await seen('contact_messages')).toBe(true);
  expect(await seen('withdrawals')).toBe(false);
});

test('operators see who holds what now, and no more than two hundred of it', async () => {
  const { id } = await pendingDeposit(stage);
  const { id: old } = await pendingDeposit(stage);
  await lease(ann, 'deposits', id);
  await lease(ann, 'deposits', old);
  await lapse(old);
  const open = await ben.rows<{ case_id: string }>('open_leases', { queue: 'deposits' });
  expect(open).toContainEqual(expect.objectContaining({ case_id: id, operator_name: 'Demo Reviewer' }));
  expect(open.map(({ case_id }) => case_id)).not.toContain(old);
  await owner`
    insert into private.case_leases select gen_random_uuid(), 'deposits', ${operator('admin').id}, now() + interval '1 minute'
    from generate_series(1, 205)`;
  expect(await ben.rows('open_leases', { queue: 'deposits' })).toHaveLength(200);
});

test('two operators who open a case at the same moment agree on who holds it', async () => {
  const { id } = await pendingDeposit(stage);
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => lease(ann, 'deposits', id)),
    ...Array.from({ length: 3 }, () => lease(ben, 'deposits', id)),
  ]);
  expect(new Set(answers.map(({ operator_id }) => operator_id)).size).toBe(1);
});

test('an investor takes a request back while an operator looks at it', async () => {
  const investor = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, investor);
  await lease(ann, 'withdrawals', id);
  await asInvestor(investor).call('cancel_withdrawal', { withdrawal_id: id });
  await expect(lease(ann, 'withdrawals', id)).rejects.toMatchObject(gone);
  expect([...(await owner`select from private.case_leases where case_id = ${id}`)]).toEqual([]);
});

test('a lease on one case hinders no one at another', async () => {
  const [{ id: mine }, { id: other }] = [await pendingDeposit(stage), await pendingDeposit(stage)];
  await lease(ann, 'deposits', mine);
  await ben.call('review_deposit', approval(other));
  expect(await lease(ben, 'deposits', mine)).toMatchObject({ operator_id: operator('reviewer').id });
});
