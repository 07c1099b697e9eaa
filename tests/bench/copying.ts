/**
 * `npm run bench -- trading copying`: the cost of many holders of one strategy: orders of its lead, dealings of ten
 * thousand requests, their profit shares, lists and pages, and the most that a dealing can cost other holders.
 */
import { readFileSync } from 'node:fs';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import type { Sql } from 'postgres';
import type { Bench, Run } from './kit/bench.ts';
import { connect, copyDatabase, SYNCED_SERVER } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';
import { measureSnapshots } from './snapshots.ts';

const SIZES = {
  small: { holders: 200, pairs: 3, rounds: 1, few: 10, many: 40, years: 1, accounts: 1000 },
  full: { holders: 10_000, pairs: 100, rounds: 5, few: 100, many: 1000, years: 10, accounts: 1_000_000 },
};
const [ALONE, CROWDED] = ['00000000-0000-4000-8000-00000000a001', '00000000-0000-4000-8000-00000000a002'];
const [LEAD, OTHER] = ['00000000-0000-4000-8000-00000000b001', '00000000-0000-4000-8000-00000000b002'];
const SESSION = '00000000-0000-4000-8000-00000000c001';

export const copying: Bench = async (run) => {
  const size = SIZES[run.size];
  const server = await run.startServer(SYNCED_SERVER);
  await copyDatabase(server, 'copying');
  const sql = connect(server, 'copying');
  try {
    await makeHolders(sql, size.holders);
    await sql`set role postgres`;
    const growth = await measureOrder(sql, size.pairs);
    const [dealIn, dealOut, share] = await measureDealings(sql, size.rounds);
    const problems = await sql`select * from proof.verify_copies() limit 1`;
    if (problems.length > 0) throw new Error(`The books do not agree: ${JSON.stringify(problems)}`);
    const days = await measurePage(sql, size.years);
    const list = await measureList(sql, size.few, size.many);
    const crumbs = worstCrumbs();
    const snapshots = await measureSnapshotGrowth(run, server, size.accounts);
    run.bound('copy_growth', growth, 1.05);
    run.bound('deal_in_s', dealIn, 0.5);
    run.bound('deal_out_s', dealOut, 1);
    run.bound('share_s', share, 0.5);
    run.bound('list_growth', list, 1.3);
    run.bound('strategy_ms', days, 50);
    run.bound('snapshot_growth', snapshots, 1.5);
    run.bound('crumbs_cents', crumbs, 1);
    return {
      copy_growth: round(growth, 3),
      deal_in_s: round(dealIn, 3),
      deal_out_s: round(dealOut, 3),
      share_s: round(share, 3),
      list_growth: round(list, 2),
      strategy_ms: round(days, 1),
      snapshot_growth: round(snapshots, 2),
      crumbs_cents: round(crumbs, 2),
    };
  } finally {
    await sql.end();
  }
};

async function measureSnapshotGrowth(run: Run, server: PostgresServer, accounts: number): Promise<number> {
  const rounds = run.size === 'small' ? 1 : 3;
  const none = await measureSnapshots(server, accounts, rounds, run.say);
  const three = await measureSnapshots(server, accounts, rounds, run.say, 3);
  return three.cost.seconds / none.cost.seconds;
}

