import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { shows, showsTouch } from '../support/trading/trading.ts';

// Requests that the shown sizes fill in part, and what happens to the rest. (copying.deal_strategy,
// copying.redemptions, copying.priced_holdings, copying.remaining_dealing_capacity.)
const stage = await openCopyingStage();
const { owner } = stage;

const invested = () => makeInvested(stage);

describe('a request', () => {
  test('is dealt in part by the sizes shown, and its rest by the prices that follow (attack 17)', async () => {
    const strategy = await invested();
    const [one, two] = [await makeCopier(stage), await makeCopier(stage)];
    await one.put(strategy, 300_000);
    await two.put(strategy, 100_000);
    // The shown size cannot fill a slice worth half a bitcoin at once.
    const part = () => showsTouch(stage, 9_499_500, 9_500_500, { ask_size: 500_000, bid_size: 500_000 });
    await part();
    expect(await deal(stage)).toBe(2);
    const waiting = await owner<{ cents: number; split_from: string | null }[]>`
      select amount_cents as cents, split_from from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting' order by amount_cents`;
    expect(waiting).toHaveLength(2);
    expect(waiting.every(({ split_from }) => split_from !== null)).toBe(true);
    expect(await deal(stage)).toBe(0);
    let rounds = 0;
    while (
      (await owner`select from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`).length > 0
    ) {
      await part();
      await deal(stage);
      rounds += 1;
      expect(rounds).toBeLessThan(20);
    }
    const [units, other] = [await one.units(strategy), await two.units(strategy)];
    expect(units / other).toBeCloseTo(3, 3);
    expect(await problems(owner)).toEqual([]);
    await one.take(strategy);
    await two.take(strategy);
    while (
      (await owner`select from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`).length > 0
    ) {
      await part();
      await deal(stage);
      rounds += 1;
      expect(rounds).toBeLessThan(60);
    }
    expect(await one.units(strategy)).toBe(0);
    expect(await two.units(strategy)).toBe(0);
    expect(
      await owner`
        select r.side, bool_and(r.asked_at = f.asked_at and r.not_before is not distinct from f.not_before) as kept
        from public.copy_requests r join public.copy_requests f on f.id = r.split_from
        where r.pool_id = ${strategy.pool} group by r.side order by r.side`,
    ).toEqual([
      { side: 'in', kept: true },
      { side: 'out', kept: true },
    ]);
    expect(await problems(owner)).toEqual([]);
  });
});

describe('money that waits is dealt as far as there is room at the prices of the dealing', () => {
  const statuses = async (pool: string) =>
    (
      await owner<{ status: string; cents: number }[]>`
        select status, coalesce(dealt_cents, amount_cents)::int as cents from public.copy_requests
        where pool_id = ${pool} and side = 'in' and investor_id <> (select owner_id from public.pools where id = ${pool}) order by status`
    ).map(({ status, cents }) => [status, cents]);

  test('so that the lead keeps a twentieth of all units, and the rest can be taken back at once', async () => {
    const strategy = await makeInvested(stage);
    const copier = await makeCopier(stage, 3_000_000);
    await copier.put(strategy, 1_890_000);
    await cleanQuotes(owner);
    await shows(stage, 4_750_000);
    expect(await deal(stage)).toBe(1);
    const [held] = await owner<{ part: number }[]>`
      select sum(units) filter (where investor_id = ${strategy.lead.id})::float8 / sum(units) as part
      from public.lots where pool_id = ${strategy.pool}`;
    expect(held?.part).toBeGreaterThanOrEqual(0.05);
    expect(held?.part).toBeLessThan(0.0501);
    const [rest] = await owner<{ id: string }[]>`
      select id from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`;
    expect(await copier.rows('return_copy_request', { request_id: rest?.id })).toMatchObject([{ status: 'returned' }]);
    expect(await problems(owner)).toEqual([]);
  });

  test('so that a capacity that was lowered is not passed', async () => {
    const strategy = await makeInvested(stage, { capacity_cents: 1_000_000 });
    const copier = await makeCopier(stage);
    await copier.put(strategy, 500_000);
    await strategy.rows('change_terms', {
      pool_id: strategy.pool,
      share_bp: 1000,
      capacity_cents: 300_000,
    });
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
    const [worth] = await owner<{ cents: number }[]>`
      select value_cents::int as cents from pools.pool_value(${strategy.pool})`;
    expect(worth?.cents).toBeGreaterThan(299_500);
    expect(worth?.cents).toBeLessThanOrEqual(300_000);
    expect(await statuses(strategy.pool)).toEqual([
      ['dealt', expect.any(Number)],
      ['waiting', expect.any(Number)],
    ]);
  });
});

