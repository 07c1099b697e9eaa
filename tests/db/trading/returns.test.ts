import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claimsOf } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';
import { makeTrader } from '../support/trading/trading.ts';

// Compares cents, units and returns with tests/trading/vectors.py.
const { fills, dealings, growths, returns } = JSON.parse(
  readFileSync(new URL('../../trading/vectors.json', import.meta.url), 'utf8'),
) as Record<'fills' | 'dealings' | 'growths' | 'returns', string[]>;

const stage = await openStage();
const { owner } = stage;

const trader = await makeTrader(stage, 1000);

// Without open sessions no messages are written.
await owner`update auth.sessions set created_at = now() - interval '3 hours'`;

// Closed, because all vectors reuse it, and units of which nothing is left would otherwise become void.
await owner`update public.pools set closed_at = now() where id = ${trader.pool}`;

await owner.unsafe(`
  create function pools.deal(pool uuid, cash bigint, units bigint, held text, side text, amount bigint, out value bigint, out dealt bigint, out units_left bigint)
    language plpgsql
  as $$
  declare
    investor uuid := (select p.owner_id from public.pools p where p.id = pool);
    request uuid := gen_random_uuid();
    one text;
    part text[];
  begin
    update pools.pool_books b
    set cash_cents = cash, units = deal.units, waiting_cents = case side when 'in' then amount else 0 end, reserved_cents = case side when 'out' then amount else 0 end
    where b.pool_id = pool;
    insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents) values (request, pool, investor, side, amount);
    delete from pools.holdings h where h.pool_id = pool;
    foreach one in array string_to_array(held, ' ') loop
      part := string_to_array(one, ':');
      insert into pools.holdings (pool_id, instrument_id, quantity, cost_cents) values (pool, part[1], part[2]::bigint, 0);
      update public.instruments i set taker_bp = part[4]::int where i.id = part[1];
      insert into public.last_quotes as l (instrument_id, bid, ask, bid_size, ask_size, source, source_at, received_at)
      values (part[1], part[3]::bigint, part[3]::bigint + 1, 1, 1, 'simulated', clock_timestamp(), clock_timestamp())
      on conflict (instrument_id) do update set bid = excluded.bid, ask = excluded.ask, source_at = excluded.source_at, received_at = excluded.received_at;
    end loop;
    perform pools.deal_pool(pool);
    select r.units, r.pool_value_cents into dealt, value from public.dealing_requests r where r.id = request and r.status <> 'waiting';
    select b.units into units_left from pools.pool_books b where b.pool_id = pool;
  end
  $$`);

/** In parts, because a transaction that changes one row thousands of times is slow. */
async function inParts<Row>(lines: string[], ask: (part: string[]) => Promise<Row[]>): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < lines.length; from += 50) found.push(...(await ask(lines.slice(from, from + 50))));
  return found;
}

test('fill_cents is the exact figure of random fills, purchases rounded up and sales down', async () => {
  const found = await owner<{ line: string }[]>`
    select concat_ws(',', v[1], v[2], v[3], v[4], v[5], v[6], pools.fill_cents(
      jsonb_populate_record(null::public.instruments, jsonb_build_object('price_decimals', v[1], 'quantity_decimals', v[2])),
      v[3], v[4]::bigint, v[5]::bigint, v[6]::int)) as line
    from unnest(${fills}::text[]) with ordinality u (line, place), string_to_array(u.line, ',') v
    order by u.place`;
  expect(found.map(({ line }) => line)).toEqual(fills);
});

test('dealing gives and takes the exact units of random pools, to the last millionth', async () => {
  const found = await inParts(
    dealings,
    (part) => owner<{ line: string; wrong: string | null }[]>`
    select concat_ws(',', v[1], v[2], v[3], v[4], v[5], coalesce(d.value::text, v[6]), coalesce(d.dealt::text, '')) as line,
      case when d.units_left <> v[2]::bigint + case v[4] when 'in' then 1 else -1 end * coalesce(d.dealt, 0) then u.line end as wrong
    from unnest(${part}::text[]) with ordinality u (line, place), string_to_array(u.line, ',') v,
      lateral pools.deal(${trader.pool}, v[1]::bigint, v[2]::bigint, v[3], v[4], v[5]::bigint) d
    order by u.place`,
  );
  expect(found.map(({ line }) => line)).toEqual(dealings);
  expect(found.filter(({ wrong }) => wrong !== null)).toEqual([]);
});

