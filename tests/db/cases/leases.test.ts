import { describe, expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { approval } from '../support/money/deposits.ts';
import { pendingCase, pendingDeposit, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { openStage, type Stage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, operator, asInvestor, makeOperator } = stage;

const [ann, ben] = [asOperator('reviewer'), asOperator('admin')];

const leased = { code: 'P0001', message: 'case_leased' };

const gone = { code: 'P0001', message: 'not_found' };

const lease = (actor: Actor, queue: string, case_id: string) =>
  actor.call<{ operator_id: string; operator_name: string; held_until: Date }>('lease_case', { queue, case_id });

const secondsHeld = async (actor: Actor, queue: string, case_id: string) =>
  (
    await actor.query<{ seconds: number }>`
      select extract(epoch from held_until - now())::float8 as seconds from lease_case(${queue}, ${case_id})`
  )[0]?.seconds;

const lapse = (id: string) =>
  owner`update desk.case_leases set held_until = now() - interval '1 second' where case_id = ${id}`;

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
  ['contact_messages', pendingMessage, (actor, id) => actor.call('handle_contact_message', { message_id: id })],
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
    expect([...(await owner`select from desk.case_leases where case_id = ${id}`)]).toEqual([]);
    expect(await heard(id)).toBeGreaterThan(before);
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
  await owner`update desk.case_leases set held_until = now() + interval '1 second' where case_id = ${id}`;
  expect(await secondsHeld(ann, 'deposits', id)).toBe(120);
  expect(await heard(id)).toBe(1);
});

test('two operators who open a case at the same moment agree on who holds it', async () => {
  const { id } = await pendingDeposit(stage);
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => lease(ann, 'deposits', id)),
    ...Array.from({ length: 3 }, () => lease(ben, 'deposits', id)),
  ]);
  expect(new Set(answers.map(({ operator_id }) => operator_id)).size).toBe(1);
});

const leaseRow = async (actor: Actor, queue: string, case_id: string) =>
  (await actor.rows<{ operator_id: string; held_until: Date }>('lease_case', { queue, case_id }))[0];

const approve = (actor: Actor, withdrawal_id: string) =>
  actor.call('review_withdrawal', { withdrawal_id, approve: true });

test('a reviewer holds a withdrawal again whose approval has lapsed, since it waits for another', async () => {
  const former = await makeOperator('admin');
  const { id } = await pendingWithdrawal(stage);
  await approve(asInvestor(former), id);
  await owner`delete from people.operators where user_id = ${former.id}`;
  expect(await leaseRow(ann, 'withdrawals', id)).toMatchObject({ operator_id: operator('reviewer').id });
});

describe('of half an hour in all', () => {
  /** As if the lease had begun earlier and been renewed until now. */
  const age = (id: string, by: string) =>
    owner`update desk.case_leases set since = since - ${by}::interval where case_id = ${id}`;
  const bound = async (id: string) => {
    const [row] = await owner<{ bound: string; held_until: Date }[]>`
      select (held_until - since)::text as bound, held_until from desk.case_leases where case_id = ${id}`;
    return row;
  };
  const taken = async () => {
    const { id } = await pendingDeposit(stage);
    await leaseRow(ann, 'deposits', id);
    return id;
  };

  test('a holder who keeps looking gets no more time, and then hinders no one', async () => {
    const id = await taken();
    await age(id, '29 minutes');
    const { held_until } = (await leaseRow(ann, 'deposits', id)) ?? {};
    expect(await bound(id)).toEqual({ bound: '00:30:00', held_until });
    await age(id, '1 minute');
    expect(await leaseRow(ann, 'deposits', id)).toBeUndefined();
    expect(await leaseRow(ben, 'deposits', id)).toMatchObject({ operator_id: operator('admin').id });
    expect(await leaseRow(ann, 'deposits', id)).toMatchObject({ operator_id: operator('admin').id });
  });

  test('another half begins after an hour, or when another operator had it in between', async () => {
    const [late, other] = [await taken(), await taken()];
    await age(late, '1 hour');
    await ann.rows('release_case', { queue: 'deposits', case_id: late });
    await age(other, '30 minutes');
    await leaseRow(ann, 'deposits', other);
    await leaseRow(ben, 'deposits', other);
    await ben.rows('release_case', { queue: 'deposits', case_id: other });
    for (const id of [late, other]) {
      await leaseRow(ann, 'deposits', id);
      expect(await leaseRow(ann, 'deposits', id)).toMatchObject({ operator_id: operator('reviewer').id });
      const [held] = await ann.query`
        select extract(epoch from held_until - now())::float8 as seconds from lease_case('deposits', ${id})`;
      expect(held).toEqual({ seconds: 120 });
    }
  });
});
