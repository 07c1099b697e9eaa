/**
 * `npm run bench -- trading [matching copying]`: what it costs that quotes meet orders: batches among many orders that none of them
 * concerns, one that fills a single order, and one that fills thousands; and what it costs that many hold one strategy.
 */
import type { Sql } from 'postgres';
import { copying } from './copying.ts';
import type { Bench, Run } from './kit/bench.ts';
import { connect, copyDatabase, SYNCED_SERVER } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';

const SIZES = {
  small: { waiting: 400, batches: 3, pairs: 5, crash: 50, rounds: 1, quotes: 200 },
  full: { waiting: 10_000, batches: 200, pairs: 200, crash: 5000, rounds: 5, quotes: 10_000 },
};
const BATCH = 50;
const MIDDLE = 1_000_000;

export const trading: Bench = async (run) => {
  const figures = {};
  for (const word of run.words.length > 0 ? run.words : Object.keys(PARTS))
    Object.assign(figures, await PARTS[word]?.(run));
  return figures;
};

const PARTS: Record<string, Bench> = { matching: measureBooks, copying };

async function measureBooks(run: Run): Promise<object> {
  const size = SIZES[run.size];
  const server = await run.startServer(SYNCED_SERVER);
  await copyDatabase(server, 'trading');
  const sql = connect(server, 'trading');
  try {
    await makeQuotes(sql, size.quotes);
    await makePools(sql, Math.max(size.crash, 50));
    // One role for all, because Postgres plans queries of tables with policies again when the user changes.
    await sql`set role postgres`;
    await showAll(sql);
    const crash = await measureCrash(sql, size.crash, size.rounds);
    run.say(`${round(crash)} fills a second in one batch`);
    const fill = await measureFill(sql, size.pairs);
    run.say(`a batch with one fill is ${round(fill, 2)} transfers`);
    await makeWaiting(sql, size.waiting);
    const perSecond = await measureQuotes(sql, size.batches, size.rounds);
    const problems = await sql`select * from proof.verify_pools() limit 1`;
    if (problems.length > 0) throw new Error(`The books do not agree: ${JSON.stringify(problems)}`);
    const figures = {
      fill_vs_transfer: round(fill, 2),
      quotes_per_s: round(perSecond),
      crash_fills_per_s: round(crash),
    };
    run.bound('fill_vs_transfer', fill, 4);
    run.bound('milliseconds for a batch', (1000 * BATCH) / perSecond, (1000 * BATCH) / 5000);
    run.bound('milliseconds for a fill of a crash', 1000 / crash, 1);
    return figures;
  } finally {
    await sql.end();
  }
}

/** Adds quotes of the last hours, one a second per instrument, because a plan for an empty table reads all of it. */
async function makeQuotes(sql: Sql, seconds: number): Promise<void> {
  await sql`
    insert into markets.quotes (instrument_id, source, source_at, received_at, bid, ask, bid_size, ask_size)
    select id, 'simulated', at, at, ${MIDDLE - 5}, ${MIDDLE + 5}, 1000000000, 1000000000
    from unnest(${[...IDS]}::text[]) id, generate_series(1, ${seconds}) n, lateral (select now() - n * interval '1 second' as at) moment`;
}

async function makePools(sql: Sql, pools: number): Promise<void> {
  await sql.unsafe(`
    create temp table people as select gen_random_uuid() as id, n from generate_series(1, ${pools}) n;
    set session_replication_role = replica;
    insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.com', now() from people;
    insert into public.profiles (id, email, name, verified) select id, id || '@example.com', 'Person', true from people;
    insert into ledger.accounts (investor_id) select id from people;
    insert into public.pools (id, owner_id, title) select id, id, 'Mine' from people;
    insert into pools.pool_books (pool_id, cash_cents, units) select id, 1000000, 10000000000 from people;
    insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents, status, ended_at, units, pool_value_cents, pool_units)
    select gen_random_uuid(), id, id, 'in', 1000000, 'dealt', now(), 10000000000, 0, 0 from people;
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    select r.investor_id, r.id, r.amount_cents, current_date, 'available', 'pools', 'subscribe' from public.dealing_requests r;
    reset session_replication_role;
    analyze`);
}

