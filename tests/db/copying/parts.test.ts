import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopied, makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { shows, showsTouch } from '../support/trading/trading.ts';

// Requests of which the sizes shown hold a part, and what becomes of their rest.
// (private.deal_strategy, private.leaving_units, private.priced_holdings, private.dealing_room.)
const stage = await openCopyingStage();
const { owner } = stage;

const invested = () => makeInvested(stage);

describe('a request', () => {
  test('is dealt in part by the sizes shown, and its rest by the prices that follow (attack 17)', async () => {
    const strategy = await invested();
    const [one, two] = [await makeCopier(stage), await makeCopier(stage)];
    await one.put(strategy, 300_000);
    await two.put(strategy, 100_000);
    // A slice of half a bitcoin's price is not to be had at once.
    const part = () => showsTouch(stage, 9_499_500, 9_500_500, { ask_size: 500_000, bid_size: 500_000 });
    await part();
    expect(await deal(stage)).toBe(2);
    const waiting = await owner<{ cents: number; split_from: string | null }[]>`
      select amount_cents as cents, split_from from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting' order by amount_cents`;
    expect(waiting).toHaveLength(2);
    expect(waiting.every(({ split_from }) => split_from !== null)).toBe(true);
    // The same size is not used twice.
    expect(await deal(stage)).toBe(0);
    let rounds = 0;
    while (
      (await owner`select from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`)
        .length > 0
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
      (await owner`select from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`)
        .length > 0
    ) {
      await part();
      await deal(stage);
      rounds += 1;
      expect(rounds).toBeLessThan(60);
    }
    expect(await one.units(strategy)).toBe(0);
    expect(await two.units(strategy)).toBe(0);
    // A rest keeps its turn.
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

  test('that is dealt in part keeps no other strategy waiting, however few are dealt at a time', async () => {
    const [wanted, { strategy: left, copier: leaver }] = [await invested(), await makeCopied(stage, 100_000)];
    const copier = await makeCopier(stage);
    await copier.put(wanted, 300_000);
    await leaver.take(left, 20_000_000);
    await showsTouch(stage, 9_499_500, 9_500_500, { ask_size: 500_000 });
    const dealNext = () => owner`select private.run_dealings(1) as dealt`;
    expect(await dealNext()).toEqual([{ dealt: 1 }]);
    // The size is used up, and the rest of the first waits.
    expect(await dealNext()).toEqual([{ dealt: 1 }]);
    expect(await owner`select pool_id from public.copy_requests where status = 'waiting'`).toEqual([
      { pool_id: wanted.pool },
    ]);
  });

  test('to leave keeps no rest of units that the profit share has taken', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    await cleanQuotes(owner);
    await shows(stage, 11_000_000);
    await copier.take(strategy);
    await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
    await shows(stage, 11_000_000, { bid_size: 100_000 });
    expect(await deal(stage)).toBe(1);
    const [asked, waits] = await owner<{ units: number; share_units: number | null }[]>`
      select units, share_units from public.copy_requests
      where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} and side = 'out' order by split_from nulls first`;
    const held = await copier.units(strategy);
    expect(held).toBeLessThan(asked?.units ?? 0);
    expect(waits?.units).toBe(held);
    expect(await problems(owner)).toEqual([]);
  });

  test('to leave is taken back when the profit share has left nothing of it', async () => {
    const strategy = await makeStrategy(stage, { share_bp: 2000 });
    await shows(stage, 9_500_000);
    await strategy.place({ side: 'buy', spend_cents: 99_000 });
    await shows(stage, 9_500_000);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 100_000, { seen_share_bp: 2000 });
    await shows(stage, 9_500_000);
    await deal(stage);
    const held = await copier.units(strategy);
    const most = await copier.take(strategy, held - 1_000_000);
    const rest = await copier.take(strategy);
    await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
    await cleanQuotes(owner);
    await shows(stage, 19_000_000);
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBe(0);
    await shows(stage, 19_000_000);
    expect(await deal(stage)).toBe(0);
    expect(
      await owner`
        select id, status from public.copy_requests where id in (${most['id'] as string}, ${rest['id'] as string}) order by asked_at`,
    ).toEqual([
      { id: most['id'], status: 'dealt' },
      { id: rest['id'], status: 'returned' },
    ]);
    expect(await problems(owner)).toEqual([]);
  });

  test('to leave of which nothing is dealt waits as it is', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    await copier.take(strategy, (await copier.units(strategy)) - 1);
    const tiny = await copier.take(strategy);
    // Less than half of it is sold: the largest remainder is the other's.
    await shows(stage, 9_500_000, { bid_size: 50_000 });
    expect(await deal(stage)).toBe(1);
    expect(
      await owner`
        select id from public.copy_requests
        where pool_id = ${strategy.pool} and status = 'waiting' and split_from is null`,
    ).toEqual([{ id: tiny['id'] }]);
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
    expect(await copier.rows('return_copy_request', { request_id: rest?.id })).toMatchObject([
      { status: 'returned' },
    ]);
    expect(await problems(owner)).toEqual([]);
  });

  test('and all of it can be taken back before, though prices have come', async () => {
    const strategy = await makeInvested(stage);
    const copier = await makeCopier(stage, 3_000_000);
    const { id } = await copier.put(strategy, 1_890_000);
    await cleanQuotes(owner);
    await shows(stage, 4_750_000);
    expect(await copier.rows('return_copy_request', { request_id: id })).toMatchObject([
      { status: 'returned' },
    ]);
    expect(await copier.balance()).toBe(3_000_000);
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
      select value_cents::int as cents from private.pool_value(${strategy.pool})`;
    expect(worth?.cents).toBeGreaterThan(299_500);
    expect(worth?.cents).toBeLessThanOrEqual(300_000);
    expect(await statuses(strategy.pool)).toEqual([
      ['dealt', expect.any(Number)],
      ['waiting', expect.any(Number)],
    ]);
  });

  test('and all of it with money of the lead that makes the room', async () => {
    const strategy = await makeInvested(stage);
    const copier = await makeCopier(stage, 3_000_000);
    await makeDeposit(owner, strategy.lead.id, 100_000);
    await copier.put(strategy, 1_890_000);
    await strategy.rows('subscribe_copy', {
      pool_id: strategy.pool,
      amount_cents: 100_000,
      seen_share_bp: null,
      request_id: randomUUID(),
    });
    await cleanQuotes(owner);
    await shows(stage, 4_750_000);
    expect(await deal(stage)).toBe(2);
    expect(await statuses(strategy.pool)).toEqual([['dealt', 1_890_000]]);
  });

  test('but not for less than ten dollars of it, which a price makes and unmakes', async () => {
    const strategy = await makeInvested(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 50_000);
    await shows(stage, 9_500_000);
    const bounded = async (room: number) => {
      const [worth] = await owner<{ cents: number }[]>`
        select value_cents::int as cents from private.pool_value(${strategy.pool})`;
      await strategy.rows('change_terms', {
        pool_id: strategy.pool,
        share_bp: 1000,
        capacity_cents: (worth?.cents ?? 0) + room,
      });
    };
    await bounded(999);
    expect(await deal(stage)).toBe(0);
    await bounded(1000);
    expect(await deal(stage)).toBe(1);
    expect(await statuses(strategy.pool)).toEqual([
      ['dealt', 1000],
      ['waiting', 49_000],
    ]);
  });
});