test('a unit grows as empyrical links the periods between payments, to 1e-9', async () => {
  await owner.unsafe(`
    create function pools.growth_of(pool uuid, claims text, steps text) returns double precision
      language plpgsql
    as $$
    declare
      step text;
      value bigint;
      paid bigint;
      units bigint := 0;
      answer double precision;
    begin
      foreach step in array string_to_array(steps, ';') loop
        value := split_part(step, ' ', 1);
        paid := split_part(step, ' ', 2);
        if paid <> 0 then
          perform pools.deal(pool, value, units, '', case when paid > 0 then 'in' else 'out' end, abs(paid));
          units := (select b.units from pools.pool_books b where b.pool_id = pool);
        end if;
      end loop;
      update pools.pool_books b set cash_cents = value where b.pool_id = pool;
      perform set_config('request.jwt.claims', claims, true);
      select p.growth into answer from pools.my_portfolios() p where p.pool_id = pool;
      return answer;
    end
    $$`);
  const saver = await makeTrader(stage, 1000);
  const claims = JSON.stringify(claimsOf(saver.person));
  const found = await inParts(
    growths,
    (part) => owner<{ name: string; off: number }[]>`
    select v[1] as name, pools.growth_of(${saver.pool}, ${claims}, v[2]) - v[3]::double precision as off
    from unnest(${part}::text[]) u (line), string_to_array(u.line, ',') v`,
  );
  expect(found).toHaveLength(101);
  expect(found.filter(({ off }) => !(Math.abs(off) < 1e-9))).toEqual([]);
});

test('the yearly rate is the one of pyxirr, to 1e-9', async () => {
  const found = await owner<{ name: string; ours: number; theirs: number }[]>`
    select v[1] as name, v[3]::double precision as theirs, pools.money_weighted_return(
      array(select split_part(f.paid, ' ', 2)::bigint from unnest(string_to_array(v[2], ';')) with ordinality f (paid, n) order by f.n),
      array(select split_part(f.paid, ' ', 1)::timestamptz from unnest(string_to_array(v[2], ';')) with ordinality f (paid, n) order by f.n)) as ours
    from unnest(${returns}::text[]) u (line), string_to_array(u.line, ',') v`;
  expect(found).toHaveLength(260);
  const off = found.filter(({ ours, theirs }) => !(Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(theirs))));
  expect(off).toEqual([]);
});

// Compares records with empyrical-reloaded (tests/trading/vectors.py) and with values computed by hand.
const { records } = JSON.parse(readFileSync(new URL('../../trading/vectors.json', import.meta.url), 'utf8')) as Record<
  'records',
  string[]
>;

interface Figures {
  first_at: Date | null;
  growth: number | null;
  yearly_growth: number | null;
  years: { from: string; to: string; growth: number }[];
  drawdown: number | null;
  under_water_days: number | null;
  volatility: number | null;
  sharpe: number | null;
  sortino: number | null;
  worst_day: number | null;
  worst_month: number | null;
  months: number;
  months_below_zero: number;
}

const NAMES = [
  'growth',
  'yearly_growth',
  'drawdown',
  'under_water_days',
  'volatility',
  'sharpe',
  'sortino',
  'worst_day',
  'worst_month',
  'months',
  'months_below_zero',
] as const;

async function figuresOf(moments: string[], prices: (number | string)[], until: string): Promise<Figures> {
  const [row] = await owner<Figures[]>`
    select * from copying.record_figures(${moments}::timestamptz[], ${prices.map(String)}::double precision[], ${until})`;
  if (!row) throw new Error('no figures');
  return row;
}

const near = (ours: number | null, theirs: string) =>
  theirs === ''
    ? ours === null
    : ours !== null && Math.abs(ours - Number(theirs)) <= 1e-9 * Math.max(1, Math.abs(Number(theirs)));

test.each(records.map((line) => line.split(',')))(
  'the figures of %s are those of empyrical, to 1e-9',
  async (_name, begin, hours, written = '', ...expected) => {
    const prices = written.split(' ');
    const moments = prices.map((_, n) =>
      new Date(Date.parse(`${begin}:00Z`) + n * Number(hours) * 3_600_000).toISOString(),
    );
    const until = `${new Date(Date.parse(moments.at(-1) ?? '') + 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
    const figures = await figuresOf(moments, prices, until);
    const off = NAMES.filter((name, n) => !near(figures[name], expected[n] ?? ''));
    expect(off.map((name) => [name, figures[name], expected[NAMES.indexOf(name)]])).toEqual([]);
    const years = (expected[NAMES.length] ?? '').split(' ').filter(Boolean);
    expect(figures.years).toHaveLength(years.length);
    for (const [n, year] of years.entries()) expect(near(figures.years[n]?.growth ?? null, year)).toBe(true);
  },
);
