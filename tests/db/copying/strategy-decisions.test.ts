import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  deal,
  makeCopier,
  makeInvested,
  makeStrategy,
  proposeStrategy,
  review,
  type Strategy,
} from '../support/copying/strategies.ts';
import { shows } from '../support/trading/trading.ts';

// What operators decide about a strategy is kept once, by the id of their request.
const stage = await openCopyingStage();
const { owner, asOperator } = stage;

test('a proposal of a strategy is decided by a request of its own, of which a retry is no second decision', async () => {
  const [strategy, other] = [await proposeStrategy(stage), await proposeStrategy(stage)];
  const request_id = randomUUID();
  const decide = (as: 'reviewer' | 'treasurer', { pool }: { pool: string }, values: object = {}) =>
    asOperator(as).rows('review_strategy', { pool_id: pool, approve: true, request_id, ...values });
  await decide('reviewer', strategy);
  await decide('reviewer', strategy);
  await expect(decide('treasurer', strategy)).rejects.toThrow('request_id_reused');
  await expect(decide('reviewer', other)).rejects.toThrow('request_id_reused');
  await expect(
    decide('reviewer', strategy, { approve: false, reason: 'The idea says nothing.' }),
  ).rejects.toThrow('request_id_reused');
  await expect(decide('treasurer', other, { request_id: null })).rejects.toThrow('request_id_required');
  expect(await strategy.row()).toMatchObject({ status: 'proposed' });
  expect(await other.row()).toMatchObject({ status: 'proposed' });
});

test('what was decided at the very moment of a change was about what there was before it', async () => {
  const strategy = await proposeStrategy(stage);
  await review(stage, 'reviewer', strategy);
  await owner`
    update public.strategies set changed_at = (
      select max(r.at) from private.strategy_reviews r where r.pool_id = ${strategy.pool})
    where pool_id = ${strategy.pool}`;
  await review(stage, 'treasurer', strategy);
  expect(await strategy.row()).toMatchObject({ status: 'proposed' });
  await review(stage, 'reviewer', strategy);
  expect(await strategy.row()).toMatchObject({ status: 'offered' });
});

test('a strategy is not announced while its lead is frozen', async () => {
  const strategy = await proposeStrategy(stage);
  await review(stage, 'reviewer', strategy);
  await asOperator('admin').call('freeze_person', { person_id: strategy.lead.id, reason: 'Taken over' });
  await expect(review(stage, 'treasurer', strategy)).rejects.toThrow('account_frozen');
  expect(await strategy.row()).toMatchObject({ status: 'proposed' });
  await asOperator('admin').call('unfreeze_person', { person_id: strategy.lead.id, reason: 'It is them' });
  await review(stage, 'treasurer', strategy);
  expect(await strategy.row()).toMatchObject({ status: 'offered' });
});

/** Gives the lead of a strategy another name, and returns what gives the confirmed one back. */
async function rename({ lead }: Strategy): Promise<() => Promise<unknown>> {
  const [profile] = await owner<{ name: string }[]>`select name from public.profiles where id = ${lead.id}`;
  const to = async (name: string) => owner`update public.profiles set name = ${name} where id = ${lead.id}`;
  await to('Another Person');
  return () => to(profile?.name ?? '');
}

test('a strategy is not announced while its lead has another name than the one that was confirmed', async () => {
  const strategy = await proposeStrategy(stage);
  await review(stage, 'reviewer', strategy);
  const renameBack = await rename(strategy);
  await expect(review(stage, 'treasurer', strategy)).rejects.toThrow('identity_required');
  expect(await strategy.row()).toMatchObject({ status: 'proposed' });
  await renameBack();
  await review(stage, 'treasurer', strategy);
  expect(await strategy.row()).toMatchObject({ status: 'offered' });
});

