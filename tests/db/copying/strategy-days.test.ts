import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import {
  deal,
  makeCopied,
  makeCopier,
  makeInvested,
  makeStrategy,
  type Strategy,
} from '../support/copying/strategies.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { shows } from '../support/trading/trading.ts';

// The daily value (UTC) of a unit, what the profit share left of it, and what leavers left in it. (pools.net_price,
// copying.neutralise_dealing, copying.redeem_copy.)
const stage = await openCopyingStage();
const { owner } = stage;

await awayFromMidnight();
const DAY_MS = 86_400_000;
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);

test('a strategy that ends while the values of an hour are kept ends its record with what was paid', async () => {
  const strategy = await makeInvested(stage);
  const { pool } = strategy;
  await owner.begin(async (sql) => {
    await sql`alter table public.marks disable trigger user`;
    await sql`delete from public.marks where pool_id = ${pool}`;
    await sql`alter table public.marks enable trigger user`;
  });
  await strategy.rows('close_strategy', { pool_id: pool, reason: 'I have no time.' });
  await shows(stage, 9_300_000);
  await owner.begin(async (sql) => {
    await sql`select pools.run_dealings(1000)`;
    // Without the sale, which others do not see yet.
    await shows(stage, 9_200_000);
    await owner`select pools.mark_pools()`;
  });
  expect(await strategy.row()).toMatchObject({ status: 'closed' });
  const [mark] = await owner`select value_cents from public.marks where pool_id = ${pool} order by at desc limit 1`;
  const [paid] =
    await owner`select out_cents as value_cents from public.dealings where pool_id = ${pool} order by at desc limit 1`;
  expect(mark).toEqual(paid);
});

test('a record pays the highest share of each quarter, also if it is lower at the moment when a quarter begins', async () => {
  const strategy = await makeStrategy(stage, { share_bp: 2000 });
  const { pool } = strategy;
  const change = (share_bp: number) =>
    strategy.rows('change_terms', { pool_id: pool, share_bp, capacity_cents: 100_000_000 });
  const priceAt = (cents: number) =>
    owner`update pools.pool_books set cash_cents = units * ${cents} / 1000000 where pool_id = ${pool}`;
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
  await priceAt(200);
  expect(await growth()).toBeCloseTo(1.624 * (200 / 180) - 1, 9);
  await nextQuarter();
  await change(2000);
  expect(await growth()).toBeCloseTo(1.624 * (200 / 180) - 1, 9);
});

test('the deepest fall of a strategy follows the return within the day, and goes on from the peak of the day before', async () => {
  const { pool, rows } = await makeStrategy(stage);
  const figuresAt = async (cents: number) => {
    await owner`update pools.pool_books set cash_cents = units * ${cents} / 1000000 where pool_id = ${pool}`;
    const [shown] = await rows('strategies', { strategy_id: pool });
    return [shown?.['net_growth'], shown?.['drawdown']].map((figure) => Math.round(Number(figure) * 1000) / 1000);
  };
  expect(await figuresAt(99)).toEqual([-0.01, -0.01]);
  expect(await figuresAt(125)).toEqual([0.225, 0]);
  await owner`select pools.mark_pool(${pool})`;
  await owner`select copying.keep_record(${pool}, ${dayBefore(0)})`;
  const [, fall] = await figuresAt(98);
  expect(fall).toBe(Math.round((98 / 122.5 - 1) * 1000) / 1000);
});

async function record({ pool, rows }: Strategy) {
  await owner`select pools.mark_pool(${pool})`;
  await owner`select copying.keep_record(${pool}, ${dayBefore(0)})`;
  const [live] = await rows('strategies', { strategy_id: pool });
  const [lead] = await rows('lead_record', { pool_id: pool });
  const day = (await rows('strategy_days', { pool_id: pool })).at(-1);
  const kept = await owner<{ growth: number }[]>`
    select growth from public.strategy_statistics where pool_id = ${pool} order by basis`;
  const [unit] = await owner<{ price: number }[]>`
    select v.value_cents * 1000000.0::float8 / b.units as price
    from pools.pool_books b cross join pools.pool_value(b.pool_id) v where b.pool_id = ${pool}`;
  return {
    gross: [live?.['growth'], Number(day?.['price']) - 1, kept[0]?.growth].map(Number),
    net: [live?.['net_growth'], Number(day?.['net_price']) - 1, kept[1]?.growth, lead?.['net_growth']].map(Number),
    unit: unit?.price ?? 0,
  };
}
const expectAll = (found: readonly number[], growth: number) => {
  for (const one of found) expect(one).toBeCloseTo(growth, 5);
};