async function makeHolders(sql: Sql, holders: number): Promise<void> {
  await sql.unsafe(`
    create temp table people as
      select ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n from generate_series(1, ${holders}) n;
    create temp table leads (id uuid, pool uuid, cents bigint);
    insert into leads values ('${LEAD}', '${ALONE}', 1000000), ('${OTHER}', '${CROWDED}', 1000000);
    set session_replication_role = replica;
    insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.com', now() from people union all select id, id || '@example.com', now() from leads;
    insert into public.profiles (id, email, name, verified) select id, id || '@example.com', 'Person', true from people union all select id, id || '@example.com', 'Lead', true from leads;
    insert into public.kyc_cases (investor_id, name, home_address, document_path, status, reviewed_by, reviewed_at)
    select l.id, 'Lead', '1 Some Street', l.id || '/document', 'approved', p.id, now() from leads l join people p on p.n = 1;
    insert into ledger.accounts (investor_id, available_cents) select id, 100000000 from people union all select id, 0 from leads;
    insert into auth.sessions (id, user_id) values ('${SESSION}', '${LEAD}');
    insert into public.pools (id, kind, owner_id, title) select pool, 'strategy', id, 'Ours' from leads;
    insert into public.strategies (pool_id, idea, share_bp, record_share_bp, capacity_cents, status, published_at, shared_at)
    select pool, 'Waits', 1000, 1000, 100000000000, 'offered', now(), now() from leads;
    create temp table given as
      select gen_random_uuid() as request, gen_random_uuid() as lot, pool as pool, id as person, cents, 0 as share from leads
      union all select gen_random_uuid(), gen_random_uuid(), '${CROWDED}', id, 10000, 1000 from people;
    create temp table first as select pool, gen_random_uuid() as dealing, sum(cents)::bigint as cents from given group by pool;
    insert into pools.pool_books (pool_id, cash_cents, units) select pool, cents, cents * 10000 from first;
    insert into public.dealings (id, pool_id, bid_cents, offer_cents, units_before, units_after, in_cents, out_units, out_cents, share_units, prices)
    select dealing, pool, 0, 0, 0, cents * 10000, cents, 0, 0, 0, '[]' from first;
    insert into public.copy_requests (id, pool_id, investor_id, side, amount_cents, share_bp, status, ended_at, dealing_id, dealt_cents, dealt_units, share_units)
    select g.request, g.pool, g.person, 'in', g.cents, g.share, 'dealt', now(), f.dealing, g.cents, g.cents * 10000, 0 from given g join first f using (pool);
    insert into public.lots (id, pool_id, investor_id, units, paid_cents, hwm, share_bp, request_id)
    select lot, pool, person, cents * 10000, cents, 100, share, request from given;
    insert into copying.unit_moves (lot_id, dealing_id, kind, units) select g.lot, f.dealing, 'in', g.cents * 10000 from given g join first f using (pool);
    insert into public.copies (investor_id, pool_id, paid_in_cents, stop_base_cents) select person, pool, cents, cents from given;
    grant select on people to public;
    reset session_replication_role;
    analyze`);
}

let clock = 0;
async function show(sql: Sql, mid = 1_000_000): Promise<void> {
  clock = Math.max(clock + 1, Date.now());
  const quote = {
    instrument_id: 'DOGE-USD',
    bid: mid - 5,
    ask: mid + 5,
    bid_size: 10 ** 15,
    ask_size: 10 ** 15,
    source_at: new Date(clock).toISOString(),
  };
  const [row] = await sql<{ accepted: number }[]>`
    select (markets.ingest_quotes('simulated', ${sql.json([quote])}) ->> 'accepted')::int as accepted`;
  if (row?.accepted !== 1) throw new Error('A quote was not taken.');
}
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const seconds = async (work: () => Promise<unknown>) => (await timed(work)) / 1000;

async function measureOrder(sql: Sql, pairs: number): Promise<number> {
  const times: Record<string, number[]> = { [ALONE]: [], [CROWDED]: [] };
  await show(sql);
  for (let time = 0; time < pairs * 2; time += 1) {
    const pool = time % 2 === 0 ? ALONE : CROWDED;
    const side = time % 4 < 2 ? 'buy' : 'sell';
    await sql`
      select pools.accept_order(pools.new_order(
        p.owner_id, p.id, 'DOGE-USD', ${side}, 'market', 1000000000, null, null, null, null, 'gtc', null, false, gen_random_uuid()))
      from public.pools p where p.id = ${pool}`;
    times[pool]?.push(await timed(() => show(sql)));
  }
  return median(times[CROWDED] ?? []) / median(times[ALONE] ?? []);
}

async function measureDealings(sql: Sql, rounds: number): Promise<[number, number, number]> {
  const [ins, outs, shares]: [number[], number[], number[]] = [[], [], []];
  const deal = async () => {
    const [row] = await sql<{ dealt: number }[]>`
      select copying.deal_strategy(l.pool_id) as dealt from copying.lock_strategy(${CROWDED}) l`;
    if (!row) throw new Error('Nothing was dealt.');
  };
  await sql`
    select pools.accept_order(pools.new_order(
      p.owner_id, p.id, 'DOGE-USD', 'buy', 'market', null, 500000, null, null, null, 'gtc', null, false, gen_random_uuid()))
    from public.pools p where p.id = ${CROWDED}`;
  await show(sql);
  for (let time = 0; time < rounds; time += 1) {
    await sql`
      with asked as (
        insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp)
        select ${CROWDED}, id, 'in', 5000, 1000 from people returning id, investor_id
      ), booked as (
        select ledger.transfer(a.investor_id, 'available', 'pools', 5000, 'subscribe', a.id) from asked a
      )
      update pools.pool_books set waiting_cents = waiting_cents + 5000 * (select count(*) from booked) where pool_id = ${CROWDED}`;
    await sql`analyze`;
    await show(sql);
    ins.push(await seconds(deal));
    await sql`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${CROWDED}`;
    await sql`update public.lots set hwm = hwm where pool_id = ${CROWDED}`;
    await show(sql, 1_000_000 + 20_000 * (time + 1));
    await sql`analyze`;
    shares.push(await seconds(deal));
    await sql`
      insert into public.copy_requests (pool_id, investor_id, side, units)
      select ${CROWDED}, id, 'out', 40000000 from people`;
    await sql`analyze`;
    await show(sql, 1_000_000 + 20_000 * (time + 1));
    outs.push(await seconds(deal));
  }
  return [median(ins), median(outs), median(shares)];
}