test('money into a strategy waits while its lead has another name than the one that was confirmed', async () => {
  const [strategy, copier] = [await makeInvested(stage), await makeCopier(stage)];
  const first = await copier.put(strategy, 1000);
  const second = await copier.put(strategy, 2000);
  const renameBack = await rename(strategy);
  await shows(stage, 9_500_000);
  await expect(copier.put(strategy, 1000)).rejects.toThrow('strategy_not_offered');
  expect(await deal(stage)).toBe(0);
  expect(await copier.rows('return_copy_request', { request_id: first['id'] })).toMatchObject([
    { status: 'returned' },
  ]);
  await renameBack();
  expect(await deal(stage)).toBe(1);
  const requests = await owner`select status from public.copy_requests where id = ${second['id'] as string}`;
  expect([...requests]).toEqual([{ status: 'dealt' }]);
});

test('a suspension is decided by a request of its own, which a retry after it went on does not repeat', async () => {
  const [strategy, other] = [await makeStrategy(stage), await makeStrategy(stage)];
  const request_id = randomUUID();
  const suspend = ({ pool }: { pool: string }, id: string | null = request_id) =>
    asOperator('reviewer').rows('suspend_strategy', {
      pool_id: pool,
      reason: 'Prices look odd.',
      request_id: id,
    });
  await suspend(strategy);
  await suspend(strategy);
  await expect(suspend(other)).rejects.toThrow('request_id_reused');
  await expect(suspend(other, null)).rejects.toThrow('request_id_required');
  expect(await other.row()).toMatchObject({ status: 'offered' });
  for (const role of ['reviewer', 'treasurer'] as const) await review(stage, role, strategy);
  await suspend(strategy);
  expect(await strategy.row()).toMatchObject({ status: 'offered' });
});

/** What the desk tells an operator of a strategy. */
const deskOf = async (actor: Actor, { pool }: Strategy) => {
  const rows = await actor.rows('strategies_desk');
  const { status, approvals, decided_by_me } = rows.find(({ pool_id }) => pool_id === pool) ?? {};
  return { status, approvals, decided_by_me };
};

async function makeSuspended() {
  const strategy = await makeStrategy(stage);
  await asOperator('admin').rows('suspend_strategy', {
    pool_id: strategy.pool,
    reason: 'Prices look odd.',
    request_id: randomUUID(),
  });
  return strategy;
}

test('an operator who approved a suspended strategy and then refused it does not count among those who approve', async () => {
  const strategy = await makeSuspended();
  await review(stage, 'reviewer', strategy);
  await review(stage, 'reviewer', strategy, false);
  await review(stage, 'treasurer', strategy);
  expect(await deskOf(asOperator('reviewer'), strategy)).toEqual({
    status: 'suspended',
    approvals: 1,
    decided_by_me: true,
  });
  await expect(review(stage, 'treasurer', strategy)).rejects.toThrow('second_person_required');
  await review(stage, 'admin', strategy);
  expect(await strategy.row()).toMatchObject({ status: 'offered' });
});

test('an operator whose role was taken and given back approves again, as their approval no longer counts', async () => {
  const [strategy, other] = [await proposeStrategy(stage), await proposeStrategy(stage)];
  const person = await stage.makeOperator('reviewer');
  const colleague = stage.asInvestor(person);
  const approve = ({ pool }: Strategy) =>
    colleague.rows('review_strategy', { pool_id: pool, approve: true, request_id: randomUUID() });
  await approve(strategy);
  await approve(other);
  expect(await deskOf(colleague, strategy)).toMatchObject({ approvals: 1, decided_by_me: true });
  await owner`delete from private.operators where user_id = ${person.id}`;
  expect(await deskOf(asOperator('admin'), strategy)).toMatchObject({ approvals: 0 });
  await owner`insert into private.operators (user_id, role) values (${person.id}, 'reviewer')`;
  expect(await deskOf(colleague, strategy)).toEqual({
    status: 'proposed',
    approvals: 0,
    decided_by_me: false,
  });
  await approve(strategy);
  await expect(approve(strategy)).rejects.toThrow('second_person_required');
  expect(await deskOf(colleague, strategy)).toMatchObject({ approvals: 1, decided_by_me: true });
  expect(await deskOf(asOperator('treasurer'), strategy)).toMatchObject({ decided_by_me: false });
  await review(stage, 'treasurer', strategy);
  expect(await strategy.row()).toMatchObject({ status: 'offered' });
  await review(stage, 'treasurer', other);
  expect(await other.row()).toMatchObject({ status: 'proposed' });
});
