/**
 * `npm run bench -- chain`: deposits on a chain with reorganisations, a watcher that is killed, and a restored backup:
 * how many are lost, counted twice, or credited and then orphaned.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { hexToBytes } from '@noble/hashes/utils.js';
import { startPostgres } from 'local-supabase/postgres/postgres.ts';
import type { Sql } from 'postgres';
import { Regtest } from '../../supabase/workers/chain/regtest.ts';
import { openAccount } from '../../supabase/workers/chain/simulated.ts';
import type { Bench } from './kit/bench.ts';
import { connect, copyDatabase, dropDatabase, SYNCED_SERVER } from './kit/databases.ts';
import { round } from './kit/figures.ts';

const SIZES = {
  small: { people: 4, deposits: 12, reorganisations: 3, kills: 1 },
  full: { people: 200, deposits: 1000, reorganisations: 100, kills: 20 },
};
const CONFIRMATIONS = 3;
const CENTS = 5000;
const PATIENCE_MS = 120_000;
const APPROVED = "public.deposits d where d.sighting_id is not null and d.status = 'approved'";
const sleep = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
const chance = (below: number) => Math.floor(Math.random() * below);
export const chain: Bench = async (run) => {
  const { people, deposits, reorganisations, kills } = SIZES[run.size];
  let server = await run.startServer(SYNCED_SERVER);
  const isSmall = run.size === 'small';
  await copyDatabase(server, 'chain');
  let sql = connect(server, 'chain');
  const blocks = new Regtest();
  const node = serve(blocks);
  const prices = setInterval(() => void showPrice(sql).catch(() => undefined), 15_000);
  const url = () => `${server.url({ role: 'supabase_admin', database: 'chain' })}?role=chain_watcher`;
  let watcher = watch(url(), await portOf(node));
  try {
    await makePeople(sql, people);
    await openAccount(sql, 'Bitcoin');
    await until(async () => (await count(sql, 'chain.headers')) > 0, 'the first block');
    const scripts = await giveAddresses(sql, deposits);
    const latencies: number[] = [];
    for (let paid = 0, reorganised = 0, killed = 0, isRestored = false; paid < deposits;) {
      for (let more = Math.min(1 + chance(4), deposits - paid); more > 0; more -= 1)
        blocks.pay(hexToBytes(scripts[(paid += 1) - 1] ?? ''), 100_000);
      blocks.mine();
      if (reorganised < (reorganisations * paid) / deposits) {
        blocks.reorganise(1 + chance(Math.min(6, blocks.blocks.length - 2)));
        reorganised += 1;
      }
      if (killed < Math.floor((kills * paid) / deposits)) {
        watcher.kill('SIGKILL');
        await once(watcher, 'exit');
        killed += 1;
        // Another server is not ours to kill, in the small size.
        if (!isSmall && killed === 5) {
          process.kill(server.pid, 'SIGKILL');
          await server.stop();
          server = await startPostgres({ dataDir: server.folder.path, port: server.port, settings: SYNCED_SERVER });
          sql = connect(server, 'chain');
        }
        if (!isRestored && paid > deposits / 2) {
          isRestored = true;
          await sql.end();
          await copyDatabase(server, 'chain_backup', 'chain');
          watcher = watch(url(), await portOf(node));
          await sleep(isSmall ? 1000 : 5000);
          watcher.kill('SIGKILL');
          await once(watcher, 'exit');
          await dropDatabase(server, 'chain');
          await copyDatabase(server, 'chain', 'chain_backup');
          sql = connect(server, 'chain');
          await sql`select proof.record_restoration(now() - interval '1 minute', 'a bench')`;
        }
        watcher = watch(url(), await portOf(node));
      }
      await sleep(100);
    }
    for (let mined = 0; mined < CONFIRMATIONS; mined += 1) blocks.mine();
    const counted = () => count(sql, APPROVED);
    await until(async () => (await counted()) >= deposits, `${deposits} deposits`).catch((error: unknown) =>
      run.say(String(error)),
    );
    for (let sample = 0; sample < (isSmall ? 1 : 20); sample += 1) latencies.push(await latency(sql, blocks));
    const problems = await sql<{ problem: string }[]>`select problem from proof.verify_chain()`;
    const twice = await count(
      sql,
      `${APPROVED} and ((select count(*) from ledger.transfers t where t.reference = d.id and t.code = 'deposit') <> 1
        or exists (select from public.deposits o where o.id <> d.id and o.status = 'approved' and o.sighting_id = d.sighting_id))`,
    );
    const lost = deposits + latencies.length - (await counted());
    const p95 = latencies.toSorted((one, other) => one - other)[Math.floor(latencies.length * 0.95)] ?? 0;
    run.bound('lost', Math.abs(lost), 0);
    run.bound('twice', twice, 0);
    run.bound('orphaned', problems.length, 0);
    run.bound('credit_p95_s', p95, 3);
    return { lost, twice, orphaned: problems.length, credit_p95_s: round(p95, 2) };
  } finally {
    clearInterval(prices);
    watcher.kill('SIGKILL');
    node.close();
    await sql.end();
    if (!isSmall) await server.stop();
  }
};

/** Seconds from the block that confirms a payment for the last time to its credit. */
async function latency(sql: Sql, blocks: Regtest): Promise<number> {
  const [script = ''] = await giveAddresses(sql, 1);
  const id = blocks.pay(hexToBytes(script), 100_000);
  for (let mined = 1; mined < CONFIRMATIONS; mined += 1) blocks.mine();
  await until(
    async () => (await count(sql, `chain.sightings where transaction_id = '${id}' and block is not null`)) > 0,
    'a block',
  );
  await sleep(chance(2000));
  const begun = performance.now();
  blocks.mine();
  await until(async () => (await count(sql, `${APPROVED} and d.transaction_id = '${id}'`)) > 0, 'a credit');
  return (performance.now() - begun) / 1000;
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await sleep(20))
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
}

