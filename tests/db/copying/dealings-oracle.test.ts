import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proposeStrategy } from '../support/copying/strategies.ts';
import { openStage } from '../support/stage.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';

// Compares dealings with a second implementation in exact fractions (tests/trading/strategy_dealings.py). VECTORS=<a
// file with a line for each> uses others: 100,000 take about a quarter of an hour. (copying.deal_strategy,
// copying.redemptions, copying.deal_out, copying.deal_in, copying.trade_slices, copying.most_bought,
// copying.most_sold.)
const stage = await openStage();
const { owner, makeInvestor } = stage;

interface Vector {
  expected: object;
}
const file = process.env['VECTORS'] ?? new URL('../../trading/strategy-dealings.jsonl', import.meta.url);
const vectors = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

const DEAL = `
-- The vectors know no bound of what comes in; it has tests of its own (parts.test.ts).
create or replace function copying.remaining_dealing_capacity(strategy public.strategies, before timestamptz, bid_cents numeric, offer_cents numeric, pool_units numeric)
  returns numeric language sql as 'select 9007199254740991';
create function pg_temp.deal(pool uuid, people uuid[], v jsonb) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  begin
    insert into public.last_quotes (instrument_id, bid, ask, bid_size, ask_size, source, source_at, received_at)
    select h ->> 0, (h ->> 2)::bigint, (h ->> 3)::bigint, (h ->> 4)::bigint, (h ->> 5)::bigint, 'simulated', clock_timestamp(), clock_timestamp()
    from jsonb_array_elements(v -> 'holdings') h;
    insert into pools.holdings (pool_id, instrument_id, quantity, cost_cents)
    select pool, h ->> 0, (h ->> 1)::bigint, 0 from jsonb_array_elements(v -> 'holdings') h;
    insert into public.lots (pool_id, investor_id, units, paid_cents, hwm, share_bp, opened_at, request_id)
    select pool, people[1 + (l ->> 'holder')::int], (l ->> 'units')::bigint, 1, (l ->> 'hwm')::numeric, (l ->> 'share')::int, now() - interval '1 day' + n * interval '1 second', gen_random_uuid()
    from jsonb_array_elements(v -> 'lots') with ordinality x (l, n);
    insert into public.copy_requests (id, pool_id, investor_id, side, amount_cents, units, share_bp, asked_at)
    select md5(n::text)::uuid, pool, people[1 + (r ->> 1)::int], r ->> 0, case r ->> 0 when 'in' then (r ->> 2)::bigint end, case r ->> 0 when 'out' then (r ->> 2)::bigint end,
      case r ->> 0 when 'in' then 1000 end, now() - interval '1 hour' + n * interval '1 second'
    from jsonb_array_elements(v -> 'requests') with ordinality x (r, n);
    insert into public.copies (investor_id, pool_id) select p, pool from unnest(people) p on conflict do nothing;
    update pools.pool_books b
    set cash_cents = (v ->> 'cash')::bigint, units = (v ->> 'units')::bigint, waiting_cents = coalesce((select sum(r.amount_cents) from public.copy_requests r where r.pool_id = pool), 0)
    where b.pool_id = pool;
    answer := jsonb_build_object('dealt', copying.deal_strategy(pool));
    if (answer ->> 'dealt')::int > 0 then
      answer := answer || jsonb_build_object(
        'cash', (select b.cash_cents from pools.pool_books b where b.pool_id = pool),
        'units', (select b.units from pools.pool_books b where b.pool_id = pool),
        'holdings', coalesce((
          select jsonb_agg(q.quantity order by n) from jsonb_array_elements(v -> 'holdings') with ordinality x (h, n)
          join pools.holdings q on q.pool_id = pool and q.instrument_id = h ->> 0), '[]'),
        'ins', coalesce((
          select jsonb_agg(jsonb_build_array(coalesce(q.dealt_cents, 0), coalesce(q.dealt_units, 0)) order by n)
          from jsonb_array_elements(v -> 'requests') with ordinality x (r, n) join public.copy_requests q on q.id = md5(n::text)::uuid where r ->> 0 = 'in'), '[]'),
        'outs', coalesce((
          select jsonb_agg(jsonb_build_array(coalesce(q.dealt_cents, 0), coalesce(q.dealt_units, 0), coalesce(q.share_units, 0),
            case when q.status = 'waiting' then q.units else coalesce((select s.units from public.copy_requests s where s.split_from = q.id), 0) end) order by n)
          from jsonb_array_elements(v -> 'requests') with ordinality x (r, n) join public.copy_requests q on q.id = md5(n::text)::uuid where r ->> 0 = 'out'), '[]'),
        'lots', (select sum(l.units) from public.lots l where l.pool_id = pool));
    end if;
    raise exception 'undo';
  exception when others then
    if sqlerrm <> 'undo' then
      raise;
    end if;
  end;
  return answer;
end $$`;

const timeout = file === undefined ? 60_000 : 7_200_000;
test(`what ${String(vectors.length)} dealings bring is equal to the last cent and millionth`, { timeout }, async () => {
  await cleanQuotes(owner);
  const { pool, lead } = await proposeStrategy(stage);
  await owner`update public.copy_requests set status = 'returned', ended_at = now() where pool_id = ${pool}`;
  await owner`
    update public.strategies set status = 'offered', published_at = now(), shared_at = now() where pool_id = ${pool}`;
  const people = [lead.id];
  while (people.length < 5) people.push((await makeInvestor()).id);
  const session = await owner.reserve();
  try {
    await session.unsafe(DEAL);
    let dealt = 0;
    for (let at = 0; at < vectors.length; at += 200) {
      // Dead rows slow down the next vectors until they are vacuumed.
      if (at % 2000 === 1800) await session.unsafe('vacuum');
      const batch = vectors.slice(at, at + 200);
      const answers = await session<{ answer: Record<string, unknown> }[]>`
        select pg_temp.deal(${pool}, ${people}::uuid[], v) as answer
        from jsonb_array_elements(${owner.json(batch as never)}) with ordinality x (v, n) order by n`;
      expect(answers.map(({ answer }) => ({ ...answer, lots: undefined }))).toEqual(
        batch.map(({ expected }) => expected),
      );
      expect(answers.filter(({ answer }) => answer['lots'] !== answer['units'])).toEqual([]);
      dealt += answers.filter(({ answer }) => answer['lots'] !== undefined).length;
    }
    expect(dealt).toBeGreaterThan(vectors.length / 2);
  } finally {
    session.release();
  }
});
