import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  ageRequests,
  deal,
  makeCopier,
  makeInvested,
  makeStrategy,
  type Strategy,
} from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { oneMoment } from '../support/one-moment.ts';
import { shows, showsTouch } from '../support/trading/trading.ts';

// Ways out: at a stop, of the lead, and of everyone at once. (copying.watch_copies, copying.require_stake,
// copying.redeem_copy, copying.remaining_capacity, copying.deal_closing.)
const stage = await openCopyingStage();
const { owner } = stage;

const invested = (changes = {}) => makeInvested(stage, changes);

test('an account that leads, or holds units, or waits for some, cannot be closed (attack 29)', async () => {
  const strategy = await makeStrategy(stage);
  const hindrance = async (rows: Strategy['rows']) => (await rows('account_hindrance'))[0]?.['answer'];
  expect(await hindrance(strategy.rows)).toBe('strategy');
  const copier = await makeCopier(stage, 10_000);
  await shows(stage, 9_500_000);
  await strategy.place({ side: 'buy', spend_cents: 50_000 });
  await shows(stage, 9_500_000);
  await copier.put(strategy, 10_000);
  expect(await hindrance(copier.rows)).toBe('copy');
  await shows(stage, 9_500_000);
  await deal(stage);
  expect(await hindrance(copier.rows)).toBe('copy');
  expect(await stage.asInvestor(await stage.makeInvestor()).call('account_hindrance')).toEqual({ answer: null });
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Enough.' });
  await shows(stage, 9_500_000);
  await deal(stage);
  expect(await hindrance(copier.rows)).toBe('money');
  expect(await hindrance(strategy.rows)).toBe('money');
  const withoutMoney = await oneMoment(stage)(
    (sql) => sql`update ledger.accounts set available_cents = 0 where investor_id = ${copier.person.id}`,
    (sql) => sql<{ answer: unknown }[]>`select account_hindrance() as answer`,
    copier.person,
  );
  expect(withoutMoney).toBeNull();
  const leadWithoutMoney = await oneMoment(stage)(
    (sql) => sql`update ledger.accounts set available_cents = 0 where investor_id = ${strategy.lead.id}`,
    (sql) => sql<{ answer: unknown }[]>`select account_hindrance() as answer`,
    strategy.lead,
  );
  expect(leadWithoutMoney).toBeNull();
});

describe('a stop', () => {
  test('asks all units out once the value has fallen so far, and no sooner', async () => {
    const strategy = await invested();
    await strategy.place({ side: 'buy', spend_cents: 49_000 });
    await shows(stage, 9_500_000);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 100_000, { stop_bp: 500 });
    await shows(stage, 9_500_000);
    await deal(stage);
    const watch = async () =>
      (await owner<{ stopped: number | null }[]>`select copying.watch_copies() as stopped`)[0]?.stopped;
    await shows(stage, 9_300_000);
    expect(await watch()).toBeNull();
    await shows(stage, 8_900_000);
    await owner`update public.last_quotes set received_at = now() - interval '1 hour'`;
    expect(await watch()).toBeNull();
    await shows(stage, 8_900_000);
    expect(await watch()).toBe(1);
    expect(await watch()).toBeNull();
    await shows(stage, 8_800_000);
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBe(0);
    const [copy] = await copier.rows('my_copies');
    expect(copy).toMatchObject({ units: 0, value_cents: 0, stop_base_cents: 0 });
    expect(copy?.['ended_at']).not.toBeNull();
    expect(await problems(owner)).toEqual([]);
  });

  test('is changed and taken away by its owner alone', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 10_000);
    await copier.rows('set_copy_stop', { pool_id: strategy.pool, stop_bp: 500 });
    expect((await copier.rows('my_copies'))[0]).toMatchObject({ stop_bp: 500, stop_base_cents: 10_000 });
    await copier.take(strategy, 50_000_000);
    expect((await copier.rows('my_copies'))[0]).toMatchObject({ stop_base_cents: 5000 });
    await copier.rows('set_copy_stop', { pool_id: strategy.pool });
    expect((await copier.rows('my_copies'))[0]).toMatchObject({ stop_bp: null });
    for (const stop_bp of [99, 9001])
      await expect(copier.rows('set_copy_stop', { pool_id: strategy.pool, stop_bp })).rejects.toThrow('invalid_value');
    const stranger = await makeCopier(stage);
    await expect(stranger.rows('set_copy_stop', { pool_id: strategy.pool })).rejects.toThrow('not_found');
  });
});

