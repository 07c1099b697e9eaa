import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import {
  type Copier,
  endRequests,
  makeCopier,
  makeStrategy,
  review,
  type Strategy,
} from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { type Random, SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';
import { ageQuotes, cleanQuotes, ingest, quote } from '../support/trading/quotes.ts';
import { endOrders } from '../support/trading/trading.ts';
import { REFUSALS } from '../support/traffic/traffic-refusals.ts';

// Invariants under concurrent leads, holders and prices. `npm run test:db -- copying-property --mode soak` runs
// longer.
const STEPS = process.env['MODE'] === 'soak' ? 2000 : 120;

const stage = await openStage();
const { owner, asOperator } = stage;

const WALKS = [
  { id: 'BTC-USD', mid: 9_500_000, dollar: 1052 },
  { id: 'SHIB-USD', mid: 100_000, dollar: 10_000_000 },
];

/** Queries that must never find a row. */
const NEVER: Record<string, string> = {
  'a dealing at a price that was known when it was asked for (attack 2)': `
    select r.id from public.copy_requests r join public.dealings d on d.id = r.dealing_id
    where r.reason <> 'closing' and exists (
      select from jsonb_array_elements(d.prices) p where (p ->> 'received_at')::timestamptz <= greatest(r.asked_at, r.not_before))`,
  'more used of a quote than it showed': `
    select f.pool_id from public.fills f group by f.pool_id, f.instrument_id, f.source, f.source_at, f.side
    having sum(f.quantity) > min(case f.side when 'buy' then f.ask_size else f.bid_size end)`,
  'money that came at less than the offer, or left at more than the bid (attack 5)': `
    select d.id from public.dealings d
    where d.units_before > 0 and (
      exists (select from public.copy_requests r where r.dealing_id = d.id and r.side = 'in' and r.dealt_units::numeric * d.offer_cents > r.dealt_cents::numeric * d.units_before)
      or exists (select from public.copy_requests r where r.dealing_id = d.id and r.side = 'out' and r.reason <> 'closing'
        and r.dealt_cents::numeric * d.units_before > r.dealt_units::numeric * d.bid_cents))`,
  'a strategy that was closed and still has something': `
    select b.pool_id from pools.pool_books b join public.strategies s on s.pool_id = b.pool_id
    where s.status in ('closed', 'dropped') and b.cash_cents + b.units + b.waiting_cents > 0`,
  'units without a strategy that runs': `
    select l.id from public.lots l join public.strategies s on s.pool_id = l.pool_id where l.units > 0 and s.status in ('proposed', 'closed', 'dropped')`,
};
async function found(): Promise<string[]> {
  const checks = Object.entries(NEVER).map(([name, query]) => `select '${name}' as what where exists (${query})`);
  return (await owner.unsafe<{ what: string }[]>(checks.join(' union all '))).map(({ what }) => what);
}

async function tried(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!REFUSALS.has((error as Error).message)) throw error;
  }
}

