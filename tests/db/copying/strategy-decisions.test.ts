import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  deal,
  makeCopier,
  makeInvested,
  proposeStrategy,
  review,
  type Strategy,
  makeStrategy,
} from '../support/copying/strategies.ts';
import { shows } from '../support/trading/trading.ts';

const stage = await openCopyingStage();
const { owner, asOperator, operator } = stage;

test('what was decided at the very moment of a change was about what there was before it', async () => {
  const strategy = await proposeStrategy(stage);
  await review(stage, 'reviewer', strategy);
  await owner`
    update public.strategies set changed_at = (
      select max(r.at) from copying.strategy_reviews r where r.pool_id = ${strategy.pool})
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
  expect(await copier.rows('return_copy_request', { request_id: first['id'] })).toMatchObject([{ status: 'returned' }]);
  await renameBack();
  expect(await deal(stage)).toBe(1);
  const requests = await owner`select status from public.copy_requests where id = ${second['id'] as string}`;
  expect([...requests]).toEqual([{ status: 'dealt' }]);
});

async function makeLead(): Promise<Strategy> {
  const strategy = await proposeStrategy(stage);
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Not yet.' });
  return strategy;
}

const propose = ({ rows }: Strategy) =>
  rows('propose_strategy', {
    title: 'T',
    idea: 'I',
    share_bp: 0,
    capacity_cents: 100_000,
    stake_cents: 1000,
    request_id: randomUUID(),
  });

test('an account that is frozen proposes no strategy', async () => {
  const strategy = await makeLead();
  await owner`
    insert into people.freezes (person_id, reason, frozen_by)
    values (${strategy.lead.id}, 'Taken over', ${operator('reviewer').id})`;
  await expect(propose(strategy)).rejects.toThrow('account_frozen');
});

const change = (strategy: Strategy, terms: Row) =>
  strategy.rows('change_terms', {
    pool_id: strategy.pool,
    share_bp: 1000,
    capacity_cents: 100_000_000,
    ...terms,
  });

test('the profit share is changed at most five times in 24 hours, and the capacity as often as the lead likes', async () => {
  const strategy = await makeStrategy(stage);
  const told = (subject: string, kind: string) => owner`
    insert into public.notifications (investor_id, kind, subject_id) values (${strategy.lead.id}, ${kind}, ${subject})`;
  await told(randomUUID(), 'strategies.terms');
  await told(strategy.pool, 'strategies.stake');
  for (const share_bp of [0, 100, 200, 300, 400]) await change(strategy, { share_bp });
  await expect(change(strategy, { share_bp: 500 })).rejects.toThrow('too_many_changes');
  await change(strategy, { share_bp: 400, capacity_cents: 50_000_000 });
  expect(await strategy.row()).toMatchObject({ share_bp: 400, capacity_cents: 50_000_000 });
  await owner`
    update public.notifications set created_at = created_at - interval '24 hours' where investor_id = ${strategy.lead.id}`;
  await change(strategy, { share_bp: 500 });
  expect(await strategy.row()).toMatchObject({ share_bp: 500 });
});