async function measurePage(sql: Sql, years: number): Promise<number> {
  await sql`
    insert into public.marks (pool_id, at, value_cents, units, stale, net_price)
    select ${ALONE}, now() - n * interval '1 hour', 1000000, 10000000000, false, 100 from generate_series(1, ${years * 8766}) n`;
  await sql`analyze public.marks`;
  return median(await asLead(sql, (caller) => caller`select * from public.strategy_days(${ALONE}, 3660)`));
}

async function measureList(sql: Sql, few: number, many: number): Promise<number> {
  const fill = (from: number, to: number) =>
    sql.unsafe(`
      set session_replication_role = replica;
      insert into public.pools (id, kind, owner_id, title)
      select ('00000000-0000-4000-a000-' || lpad(to_hex(n), 12, '0'))::uuid, 'strategy', '${OTHER}', 'Ours' from generate_series(${from}, ${to}) n;
      insert into pools.pool_books (pool_id, cash_cents, units)
      select ('00000000-0000-4000-a000-' || lpad(to_hex(n), 12, '0'))::uuid, 1000, 10000000 from generate_series(${from}, ${to}) n;
      insert into public.strategies (pool_id, idea, share_bp, record_share_bp, capacity_cents, status, published_at, shared_at)
      select ('00000000-0000-4000-a000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Waits', 0, 0, 1000, 'offered', now() - n * interval '1 minute', now() from generate_series(${from}, ${to}) n;
      reset session_replication_role;
      analyze`);
  const read = async () => median(await asLead(sql, (caller) => caller`select * from public.strategies()`));
  await sql`reset role`;
  await fill(3, few);
  const first = await read();
  await fill(few + 1, many);
  return (await read()) / first;
}

async function asLead(sql: Sql, query: (caller: Sql) => Promise<unknown>): Promise<number[]> {
  const claims = { sub: LEAD, role: 'authenticated', session_id: SESSION, amr: [{ method: 'password' }] };
  const times: number[] = [];
  for (let time = 0; time < 11; time += 1)
    await sql.begin(async (caller) => {
      await caller`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      await caller`set local role authenticated`;
      times.push(await timed(() => query(caller as unknown as Sql)));
    });
  return times;
}

interface Vector {
  cash: number;
  units: number;
  holdings: [id: string, quantity: number, bid: number][];
  expected: { dealt: number; cash: number; units: number; holdings: number[]; outs: number[][] };
}
const SCALE: Record<string, bigint> = {
  'BTC-USD': 10n ** 10n,
  'RUNE-USD': 10n ** 12n,
  'SHIB-USD': 10n ** 12n,
  'DOGE-USD': 10n ** 14n,
};

/**
 * Returns in cents the most that a dealing of tests/trading/strategy-dealings.jsonl costs those who stay; the
 * database carries out each one to the cent.
 */
function worstCrumbs(): number {
  const file = new URL('../trading/strategy-dealings.jsonl', import.meta.url);
  const vectors = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);
  return Math.max(
    ...vectors
      .filter(({ expected }) => expected.dealt > 0 && expected.units > 0)
      .map(({ cash, units, holdings, expected }) => {
        const worth = (money: number, lots: readonly number[]) =>
          lots.reduce((sum, quantity, n) => {
            const [id, , bid] = holdings[n] ?? ['', 0, 0];
            return sum + (BigInt(quantity) * BigInt(bid) * 9990n) / (100n * (SCALE[id] ?? 1n));
          }, BigInt(money));
        const gone = expected.outs.reduce((sum, [, net = 0]) => sum + net, 0);
        const rest = BigInt(units - gone);
        const before =
          rest *
          worth(
            cash,
            holdings.map(([, quantity]) => quantity),
          ) *
          BigInt(expected.units);
        const after = rest * worth(expected.cash, expected.holdings) * BigInt(units);
        return Number(((before - after) * 1000n) / (BigInt(units) * BigInt(expected.units))) / 1000;
      }),
  );
}
