/**
 * `npm run bench -- ledger [throughput growth upgrade]`: how fast the books are, against pgbench's own transaction on the same server in the
 * same run. Needs pgbench, twelve minutes and six gigabytes; named parts alone take less.
 */
import { applySeed } from 'local-supabase/postgres/migrate.ts';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import type { Bench, Run } from './kit/bench.ts';
import { connect, copyDatabase, SYNCED_SERVER } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';
import { isInstalled, type Load, pgbench } from './kit/pgbench.ts';
import { COUNT, NEW_ID, now, PICK, PICKED, populate, SIGN_IN } from './ledger-data.ts';
import { measureUpgrade } from './upgrade.ts';

interface Amount {
  rounds: number;
  until: Load['until'];
  scale: number;
  clients: number;
  investors: number;
  growth: number[];
  upgrade: number;
}

const SIZES: Record<Run['size'], Amount> = {
  small: {
    rounds: 1,
    until: { transactions: 5 },
    scale: 1,
    clients: 2,
    investors: 100,
    growth: [100, 1000],
    upgrade: 100,
  },
  full: {
    rounds: 5,
    until: { seconds: 8 },
    scale: 50,
    clients: 8,
    investors: 10_000,
    growth: [1000, 100_000, 1_000_000],
    upgrade: 100_000,
  },
};

const SEEDED = 'ledger';

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

interface Part extends Amount {
  server: PostgresServer;
  say: Run['say'];
}

const PARTS: Record<string, (part: Part) => Promise<object>> = {
  throughput,
  growth,
  upgrade: ({ server, upgrade }) => measureUpgrade(server, upgrade),
};

export const ledger: Bench = async ({ size, words, say, bound, startServer }) => {
  if (size === 'small' && !isInstalled()) return { skipped: 'pgbench is not installed' };
  const server = await startServer(SYNCED_SERVER);
  await copyDatabase(server, SEEDED);
  await applySeed(server.url({ database: SEEDED }));
  const figures: { upgrade_s?: number } = {};
  for (const word of words.length > 0 ? words : Object.keys(PARTS)) {
    const measure = PARTS[word];
    if (!measure) throw new Error(`The books have no part "${word}", only ${Object.keys(PARTS).join(', ')}.`);
    Object.assign(figures, await measure({ ...SIZES[size], server, say }));
  }
  bound('upgrade_s', figures.upgrade_s ?? 0, 60);
  return figures;
};

async function addInvestors({ server, say }: Part, name: string, investors: number): Promise<void> {
  const started = performance.now();
  await copyDatabase(server, name, SEEDED);
  const sql = connect(server, name);
  await populate(sql, investors);
  await sql`checkpoint`;
  await sql.end();
  say(`${name}: ${investors} investors in ${round((performance.now() - started) / 1000)} s`);
}

async function throughput(part: Part) {
  const { server, rounds, scale, clients, until, investors, say } = part;
  const admin = connect(server, 'postgres');
  await admin`create database tpcb owner postgres`;
  await admin.end();
  const yardstick = server.url({ database: 'tpcb' });
  await pgbench.initialise(yardstick, scale);
  const name = 'throughput';
  await addInvestors(part, name, investors);
  const owner = server.url({ database: name });
  const door = server.url({ database: name, role: 'authenticator' });

  const run = async (url: string, script?: string) => {
    const define = { investors, k: now() };
    return (await pgbench.run({ url, clients, until, define, ...(script !== undefined && { script }) })).tps;
  };
  const ratios = { transfer: [] as number[], invest: [] as number[], hot: [] as number[] };
  for (let n = 0; n < rounds; n += 1) {
    const tpcb = await run(yardstick);
    const tps = {
      invest: await run(door, SCRIPTS.invest),
      transfer: await run(owner, SCRIPTS.transfer),
      hot: await run(owner, SCRIPTS.hot),
    };
    for (const [key, value] of Object.entries(tps)) ratios[key as keyof typeof tps].push(value / tpcb);
    say(JSON.stringify({ tpcb, ...tps }));
  }

  const sql = connect(server, name);
  const [size] = await sql<{ bytes: number }[]>`
    select pg_total_relation_size('ledger.transfers')::float8 / count(*) as bytes from ledger.transfers`;
  await sql.end();
  return {
    transfer_vs_tpcb: round(median(ratios.transfer), 2),
    invest_vs_tpcb: round(median(ratios.invest), 2),
    hot_vs_tpcb: round(median(ratios.hot), 2),
    bytes_per_transfer: round(size?.bytes ?? Number.NaN),
  };
}

/** Compares one client's median duration among the most investors with that among the fewest, with warm caches. */
async function growth(part: Part) {
  const { server, rounds, until, growth: sizes, say } = part;
  const nameOf = (size: number) => `investors_${size}`;
  for (const size of sizes) await addInvestors(part, nameOf(size), size);
  for (const size of sizes) await warm(server, nameOf(size));
  const p50: Record<'invest' | 'portfolio', number[][]> = { invest: [], portfolio: [] };
  for (let n = 0; n < rounds; n += 1) {
    for (const script of ['invest', 'portfolio'] as const) {
      const row: number[] = [];
      for (const size of sizes) {
        const url = server.url({ database: nameOf(size), role: 'authenticator' });
        const define = { investors: size, k: now() };
        row.push((await pgbench.run({ url, script: SCRIPTS[script], define, clients: 1, until })).p50);
      }
      p50[script].push(row);
      say(JSON.stringify({ [script]: row }));
    }
  }
  const grown = (rows: number[][]) => round(median(rows.map((row) => (row.at(-1) ?? 0) / (row[0] ?? 1))), 2);
  return { invest_growth: grown(p50.invest), portfolio_growth: grown(p50.portfolio) };
}

async function warm(server: PostgresServer, name: string): Promise<void> {
  const sql = connect(server, name);
  await sql`create extension pg_prewarm`;
  await sql`
    select pg_prewarm(c.oid) from pg_class c
    where c.relkind in ('r', 'i') and c.relnamespace::regnamespace::text = any (ground.schemas() || '{auth,realtime}')
      and c.oid <> 'ledger.transfers'::regclass`;
  await sql.end();
}
