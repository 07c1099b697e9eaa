import { expect, test } from 'vitest';
import { recordOf } from '../support/copying/records.ts';
import { type Copier, makeCopier, moveBack, proposeStrategy, type Strategy } from '../support/copying/strategies.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { shows } from '../support/trading/trading.ts';

const stage = await openTradingStage();
const { owner } = stage;

await awayFromMidnight();
const DAY_MS = 86_400_000;
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);

interface Kept {
  basis: string;
  day: string;
  growth: number;
  yearly_growth: number | null;
  volatility: number | null;
  sharpe: number | null;
  sortino: number | null;
  drawdown: number;
}
const makeRecord = (days: number, price?: (n: number) => number) => recordOf(stage, today, days, price);
const keep = async () => {
  for (;;) {
    const [row] = await owner<{ kept: number | null }[]>`select copying.keep_statistics() as kept`;
    if (row?.kept === null) return;
  }
};
const statistics = ({ pool }: Strategy) =>
  owner<Kept[]>`select * from public.strategy_statistics where pool_id = ${pool} order by basis desc`;
const outcome = async ({ pool }: Strategy) =>
  (
    await owner<Record<string, unknown>[]>`
      select *, day::text as day from public.strategy_outcomes where pool_id = ${pool}`
  )[0];

test('net and gross are kept together, of the marks until yesterday', async () => {
  const strategy = await makeRecord(5);
  await owner`insert into public.marks (pool_id, at, value_cents, units, stale, net_price) values (${strategy.pool}, ${new Date(today)}, 1, 1000000000, false, 1)`;
  await keep();
  const [net, gross] = await statistics(strategy);
  expect([net?.basis, gross?.basis]).toEqual(['net', 'gross']);
  expect(net?.growth).toBeCloseTo(0.04, 12);
  expect(gross?.growth).toBeCloseTo(0.08, 12);
  expect(await outcome(strategy)).toMatchObject({ day: dayBefore(1) });
});

test('a figure for which the record is too short is not told', async () => {
  const [few, some, many] = [await makeRecord(90), await makeRecord(91), await makeRecord(366)];
  const year = await makeRecord(365);
  await keep();
  const told = async (strategy: Strategy) => {
    const [net] = await statistics(strategy);
    return (['volatility', 'yearly_growth', 'sharpe', 'sortino'] as const).filter((name) => net?.[name] !== null);
  };
  expect(await told(few)).toEqual([]);
  expect(await told(some)).toEqual(['volatility']);
  expect(await told(year)).toEqual(['volatility']);
  expect(await told(many)).toEqual(['volatility', 'yearly_growth', 'sharpe', 'sortino']);
});

test('a retry changes nothing, and a proposal has no record', async () => {
  const strategy = await makeRecord(5);
  const proposed = await proposeStrategy(stage);
  await owner`
    insert into public.marks (pool_id, at, value_cents, units, stale, net_price)
    values (${proposed.pool}, ${new Date(today - DAY_MS)}, 1000, 1000000, false, 100)`;
  await keep();
  const before = await statistics(strategy);
  await owner`update public.strategy_statistics set growth = 7 where pool_id = ${strategy.pool}`;
  await keep();
  expect((await statistics(strategy)).map(({ growth }) => growth)).toEqual([7, 7]);
  expect(before).toHaveLength(2);
  expect(await statistics(proposed)).toEqual([]);
});

test('the figures of a day take the place of those of the day before', async () => {
  const strategy = await makeRecord(5);
  for (let kept: unknown = 0; kept !== null;)
    [{ kept }] = await owner<[{ kept: unknown }]>`select copying.keep_statistics(${dayBefore(2)}) as kept`;
  expect(await outcome(strategy)).toMatchObject({ day: dayBefore(2) });
  await keep();
  expect(await outcome(strategy)).toMatchObject({ day: dayBefore(1) });
});

test('a strategy that has closed keeps the figures of its last day', async () => {
  const strategy = await makeRecord(5);
  await owner`update public.pools set closed_at = greatest(opened_at, closed_at) where id = ${strategy.pool}`;
  await owner`alter table public.pools disable trigger user`;
  await owner`
    update public.pools set opened_at = ${new Date(today - 9 * DAY_MS)}, closed_at = ${new Date(today - 2 * DAY_MS - 1)} where id = ${strategy.pool}`;
  await owner`alter table public.pools enable trigger user`;
  await keep();
  expect(await outcome(strategy)).toMatchObject({ day: dayBefore(3) });
  expect((await statistics(strategy))[0]?.growth).toBeCloseTo(0.02, 12);
});

test('no day is computed before it is over', async () => {
  await expect(owner`select copying.keep_statistics((now() at time zone 'utc')::date)`).rejects.toThrow('invalid_day');
});

async function copiersOf(strategy: Strategy, many: number): Promise<Copier[]> {
  const copiers: Copier[] = [];
  for (let n = 0; n < many; n += 1) {
    const copier = await makeCopier(stage, 100_000);
    await copier.put(strategy, 100_000);
    copiers.push(copier);
  }
  return copiers;
}
const moveToYesterday = (strategy: Strategy) =>
  moveBack(stage, strategy, `${String(Date.now() - (today - 1_800_000))} milliseconds`);