async function count(sql: Sql, from: string): Promise<number> {
  const [row] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${from}`);
  return row?.n ?? 0;
}

async function makePeople(sql: Sql, people: number): Promise<void> {
  await sql.unsafe(`
    create table public.bench_people as select gen_random_uuid() as id from generate_series(1, ${people});
    set session_replication_role = replica;
    insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.com', now() from public.bench_people;
    insert into public.profiles (id, email, name, verified) select id, id || '@example.com', 'Person', true from public.bench_people;
    insert into ledger.accounts (investor_id, available_cents) select id, 0 from public.bench_people;
    reset session_replication_role;
    update chain.networks set automatic_cents = 100000000000 where true`);
  await showPrice(sql);
}

async function showPrice(sql: Sql): Promise<void> {
  const quote = {
    instrument_id: 'BTC-USD',
    bid: 9_500_000,
    ask: 9_501_000,
    bid_size: 10 ** 12,
    ask_size: 10 ** 12,
    source_at: new Date().toISOString(),
  };
  await sql`select markets.ingest_quotes('simulated', ${sql.json([quote])})`;
}

/** Gives addresses for deposits of one quote each, and returns their scripts. */
async function giveAddresses(sql: Sql, many: number): Promise<string[]> {
  await showPrice(sql);
  const rows = await sql<{ script: string }[]>`
    select encode(a.script, 'hex') as script
    from generate_series(1, ${many}) n
    join lateral (select p.id from public.bench_people p order by md5(p.id::text || n) limit 1) p on true
    cross join lateral chain.next_address('bitcoin-test', p.id, 'bitcoin', ${CENTS}, null) a`;
  return rows.map(({ script }) => script);
}

function serve(blocks: Regtest): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, params } = JSON.parse(Buffer.concat(chunks).toString()) as { method: string; params: unknown[] };
      blocks.call(method, params).then(
        (result) => response.end(JSON.stringify({ result })),
        (error: unknown) => response.end(JSON.stringify({ error: { code: -5, message: String(error) } })),
      );
    });
  }).listen(0, '127.0.0.1');
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The worker as a process of its own, so that it can be killed. */
function watch(database: string, port: number): ChildProcess {
  return spawn(process.execPath, ['scripts/workers.ts', 'bitcoin'], {
    env: {
      ...process.env,
      VITE_SUPABASE_URL: 'http://127.0.0.1:9',
      CHAIN_DB_URL: database,
      BITCOIN_NODES: `http://127.0.0.1:${port}`,
    },
    stdio: process.env['BENCH_LOUD'] ? 'inherit' : 'ignore',
  });
}