describe('the lead', () => {
  const takeOut = (strategy: Strategy, units: number | null) =>
    strategy.rows('redeem_copy', { pool_id: strategy.pool, request_id: randomUUID(), units });

  test('keeps the stake while others hold units, and gives seven days of notice above it (attack 18)', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 900_000);
    await expect(takeOut(strategy, null)).rejects.toThrow('stake_bound');
    await expect(takeOut(strategy, 600_000_000)).rejects.toThrow('stake_bound');
    const [asked] = await takeOut(strategy, 500_000_000);
    expect(asked).toMatchObject({ status: 'waiting' });
    expect(Number(new Date(String(asked?.['not_before']))) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await deal(stage)).toBe(0);
    expect(
      await owner`select kind from public.notifications where investor_id = ${copier.person.id} and kind = 'strategies.stake'`,
    ).toHaveLength(1);
    await ageRequests(stage, strategy, '7 days');
    expect(await deal(stage)).toBe(1);
    expect(await strategy.books()).toMatchObject({ units: 9_500_000_000 });
  });

  test('keeps a twentieth to the unit, and alone not all', async () => {
    const strategy = await makeStrategy(stage);
    await expect(takeOut(strategy, 1_000_000_000)).rejects.toThrow('stake_bound');
    const copier = await makeCopier(stage);
    await copier.put(strategy, 190_000);
    await expect(takeOut(strategy, 900_000_001)).rejects.toThrow('stake_bound');
    expect(await takeOut(strategy, 900_000_000)).toMatchObject([{ status: 'waiting' }]);
    await expect(copier.put(strategy, 1000)).rejects.toThrow('capacity_reached');
  });

  test('takes no more money than twenty times the stake, nor beyond the capacity (attack 17)', async () => {
    const strategy = await makeStrategy(stage, { stake_cents: 1000 });
    const copier = await makeCopier(stage);
    await expect(copier.put(strategy, 19_001)).rejects.toThrow('capacity_reached');
    await copier.put(strategy, 19_000);
    const small = await makeStrategy(stage, { capacity_cents: 150_000 });
    await expect(copier.put(small, 50_001)).rejects.toThrow('capacity_reached');
    await copier.put(small, 50_000);
    await expect(copier.put(small, 999)).rejects.toThrow('below_minimum');
  });

  test('a copier who leaves sells everything at later prices, and everyone is paid to the last cent', async () => {
    const strategy = await invested();
    const copiers = [await makeCopier(stage), await makeCopier(stage)];
    for (const [n, copier] of copiers.entries()) await copier.put(strategy, 100_000 + n);
    await shows(stage, 9_500_000);
    await deal(stage);
    await strategy.place({ side: 'sell', kind: 'limit', quantity: 10_000, limit_price: 9_900_000 });
    await copiers[0]?.put(strategy, 5000);
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have no time.' });
    expect(await copiers[0]?.balance()).toBe(900_000);
    await expect(copiers[0]?.take(strategy)).rejects.toThrow('strategy_not_offered');
    expect(await deal(stage)).toBe(0);
    const held = async () =>
      (
        await owner<
          { quantity: number }[]
        >`select quantity::bigint as quantity from pools.holdings where pool_id = ${strategy.pool}`
      )[0]?.quantity ?? 0;
    const before = await held();
    await showsTouch(stage, 9_499_500, 9_500_500, { bid_size: 1_000_000 });
    expect(await deal(stage)).toBe(0);
    expect(await held()).toBe(before - 1_000_000);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(3);
    expect(await strategy.row()).toMatchObject({ status: 'closed', reason: 'I have no time.' });
    expect(await strategy.books()).toMatchObject({
      cash_cents: 0,
      units: 0,
      waiting_cents: 0,
      reserved_cents: 0,
    });
    const [last] = await owner<{ value_cents: number; paid: number }[]>`
      select m.value_cents::bigint as value_cents, (select out_cents from public.dealings where pool_id = m.pool_id order by at desc limit 1)::bigint as paid
      from public.marks m where m.pool_id = ${strategy.pool} order by m.at desc limit 1`;
    expect(last?.value_cents).toBe(last?.paid);
    for (const copier of copiers) {
      expect(await copier.units(strategy)).toBe(0);
      expect((await copier.rows('my_copies'))[0]).toMatchObject({ status: 'closed', units: 0 });
    }
    expect(await problems(owner)).toEqual([]);
    expect(await deal(stage)).toBe(0);
  });

  test('a strategy that closes sells at no price of the moment at which it was closed', async () => {
    const strategy = await invested();
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'I have no time.' });
    await owner`
      update public.last_quotes set received_at = (select changed_at from public.strategies where pool_id = ${strategy.pool})`;
    await deal(stage);
    expect(await strategy.row()).toMatchObject({ status: 'closing' });
    await shows(stage, 9_500_000);
    await deal(stage);
    expect(await strategy.row()).toMatchObject({ status: 'closed' });
  });
});
