import { expect, test } from 'vitest';
import { EACH_SIDE, makeSequence, type Sequence } from '../../trading/sequences.ts';
import { claimsOf } from '../support/actors.ts';
import { SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';
import { makeTrader } from '../support/trading/trading.ts';

// Compares the matching of orders with another project's order book. `SEQUENCES=100000 npm run test:db --
// orders-oracle` runs that many.
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 150);
/** Sequences at once, each on its own instrument; a batch has quotes of all. */
const AT_ONCE = 50;

const stage = await openStage();
const { owner } = stage;

const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const instruments = Array.from({ length: AT_ONCE }, (_, n) => `T${String(n).padStart(2, '0')}-USD`);

async function prepare(): Promise<void> {
  await owner`
    insert into public.instruments (id, name, price_decimals, quantity_decimals, max_spread_bp, band_bp, position, trading, min_order_cents)
    select i.id, i.id, 2, 0, 5000, 5000, 1000 + i.place, 'open', 1 from unnest(${instruments}::text[]) with ordinality i (id, place)`;
  await owner.unsafe(`
    create function pools.play(traders jsonb, steps jsonb) returns void
      language plpgsql
    as $$
    declare
      step jsonb;
      batch jsonb;
      sent record;
    begin
      for step in select jsonb_array_elements(steps) loop
        for sent in
          select a.*, traders -> a.trader ->> 'claims' as claims, (traders -> a.trader ->> 'pool')::uuid as pool
          from jsonb_to_recordset(step -> 'sent') as a (op text, id uuid, trader int, instrument_id text, side text, kind text, quantity bigint,
            limit_price bigint, stop_price bigint, time_in_force text, post_only boolean, filled bigint)
        loop
          perform set_config('request.jwt.claims', sent.claims, true);
          if sent.op = 'place' then
            perform pools.place_order(sent.pool, sent.instrument_id, sent.side, sent.kind, sent.id, sent.quantity, null, sent.limit_price, sent.stop_price,
              null, sent.time_in_force, null, sent.post_only);
          elsif sent.op = 'cancel' then
            perform pools.cancel_order(sent.id);
          else
            perform pools.replace_order(sent.id, sent.filled, sent.quantity, sent.limit_price, sent.stop_price);
          end if;
        end loop;
        for batch in select jsonb_array_elements(step -> 'batches') loop
          perform markets.ingest_quotes('simulated', (
            select jsonb_agg(q.quote || jsonb_build_object('source_at', clock_timestamp() + q.place * interval '1 microsecond') order by q.place)
            from jsonb_array_elements(batch) with ordinality q (quote, place)));
        end loop;
      end loop;
    end
    $$`);
}

async function hire(): Promise<{ pool: string; claims: string }[]> {
  const traders = await Promise.all(Array.from({ length: 2 * EACH_SIDE }, () => makeTrader(stage)));
  // More than any sequence needs, because another test covers a lack of money.
  const pools = traders.map(({ pool }) => pool);
  await owner`update pools.pool_books set cash_cents = 50000000000000 where pool_id in ${owner(pools)}`;
  await owner`
    insert into pools.holdings (pool_id, instrument_id, quantity, cost_cents)
    select p.id, i.id, 1000000000000, 0 from public.pools p cross join unnest(${instruments}::text[]) i (id) where p.id in ${owner(pools)}`;
  // Without open sessions no messages are written.
  await owner`update auth.sessions set created_at = now() - interval '3 hours'`;
  return traders.map(({ pool, person }) => ({ pool, claims: JSON.stringify(claimsOf(person)) }));
}

function together(sequences: Sequence[]) {
  const length = Math.max(...sequences.map(({ steps }) => steps.length));
  return Array.from({ length }, (_, at) => {
    const now = sequences.flatMap(({ instrument, steps }) => {
      const step = steps[at];
      return step ? [{ instrument, step }] : [];
    });
    const batches = Math.max(...now.map(({ step }) => step.batches.length));
    return {
      sent: now.flatMap(({ step }) => step.sent),
      batches: Array.from({ length: batches }, (__, batch) =>
        now.flatMap(({ instrument, step }) =>
          (step.batches[batch] ?? []).map(({ bid, ask, bidSize, askSize }) => ({
            instrument_id: instrument,
            bid,
            ask,
            bid_size: bidSize,
            ask_size: askSize,
          })),
        ),
      ),
    };
  });
}

const expected = ({ instrument, fills, orders }: Sequence) => ({
  instrument,
  buy: fills.buy,
  sell: fills.sell,
  orders: orders
    .map(({ asked: { id }, status, filled, reason }) => ({ id, status, filled, reason }))
    .toSorted((a, b) => a.id.localeCompare(b.id)),
});

test(
  `an order book makes the same fills in the same order of ${SEQUENCES} random sequences (SEED=${SEED})`,
  { timeout: SEQUENCES * 200 },
  async () => {
    await prepare();
    let traders = await hire();
    const random = seeded(SEED);
    const counts = { orders: 0, fills: 0 };
    let ids = 0;
    for (let played = 0; played < SEQUENCES; played += AT_ONCE) {
      // New traders, because another test covers a long history.
      if (played % 1000 === 0 && played > 0) traders = await hire();
      const from = ids;
      const sequences = instruments.map((instrument) => makeSequence(random, instrument, () => idOf((ids += 1))));
      await owner`select pools.play(${owner.json(traders)}, ${owner.json(together(sequences) as never)})`;
      const found = await owner<ReturnType<typeof expected>[]>`
        with mine as (select * from public.orders o where o.id > ${idOf(from)}::uuid and o.id <= ${idOf(ids)}::uuid),
        filled as (
          select f.instrument_id, f.side, json_agg(json_build_object('id', f.order_id, 'price', f.price, 'quantity', f.quantity, 'role', f.role) order by f.at) as list
          from public.fills f where f.order_id in (select m.id from mine m) group by f.instrument_id, f.side)
        select m.instrument_id as instrument,
          coalesce((select f.list from filled f where f.instrument_id = m.instrument_id and f.side = 'buy'), '[]') as buy,
          coalesce((select f.list from filled f where f.instrument_id = m.instrument_id and f.side = 'sell'), '[]') as sell,
          json_agg(json_build_object('id', m.id, 'status', m.status, 'filled', m.filled_quantity, 'reason', m.reason) order by m.id) as orders
        from mine m group by m.instrument_id order by m.instrument_id`;
      expect([...found]).toEqual(sequences.map(expected));
      for (const { orders, buy, sell } of found) {
        counts.orders += orders.length;
        counts.fills += buy.length + sell.length;
      }
      await owner`
        select set_config('request.jwt.claims', t ->> 'claims', true), pools.cancel_orders((t ->> 'pool')::uuid)
        from jsonb_array_elements(${owner.json(traders)}) t`;
    }
    expect(counts.orders).toBeGreaterThan(SEQUENCES * 5);
    expect(counts.fills).toBeGreaterThan(SEQUENCES * 3);
  },
);