const mark = ({ pool }: Strategy) => owner`select pools.mark_pool(${pool})`;
const setCash = ({ pool }: Strategy, share: number) =>
  owner`update pools.pool_books set cash_cents = (cash_cents * ${share}::numeric)::bigint where pool_id = ${pool}`;

test('nothing is shown about nine people, whatever they got', async () => {
  const strategy = await makeRecord(5);
  await copiersOf(strategy, 9);
  await moveToYesterday(strategy);
  await copiersOf(strategy, 1);
  await keep();
  expect(await outcome(strategy)).toMatchObject({
    holders: null,
    below_zero: null,
    money_rate: null,
    time_rate: null,
  });
});

test('of ten people it is shown how many got less than they put in, including those who left, without the lead', async () => {
  const strategy = await makeRecord(5);
  const copiers = await copiersOf(strategy, 10);
  await copiers[0]?.take(strategy);
  await setCash(strategy, 0.5);
  await copiers[1]?.take(strategy);
  await copiers[2]?.take(strategy);
  await setCash(strategy, 3);
  await mark(strategy);
  await moveToYesterday(strategy);
  // Those who left before the fall lost nothing, those who left in it lost half, and those who stayed gained half.
  await keep();
  expect(await outcome(strategy)).toMatchObject({ holders: 10, below_zero: 2 });
});

async function makeGained(since: number, many = 10): Promise<Strategy> {
  const strategy = await makeRecord(400, () => 100);
  await copiersOf(strategy, many);
  await setCash(strategy, 1.1);
  await mark(strategy);
  await moveToYesterday(strategy);
  await owner`alter table public.copy_requests disable trigger user`;
  await owner`
    update public.copy_requests r set asked_at = ${new Date(since)}, ended_at = ${new Date(since)}
    from public.pools p where p.id = r.pool_id and r.pool_id = ${strategy.pool} and p.owner_id <> r.investor_id`;
  await owner`alter table public.copy_requests enable trigger user`;
  return strategy;
}

test('the rate of the money of nine people is not stated, however long they have been there', async () => {
  const strategy = await makeGained(today - 365 * DAY_MS - 3_600_000, 9);
  await keep();
  expect(await outcome(strategy)).toMatchObject({ holders: null, money_rate: null, time_rate: null });
});

test('the rate of the money of all is that of their payments, next to that of a unit', async () => {
  const strategy = await makeGained(today - 365 * DAY_MS - 3_600_000);
  await keep();
  const kept = await outcome(strategy);
  // Net of the profit share of a tenth, after a year and half an hour.
  expect(Number(kept?.['money_rate'])).toBeCloseTo(0.09, 4);
  expect(Number(kept?.['money_rate'])).toBeLessThan(0.09);
  expect(kept?.['time_rate']).toBeCloseTo(0.0901, 4);
  await copiersOf(strategy, 1);
  await owner`delete from public.strategy_outcomes where pool_id = ${strategy.pool}`;
  await keep();
  expect(await outcome(strategy)).toEqual(kept);
});

test('what happens after the end of the day does not change what is shown for it', async () => {
  const strategy = await makeRecord(5);
  const copiers = await copiersOf(strategy, 10);
  await setCash(strategy, 1.2);
  await mark(strategy);
  await moveToYesterday(strategy);
  await keep();
  const told = await outcome(strategy);
  expect(told).toMatchObject({ holders: 10, below_zero: 0 });
  await owner`delete from public.strategy_outcomes where pool_id = ${strategy.pool}`;
  // A quarter ends and takes the profit share; one leaves, one joins, and half of all is lost.
  await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
  await owner`select pools.run_dealings(1000)`;
  await copiers[0]?.take(strategy);
  await copiersOf(strategy, 1);
  await setCash(strategy, 0.5);
  await copiers[1]?.take(strategy);
  await mark(strategy);
  await keep();
  expect(await outcome(strategy)).toEqual(told);
});

test('the cost of the lead’s trades is shown, and what came and left is not counted as theirs', async () => {
  const strategy = await makeRecord(5);
  await shows(stage, 9_500_000);
  await strategy.place({ side: 'buy', spend_cents: 50_000 });
  await shows(stage, 9_500_000);
  const [copier] = await copiersOf(strategy, 1);
  await shows(stage, 9_500_000);
  await owner`select pools.run_dealings(10)`;
  expect(await copier?.units(strategy)).toBeGreaterThan(0);
  await owner`alter table public.fills disable trigger user`;
  await owner`update public.fills set at = at - interval '1 day' where pool_id = ${strategy.pool}`;
  await owner`alter table public.fills enable trigger user`;
  const [fill] = await owner<{ cents: number; fee_cents: number; quantity: number }[]>`
    select cents::int, fee_cents::int, quantity::float8 from public.fills where pool_id = ${strategy.pool} and order_id is not null`;
  await keep();
  expect(await outcome(strategy)).toMatchObject({
    turnover_cents: fill?.cents,
    fee_cents: fill?.fee_cents,
    spread_cents: Math.round(((fill?.quantity ?? 0) * 500) / 1e8),
    mean_cents: 106_400,
  });
});
