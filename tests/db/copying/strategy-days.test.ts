import { expect, test } from 'vitest';
import { deal, makeStrategy } from '../support/copying/strategies.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { openStage } from '../support/stage.ts';

// What a unit of a strategy was worth day by day (UTC), and what of it the profit share left. (private.net_price.)
const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;

await awayFromMidnight();
const DAY_MS = 86_400_000;
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);

test('what a unit was worth is told by the last mark of each day (UTC), of so many days back', async () => {
  const strategy = await makeStrategy(stage);
  const reader = asInvestor(await makeInvestor());
  const midnight = (days: number) => `${dayBefore(days)} 00:00:00+00`;
  await owner.begin(async (sql) => {
    await sql`alter table public.marks disable trigger user`;
    await sql`delete from public.marks where pool_id = ${strategy.pool}`;
    await sql`alter table public.marks enable trigger user`;
    const mark = (at: string, price: number) => sql`
      insert into public.marks (pool_id, at, value_cents, units, stale, net_price)
      values (${strategy.pool}, ${at}::timestamptz, ${price * 100_000}, 1000000000, false, ${price * 90})`;
    await mark(midnight(3661), 1);
    await mark(midnight(3660), 2);
    await mark(`${dayBefore(367)} 23:59:59.999999+00`, 3);
    await mark(midnight(366), 4);
    await mark(`${dayBefore(366)} 23:59:59.999999+00`, 5);
    // Nothing for almost a year.
    await mark(midnight(1), 6);
    await mark(`${dayBefore(1)} 12:00:00+00`, 7);
    await mark(midnight(0), 8);
  });
  const days = async (args: object = {}) =>
    (await reader.rows('strategy_days', { pool_id: strategy.pool, ...args })).map((row) => [
      new Date(String(row['day'])).toISOString().slice(0, 10),
      row['price'],
      row['net_price'],
    ]);
  const row = (ago: number, price: number) => [dayBefore(ago), price, price * 0.9];
  expect(await days()).toEqual([row(366, 5), row(1, 7), row(0, 8)]);
  expect(await days({ days: null })).toEqual(await days());
  expect(await days({ days: 1 })).toEqual([row(1, 7), row(0, 8)]);
  expect(await days({ days: 0 })).toEqual(await days({ days: 1 }));
  expect(await days({ days: 367 })).toHaveLength(4);
  expect(await days({ days: 100_000 })).toEqual([
    row(3660, 2),
    row(367, 3),
    row(366, 5),
    row(1, 7),
    row(0, 8),
  ]);
});

test('a record pays the highest share of each quarter, also if it is lower at the moment when a quarter begins', async () => {
  const strategy = await makeStrategy(stage, { share_bp: 2000 });
  const { pool } = strategy;
  const change = (share_bp: number) =>
    strategy.rows('change_terms', { pool_id: pool, share_bp, capacity_cents: 100_000_000 });
  const priceAt = (cents: number) =>
    owner`update private.pool_books set cash_cents = units * ${cents} / 1000000 where pool_id = ${pool}`;
  const nextQuarter = async () => {
    await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${pool}`;
    await deal(stage);
  };
  const growth = async () => (await strategy.rows('strategies', { strategy_id: pool }))[0]?.['net_growth'];
  await priceAt(150);
  await change(0);
  expect(await growth()).toBeCloseTo(0.4, 9);
  await nextQuarter();
  await change(2000);
  expect(await growth()).toBeCloseTo(0.4, 9);
  await change(0);
  await priceAt(180);
  await nextQuarter();
  expect(await growth()).toBeCloseTo(0.624, 9);
  // A quarter without any share pays none.
  await priceAt(200);
  expect(await growth()).toBeCloseTo(1.624 * (200 / 180) - 1, 9);
  await nextQuarter();
  await change(2000);
  expect(await growth()).toBeCloseTo(1.624 * (200 / 180) - 1, 9);
});