test('a record is made by prices alone, however dear money that comes and leaves makes a unit', async () => {
  const strategy = await makeStrategy(stage, { stake_cents: 1_000_000 });
  await shows(stage, 9_500_000);
  await strategy.place({ side: 'buy', spend_cents: 990_000 });
  await shows(stage, 9_500_000);
  const [copier, holder] = [await makeCopier(stage, 3_000_000), await makeCopier(stage)];
  await copier.put(strategy, 1_000_000);
  await holder.put(strategy, 100_000);
  await shows(stage, 9_500_000);
  expect(await deal(stage)).toBe(2);
  const before = await record(strategy);
  const [gross = 0, net = 0] = [before.gross[0], before.net[0]];
  for (let n = 0; n < 20; n += 1) {
    await copier.take(strategy);
    await copier.put(strategy, 1_000_000);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(2);
  }
  const dear = await record(strategy);
  expect(dear.unit).toBeGreaterThan(before.unit * 1.01);
  expectAll(dear.gross, gross);
  expectAll(dear.net, net);

  await cleanQuotes(owner);
  await shows(stage, 10_450_000);
  const risen = await record(strategy);
  const rise = (1 + gross) * (risen.unit / dear.unit) - 1;
  expect(rise).toBeGreaterThan(0.09);
  expectAll(risen.gross, rise);
  expectAll(risen.net, rise * 0.9);
  await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
  expect(await deal(stage)).toBe(1);
  expectAll((await record(strategy)).net, rise * 0.9);

  const [mine] = await holder.rows('my_copies');
  const { id } = await holder.take(strategy);
  await shows(stage, 10_450_000);
  await deal(stage);
  const [paid] = await owner<{ cents: number }[]>`
    select dealt_cents::int as cents from public.copy_requests where id = ${id as string}`;
  expect(paid?.cents).toBeGreaterThan(110_000);
  expect(Number(mine?.['value_cents']) - (paid?.cents ?? 0)).toBeLessThan(3);

  await cleanQuotes(owner);
  await shows(stage, 9_500_000);
  const fallen = await record(strategy);
  expectAll(fallen.gross, gross);
  expectAll(fallen.net, (1 + rise * 0.9) * ((1 + gross) / (1 + rise)) - 1);
});

test('a dealing that costs those who stay something costs the record as much', async () => {
  const strategy = await makeStrategy(stage);
  const after = async (growth: number) => {
    await owner`select copying.neutralise_dealing(${strategy.pool}, ${growth})`;
    return (await record(strategy)).gross;
  };
  expect(await after(0.8)).toEqual([0, 0, 0]);
  expectAll(await after(1.25), -0.2);
});

test('units do not leave in parts of less than ten dollars, and all that someone has does', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 10_000);
  const refused = { message: 'below_minimum', detail: '1000' };
  // Worth less than a cent: a thousand such exits would be for nothing.
  for (const units of [9999, 9_999_999]) await expect(copier.take(strategy, units)).rejects.toMatchObject(refused);
  expect(await copier.take(strategy, 10_000_000)).toMatchObject({ dealt_cents: 1000 });
  await copier.take(strategy, 85_000_000);
  await expect(copier.take(strategy, 4_999_999)).rejects.toMatchObject(refused);
  expect(await copier.take(strategy)).toMatchObject({ dealt_cents: 500 });
  const lead = { pool_id: strategy.pool, request_id: randomUUID(), units: 9_999_999 };
  await expect(strategy.rows('redeem_copy', lead)).rejects.toMatchObject(refused);
});

test('a part leaves though no one can tell what it is worth', async () => {
  const { strategy, copier } = await makeCopied(stage, 100_000);
  await owner`update public.last_quotes set received_at = received_at - interval '1 hour'`;
  expect(await copier.take(strategy, 1_000_000)).toMatchObject({ status: 'waiting' });
});