function world(random: Random, strategies: Strategy[], copiers: Copier[]) {
  const strategyOf = (): Strategy => random.pick(strategies) ?? (strategies[0] as Strategy);
  const copierOf = (): Copier => random.pick(copiers) ?? (copiers[0] as Copier);

  async function order({ place, pool }: Strategy): Promise<unknown> {
    const walk = random.pick(WALKS) ?? { id: '', mid: 1, dollar: 1 };
    const [held] = await owner<{ free: number }[]>`
      select (quantity - reserved)::bigint as free from pools.holdings where pool_id = ${pool} and instrument_id = ${walk.id}`;
    const sells = held !== undefined && held.free > 0 && random.chance(0.4);
    const limit_price = Math.round(walk.mid * (1 + random.int(-200, 200) / 10_000));
    const kind = random.pick(['market', 'market', 'limit']);
    const quantity = sells ? random.int(1, held.free) : walk.dollar * random.int(1, random.chance(0.3) ? 1500 : 300);
    return place({
      instrument_id: walk.id,
      side: sells ? 'sell' : 'buy',
      kind,
      quantity,
      ...(kind === 'limit' ? { limit_price } : {}),
    });
  }
  async function back({ rows, person }: Copier): Promise<unknown> {
    const asked = random.pick(
      await owner<{ id: string }[]>`
        select id from public.copy_requests where investor_id = ${person.id} and status = 'waiting' order by asked_at, id`,
    );
    return asked && rows('return_copy_request', { request_id: asked.id });
  }
  async function leave(copier: Copier): Promise<unknown> {
    const strategy = strategyOf();
    const units = await copier.units(strategy);
    return copier.take(strategy, random.chance(0.5) || units < 2 ? undefined : random.int(1, units));
  }
  const suspend = ({ pool }: Strategy) =>
    asOperator('admin').rows('suspend_strategy', {
      pool_id: pool,
      reason: 'To look at it.',
      request_id: randomUUID(),
    });

  function act(): Promise<unknown> {
    const dice = random.fraction();
    const copier = copierOf();
    const strategy = strategyOf();
    if (dice < 0.35) return order(strategy);
    if (dice < 0.6)
      return copier.put(
        strategy,
        random.int(1000, 60_000),
        random.chance(0.3) ? { stop_bp: random.int(100, 800) } : {},
      );
    if (dice < 0.8) return leave(copier);
    if (dice < 0.85) return back(copier);
    if (dice < 0.9)
      return strategy.rows('redeem_copy', {
        pool_id: strategy.pool,
        units: random.int(1, 40_000_000),
        request_id: randomUUID(),
      });
    if (dice < 0.92) return suspend(strategy);
    return review(stage, random.pick(['reviewer', 'treasurer']) ?? 'reviewer', strategy);
  }
  async function show(): Promise<void> {
    for (const walk of WALKS) walk.mid = Math.max(1000, Math.round(walk.mid * (1 + random.int(-200, 200) / 10_000)));
    await ageQuotes(owner, '2 minutes');
    const size = (dollar: number) => dollar * (random.pick([5, 100, 100_000]) ?? 5);
    await ingest(
      owner,
      WALKS.map(({ id, mid, dollar }) => {
        const half = Math.max(1, Math.round(mid / 4000));
        const sizes = { bid_size: size(dollar), ask_size: size(dollar) };
        return quote({ instrument_id: id, bid: mid - half, ask: mid + half, ...sizes });
      }),
    );
    if (random.chance(0.1))
      await owner`update public.strategies set shared_at = now() - interval '4 months' where status = 'offered'`;
    await owner`select copying.watch_copies()`;
    // One by one, because copying.deal_strategies goes on after an error.
    for (const { id } of await owner<{ id: string }[]>`select unnest(copying.due_strategies(100)) as id`)
      await owner`select copying.deal_strategy(l.pool_id) from copying.lock_strategy(${id}) l`;
  }
  return { act, show };
}

/** Each must happen at least once, or the test proves nothing. */
const seen = new Set<string>();

test.each([SEED, SEED + 1])(
  `leads and holders who do random things on random prices leave books that hold (seed %i, ${STEPS} steps)`,
  { timeout: STEPS * 2000 },
  async (seed) => {
    await endOrders(stage);
    await endRequests(stage);
    await cleanQuotes(owner);
    const random = seeded(seed);
    const strategies = [await makeStrategy(stage), await makeStrategy(stage, { stake_cents: 20_000 })];
    const copiers = await Promise.all(Array.from({ length: 5 }, () => makeCopier(stage, 300_000)));
    const { act, show } = world(random, strategies, copiers);
    const wrong: unknown[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await Promise.all(Array.from({ length: random.int(1, 4) }, () => tried(act)));
      if (random.chance(0.6)) await show();
      if (step % 20 === 19) wrong.push(...(await problems(owner)), ...(await found()));
    }
    expect(wrong).toEqual([]);
    for (const { rows, pool } of strategies) await rows('close_strategy', { pool_id: pool, reason: 'Enough.' });
    for (let round = 0; round < 400; round += 1) {
      const [{ open } = { open: 0 }] = await owner<{ open: number }[]>`
        select count(*)::int as open from public.strategies where status = 'closing'`;
      if (open === 0) break;
      await show();
    }
    expect((await Promise.all(strategies.map(({ row }) => row()))).map((row: Row) => row['status'])).toEqual([
      'closed',
      'closed',
    ]);
    expect(await problems(owner)).toEqual([]);
    expect(await found()).toEqual([]);
    const pools = strategies.map(({ pool }) => pool);
    const [many] = await owner<Record<string, boolean>[]>`
      select (select count(*) > 20 from public.dealings where pool_id = any (${pools})) as dealings,
        (select count(*) > 0 from public.copy_requests where pool_id = any (${pools}) and split_from is not null) as parts,
        (select sum(share_units) > 0 from public.dealings where pool_id = any (${pools})) as shares`;
    for (const [what, is] of Object.entries(many ?? {})) if (is) seen.add(what);
  },
);

test('all kinds of things have happened', () => {
  expect([...seen]).toEqual(expect.arrayContaining(['dealings', 'parts', 'shares']));
});
