/**
 * `npm run bench:ledger [-- throughput growth yield]`: how fast the books are, against pgbench's own transaction on the same server in the same run. Needs pgbench,
 * twelve minutes and six gigabytes; named parts alone take less. The last line is one JSON object; README.md beside this file says what its figures mean.
 */
import postgres from 'postgres';
import { withMigratedServer } from '../../scripts/throwaway.ts';
import { applySeed } from '../../supabase/embedded/migrate.ts';
import type { PostgresServer } from '../../supabase/embedded/postgres.ts';
import { COUNT, NEW_ID, now, PICK, PICKED, populate, SIGN_IN } from './ledger-data.ts';
import { measureYield } from './ledger-yield.ts';
import { initialise, median, pgbench } from './pgbench.ts';

const ROUNDS = 5;
const SECONDS = 8;
const INVESTORS = 10_000;
const SIZES = [1000, 100_000, 1_000_000] as const;

/** Every commit is synced, as it must be with money; memory for the largest database, as its server would have. */
const SERVER = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '2GB',
  max_wal_size: '4GB',
};

const SCRIPTS = {
  transfer: `${PICK}
${COUNT}
select ledger.transfer('${PICKED}', 'available', 'withdrawing', 1, 'withdrawal_hold', ${NEW_ID});`,
  invest: `${PICK}
${COUNT}
${SIGN_IN}
select * from public.invest('stater', ${NEW_ID});
commit;`,
  hot: `${PICK}
${COUNT}
select ledger.transfer('${PICKED}', 'bonus_expense', 'available', 1, 'bonus', ${NEW_ID});`,
  portfolio: `${PICK}
${SIGN_IN}
select * from public.portfolio where investor_id = '${PICKED}';
commit;`,
};

const round = (value: number) => Math.round(value * 100) / 100;

const parts: Record<string, (server: PostgresServer) => Promise<object>> = {
  throughput,
  growth,
  yield: yieldOf,
};
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const figures = await withMigratedServer(async (server) => {
  await applySeed(server.url());
  const found = {};
  for (const part of chosen) Object.assign(found, await parts[part]?.(server));
  return found;
}, SERVER);
console.log(JSON.stringify(figures));

/** A copy of the migrated database with so many investors. */
async function database(server: PostgresServer, name: string, investors: number): Promise<string> {
  const started = performance.now();
  const admin = postgres(server.url({ role: 'supabase_admin' }), { max: 1 });
  await admin`create database ${admin(name)} template postgres owner postgres`;
  await admin.end();
  const sql = postgres(server.url({ role: 'supabase_admin', database: name }), {
    max: 1,
    onnotice: () => undefined,
  });
  await populate(sql, investors);
  await sql`checkpoint`;
  await sql.end();
  console.log(`${name}: ${investors} investors in ${Math.round((performance.now() - started) / 1000)} s`);
  return name;
}

/** Eight clients over ten thousand investors: each round all four, one after the other, and the median of their ratios. */
async function throughput(server: PostgresServer) {
  const admin = postgres(server.url({ role: 'supabase_admin' }), { max: 1 });
  await admin`create database tpcb owner postgres`;
  await admin.end();
  const yardstick = server.url({ database: 'tpcb' });
  await initialise(yardstick, 50);
  const name = await database(server, 'throughput', INVESTORS);
  const owner = server.url({ database: name });
  const door = server.url({ database: name, role: 'authenticator' });

  const run = async (url: string, script?: string) =>
    (
      await pgbench({
        url,
        clients: 8,
        seconds: SECONDS,
        define: { investors: INVESTORS, k: now() },
        ...(script !== undefined && { script }),
      })
    ).tps;
  const ratios = { transfer: [] as number[], invest: [] as number[], hot: [] as number[] };
  for (let n = 0; n < ROUNDS; n += 1) {
    const tpcb = await run(yardstick);
    const tps = {
      invest: await run(door, SCRIPTS.invest),
      transfer: await run(owner, SCRIPTS.transfer),
      hot: await run(owner, SCRIPTS.hot),
    };
    for (const [key, value] of Object.entries(tps)) ratios[key as keyof typeof tps].push(value / tpcb);
    console.log({ tpcb, ...tps });
  }

  const sql = postgres(owner, { max: 1 });
  const [size] = await sql<{ bytes: number }[]>`
    select pg_total_relation_size('ledger.transfers')::float8 / count(*) as bytes from ledger.transfers`;
  await sql.end();
  return {
    transfer_vs_tpcb: round(median(ratios.transfer)),
    invest_vs_tpcb: round(median(ratios.invest)),
    hot_vs_tpcb: round(median(ratios.hot)),
    bytes_per_transfer: Math.round(size?.bytes ?? Number.NaN),
  };
}

/**
 * One client: the median duration among a million investors against that among a thousand, ten transfers each. Measured on servers
 * that have been running for a while: what a call reads lies in memory.
 */
async function growth(server: PostgresServer) {
  const names = [];
  for (const size of SIZES) names.push({ size, name: await database(server, `investors_${size}`, size) });
  for (const { name } of names) await warm(server, name);
  const p50: Record<'invest' | 'portfolio', number[][]> = { invest: [], portfolio: [] };
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const script of ['invest', 'portfolio'] as const) {
      const row: number[] = [];
      for (const { size, name } of names) {
        const url = server.url({ database: name, role: 'authenticator' });
        const run = {
          url,
          script: SCRIPTS[script],
          define: { investors: size, k: now() },
          clients: 1,
          seconds: SECONDS,
        };
        row.push((await pgbench(run)).p50);
      }
      p50[script].push(row);
      console.log({ [script]: row });
    }
  }
  const grown = (rows: number[][]) => round(median(rows.map((row) => (row.at(-1) ?? 0) / (row[0] ?? 1))));
  return { invest_growth: grown(p50.invest), portfolio_growth: grown(p50.portfolio) };
}

/** Reads all tables and indexes of the product into the server's memory. */
async function warm(server: PostgresServer, name: string): Promise<void> {
  const sql = postgres(server.url({ role: 'supabase_admin', database: name }), { max: 1 });
  await sql`create extension pg_prewarm`;
  await sql`
    select pg_prewarm(c.oid) from pg_class c
    where c.relkind in ('r', 'i') and c.relnamespace::regnamespace::text in ('public', 'private', 'ledger', 'auth', 'realtime')
      and c.oid <> 'ledger.transfers'::regclass`;
  await sql.end();
}

async function yieldOf(server: PostgresServer) {
  const name = await database(server, 'yield', 50_000);
  const { seconds, ratio } = await measureYield(server, name, ROUNDS);
  return { yield_vs_insert: round(ratio), yield_seconds: round(seconds) };
}