async function order(sql: Sql, pools: number, side: 'buy' | 'sell'): Promise<void> {
  await sql`
    select pools.accept_order(pools.new_order(
      p.owner_id, p.id, 'DOGE-USD', ${side}, 'market', 1000000000, null, null, null, null, 'gtc', null, false, gen_random_uuid()))
    from (select * from public.pools order by id limit ${pools}) p`;
}

async function makeWaiting(sql: Sql, orders: number): Promise<void> {
  await sql`
    select pools.accept_order(pools.new_order(
      p.owner_id, p.id, 'DOGE-USD', 'buy', 'limit', 1000000000, null, ${Math.round(MIDDLE * 0.98)} + n, null, null, 'gtc', null, false, gen_random_uuid()))
    from (select * from public.pools order by id limit 50) p, generate_series(1, ${Math.ceil(orders / 50)}) n`;
  await showAll(sql);
  await sql`analyze`;
}

let clock = 0;

async function send(sql: Sql, quotes: number, ids: readonly string[]): Promise<void> {
  const batch = Array.from({ length: quotes }, (_, n) => {
    clock += 1;
    const middle = MIDDLE + (clock % 97) * 10;
    return {
      instrument_id: ids[n % ids.length],
      bid: middle - 5,
      ask: middle + 5,
      bid_size: 10 ** 15,
      ask_size: 10 ** 15,
      source_at: newest(),
    };
  });
  const [row] = await sql<{ accepted: number }[]>`
    select (markets.ingest_quotes('simulated', ${sql.json(batch)}) ->> 'accepted')::int as accepted`;
  if (row?.accepted !== quotes) throw new Error(`Of ${quotes} quotes ${row?.accepted} were taken.`);
}

let last = 0;
let within = 0;
/**
 * Returns a time later than all before it and than each placed order, which the database knows to the microsecond.
 */
function newest(): string {
  const now = Math.max(Date.now() + 1, last);
  within = now === last ? within + 1 : 0;
  last = now;
  return new Date(now).toISOString().replace('Z', `${String(within).padStart(3, '0')}Z`);
}

const IDS = ['DOGE-USD', 'BTC-USD', 'ETH-USD', 'RUNE-USD', 'SHIB-USD', 'SPX-USD', 'NDX-USD'];
const showAll = (sql: Sql) => send(sql, IDS.length, IDS);
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

async function measureCrash(sql: Sql, pools: number, rounds: number): Promise<number> {
  const rates: number[] = [];
  for (let time = 0; time < rounds; time += 1) {
    for (const side of ['buy', 'sell'] as const) {
      await order(sql, pools, side);
      const ms = await timed(() => send(sql, 1, ['DOGE-USD']));
      rates.push((pools * 1000) / ms);
      await sql`analyze public.orders, pools.holdings`;
    }
  }
  const [left] = await sql<{ waiting: number }[]>`
    select count(*)::int as waiting from public.orders where status = 'open'`;
  if (left?.waiting !== 0) throw new Error(`${left?.waiting} orders were not filled.`);
  return median(rates);
}

async function measureFill(sql: Sql, pairs: number): Promise<number> {
  const [fills, transfers]: [number[], number[]] = [[], []];
  for (let time = 0; time < pairs; time += 1) {
    await order(sql, 1, time % 2 === 0 ? 'buy' : 'sell');
    fills.push(await timed(() => send(sql, 1, ['DOGE-USD'])));
    transfers.push(
      await timed(
        () => sql`
          select ledger.transfer(null, 'cash', 'corrections', 100, 'correction', gen_random_uuid())`,
      ),
    );
  }
  return median(fills) / median(transfers);
}

async function measureQuotes(sql: Sql, batches: number, rounds: number): Promise<number> {
  const rates: number[] = [];
  for (let time = 0; time < rounds; time += 1) {
    const ms = await timed(async () => {
      for (let batch = 0; batch < batches; batch += 1) await send(sql, BATCH, IDS);
    });
    rates.push((batches * BATCH * 1000) / ms);
  }
  return median(rates);
}