/** Makes three queued requests of 1,000, 2,000 and 3,000 cents; returns what some cents deal of them. */
async function makeRequests() {
  const { pool } = await makeInvested(stage);
  const ids: unknown[] = [];
  for (const cents of [1000, 2000, 3000]) {
    const copier = await makeCopier(stage);
    ids.push((await copier.put({ pool } as never, cents))['id']);
  }
  return async (most: number, cents: number, units: number, crumbs = 0) => {
    const coming = await owner<{ id: string; cents: number; units: number }[]>`
      select c.request_id as id, c.cents, c.units
      from unnest(copying.subscriptions(${pool}, 'infinity', ${most}, ${cents}, ${units}, ${crumbs})) c`;
    return ids.map((id) => {
      const found = coming.find((one) => one.id === id);
      return found ? [found.cents, found.units] : undefined;
    });
  };
}

test('of the parts of a dealing the largest are dealt, as many as bring a unit each', async () => {
  const comes = await makeRequests();
  expect(await comes(6, 100, 100)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  // With a cent that all of them pay for a holding, the smallest gets none.
  expect(await comes(6, 100, 100, 1)).toEqual([undefined, [2, 1], [3, 2]]);
  // A unit is two cents; without the smallest, the middle one gets none either.
  expect(await comes(6, 200, 100)).toEqual([undefined, [2, 1], [3, 1]]);
  expect(await comes(6, 200, 100, 1)).toEqual([undefined, undefined, [3, 1]]);
  expect(await comes(6, 301, 100)).toEqual([undefined, undefined, undefined]);
  // With no more cents than holdings, none is left for units.
  expect(await comes(3, 1, 1000, 3)).toEqual([undefined, undefined, undefined]);
  expect(await comes(3, 100, 100, 1)).toEqual([undefined, undefined, undefined]);
  // The cent left by rounding goes to the request that lost most to it, not to the first.
  expect(await comes(2, 100, 100)).toEqual([undefined, [1, 1], [1, 1]]);
  expect(await comes(2, 0, 0)).toEqual([undefined, [1, 10_000], [1, 10_000]]);
  expect(await comes(6, 0, 0)).toEqual([
    [1, 10_000],
    [2, 20_000],
    [3, 30_000],
  ]);
});

test('a part that would bring no cent does not leave, and what leaves whole does', async () => {
  const leaves = async (parts: readonly (readonly [units: number, rest: number])[], crumbs = 0) => {
    const rows = await owner<{ units: number }[]>`
      select l.units from unnest(copying.paid_leaving(
        array(select row(md5(p.n::text)::uuid, null, null, (p.part ->> 0)::bigint, 0, (p.part ->> 1)::bigint)::copying.leaving
          from jsonb_array_elements(${owner.json(parts)}) with ordinality p (part, n)), 1000, ${crumbs}, 10000)) l
      order by l.units`;
    return rows.map(({ units }) => units);
  };
  expect(await leaves([[9, 0]])).toEqual([9]);
  expect(await leaves([[9, 1]])).toEqual([]);
  expect(await leaves([[10, 1]])).toEqual([10]);
  expect(await leaves([[10, 1]], 1)).toEqual([]);
  expect(
    await leaves(
      [
        [9, 0],
        [11, 5],
        [10, 5],
        [8, 5],
      ],
      1,
    ),
  ).toEqual([9]);
  expect(
    await leaves(
      [
        [100, 0],
        [12, 5],
        [10, 5],
      ],
      1,
    ),
  ).toEqual([12, 100]);
  // A whole exit shares the cent of a holding, even if it is less than a part.
  expect(
    await leaves(
      [
        [18, 0],
        [19, 5],
      ],
      1,
    ),
  ).toEqual([18, 19]);
});

test('a strategy that is worth nothing takes no money, and its quarter comes all the same', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  // Only a total loss could lead here, and the books disagree until it is undone.
  const cash = async (cents: number) => owner`
    update pools.pool_books set cash_cents = ${cents} where pool_id = ${strategy.pool}`;
  await copier.put(strategy, 50_000);
  await cash(0);
  await owner`
    insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp) values (${strategy.pool}, ${copier.person.id}, 'in', 1000, 1000)`;
  await owner`update pools.pool_books set waiting_cents = 1000 where pool_id = ${strategy.pool}`;
  await owner`update ledger.accounts set available_cents = available_cents - 1000 where investor_id = ${copier.person.id}`;
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    select investor_id, id, 1000, current_date, 'available', 'pools', 'subscribe' from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`;
  await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
  await deal(stage);
  expect(await copier.balance()).toBe(950_000);
  const row = await strategy.row();
  expect(Number(row['record_units'])).toBe(1);
  expect(new Date(String(row['shared_at'])).getTime()).toBeGreaterThan(Date.now() - 60_000);
  await cash(150_000);
  expect(await problems(owner)).toEqual([]);
});
