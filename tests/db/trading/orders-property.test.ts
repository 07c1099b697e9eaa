import { expect, test } from 'vitest';
import { makeTraffic } from '../../trading/traders.ts';
import { problems } from '../support/money/books.ts';
import { SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';

// Invariants under any orders and prices. `npm run test:db -- orders-property --mode soak` runs longer.
const STEPS = process.env['MODE'] === 'soak' ? 2000 : 100;

const stage = await openStage();
const { owner } = stage;

/** Queries that must never find a row, about fills since the last check. */
const NEVER: Record<string, string> = {
  'a fill by a quote that came before it was asked for': `
    select f.id from fills f join public.orders o on o.id = f.order_id where f.received_at <= o.asked_at`,
  'more filled of a quote than it showed': `
    select f.source_at from public.fills f where f.source_at in (select n.source_at from fills n)
    group by f.instrument_id, f.source, f.source_at, f.side
    having sum(f.quantity) > min(case f.side when 'buy' then f.ask_size else f.bid_size end)`,
  'a fill beyond the limit of its order': `
    select f.id from fills f join public.orders o on o.id = f.order_id
    where case f.side when 'buy' then f.price > o.limit_price else f.price < o.limit_price end`,
  'a fill that took although its order must not': `
    select f.id from fills f join public.orders o on o.id = f.order_id where o.post_only and f.role = 'taker'`,
  'all-or-nothing that was filled in part': `
    select o.id from public.orders o where o.time_in_force = 'fok' and o.filled_quantity > 0 and o.status <> 'filled'`,
  'an order for its first quote that waits after it': `
    select o.id from public.orders o where o.time_in_force in ('ioc', 'fok') and o.status = 'open' and not o.is_new`,
  'an order that has cost more than it named': `
    select o.id from public.orders o where o.filled_cents > o.spend_cents`,
  'an open order that holds another amount than it needs': `
    select o.id from public.orders o
    where o.side = 'sell' and o.status in ('armed', 'open')
      and o.reserved <> case when coalesce(o.pair_id, o.id) = o.id then o.quantity - o.filled_quantity else 0 end
    union all
    select o.id from public.orders o
    where o.spend_cents is not null and o.status = 'open' and o.rebalance_id is null and o.reserved <> o.spend_cents - o.filled_cents`,
  'a sale of more than is held': `
    select h.pool_id from pools.holdings h
    where h.reserved <> (
      select coalesce(sum(o.quantity - o.filled_quantity), 0) from public.orders o
      where o.pool_id = h.pool_id and o.instrument_id = h.instrument_id and o.side = 'sell' and o.status in ('armed', 'open') and coalesce(o.pair_id, o.id) = o.id)`,
  'halves of a pair with different rests': `
    select a.id from public.orders a join public.orders b on b.pair_id = a.pair_id and b.id > a.id
    where a.status in ('armed', 'open') and b.status in ('armed', 'open') and a.quantity - a.filled_quantity <> b.quantity - b.filled_quantity`,
  'an order that is filled, and yet not': `
    select o.id from public.orders o where (o.filled_quantity = o.quantity) <> (o.status = 'filled') and o.quantity is not null`,
  'an armed stop that the last quote had reached': `
    select o.id from public.orders o join public.last_quotes l on l.instrument_id = o.instrument_id and l.received_at > o.asked_at
    where o.status = 'armed' and case o.side when 'sell' then o.stop_price >= l.bid else o.stop_price <= l.ask end`,
};

async function found(since: Date): Promise<string[]> {
  const checks = Object.entries(NEVER).map(
    ([name, query]) => `select '${name}' as what, (${query} limit 1)::text as which where exists (${query})`,
  );
  const rows = await owner.unsafe<{ what: string; which: string }[]>(
    `with fills as materialized (select * from public.fills where at > $1) ${checks.join(' union all ')}`,
    [since.toISOString()],
  );
  return rows.map(({ what, which }) => `${what}: ${which}`);
}

test.each([SEED, SEED + 1])(
  `traders who do random things on random prices leave books that hold after each batch of quotes (seed %i, ${STEPS} steps)`,
  { timeout: STEPS * 1000 },
  async (seed) => {
    const random = seeded(seed);
    const { act, show } = await makeTraffic(stage, random, 8);
    const done = new Map<string, number>();
    await show();
    for (let step = 1; step <= STEPS; step += 1) {
      for (let deed = random.int(1, 5); deed > 0; deed -= 1) {
        const what = await act();
        done.set(what, (done.get(what) ?? 0) + 1);
      }
      const [now] = await owner<{ at: Date }[]>`select clock_timestamp() as at`;
      await show();
      expect(
        [...(await owner`select * from proof.verify()`), ...(await found(now?.at ?? new Date()))],
        `step ${step}`,
      ).toEqual([]);
    }
    expect(await problems(owner)).toEqual([]);
    const ends = await owner<
      { end: string }[]
    >`select distinct coalesce(o.reason, o.status) as end from public.orders o`;
    expect(ends.map(({ end }) => end)).toEqual(
      expect.arrayContaining([
        'filled',
        'by_owner',
        'other_half',
        'all_or_nothing',
        'rest_not_filled',
        'would_take',
        'over',
      ]),
    );
    const fills = await owner`select distinct side, role from public.fills`;
    expect(fills).toHaveLength(4);
    expect([...done.keys()]).toEqual(
      expect.arrayContaining(['rebalance', 'redeem', 'insufficient_cash', 'instrument_halted']),
    );
  },
);
