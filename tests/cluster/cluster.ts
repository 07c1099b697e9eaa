/** `tests/cluster/run` runs this. The last line is one JSON object, explained in docs/hosting.md. */
import { type ChildProcess, exec, spawn } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts } from 'local-supabase/ports.ts';
import { bootstrapDatabase } from 'local-supabase/postgres/bootstrap.ts';
import { applyMigrations, applySeed } from 'local-supabase/postgres/migrate.ts';
import { DatabaseError, Pool } from 'pg';
import postgres from 'postgres';
import { exitOnSignal } from '../../scripts/local/stop-request.ts';
import { median, round } from '../bench/kit/figures.ts';
import { personId, populate, sessionId } from '../bench/ledger-data.ts';
import { claimsOf } from '../db/support/actors.ts';

const KILLS = 10;
const [BUYERS, INVESTORS] = [4, 500];
/** Patroni renews its lock this often (`loop_wait`), and a kill comes at any moment in between. */
const LOOP_MS = 14_000;

const folder = mkdtempSync(join(tmpdir(), 'glassmine-cluster-'));
const [etcd = 0, peer = 0, port = 0, restoredPort = 0, ...ports] = await freePorts(10);
const nodes = [0, 1, 2].map((n) => ({ name: `node${n}`, port: ports[n] ?? 0, rest: ports[n + 3] ?? 0 }));
const password = randomBytes(16).toString('hex');
const [bin, user] = [process.env['POSTGRES_BIN'], userInfo().username];

const here = { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
const running = new Map<string, ChildProcess>();
exitOnSignal();
process.once('exit', () => {
  for (const name of running.keys()) kill(name);
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string) => promisify(exec)(command, here);
function start(name: string, command: string): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn('/bin/sh', ['-c', `exec ${command}`], { ...here, stdio: ['ignore', log, log] });
  running.set(name, child);
  return child;
}

function kill(name: string): void {
  running.get(name)?.kill('SIGKILL');
  const file = join(folder, name, 'postmaster.pid');
  if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
  rmSync(file, { force: true });
}

type Words = Record<string, string | number | undefined>;
function configure(template: string, file: string, values: Words = {}): void {
  const words: Words = { folder, password, bin, user, etcd, peer, port, ...values };
  const text = readFileSync(new URL(template, import.meta.url), 'utf8');
  const filled = text.replaceAll(/\$(\w+)/g, (word, key: string) => String(words[key] ?? word));
  writeFileSync(join(folder, file), filled, { mode: 0o600 });
}

function startNode(node: (typeof nodes)[number]): void {
  configure('patroni.yml', `${node.name}.yml`, node);
  start(node.name, `patroni ${node.name}.yml`);
}

function receive(): void {
  start('receiver', 'barman receive-wal main').once('exit', () => setTimeout(receive, 1000));
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`No ${what} for five minutes.`);
    await sleep(200);
  }
}

async function nodesThatAre(what: 'primary' | 'quorum'): Promise<typeof nodes> {
  const ask = ({ rest }: { rest: number }) => fetch(`http://127.0.0.1:${rest}/${what}`);
  const answers = await Promise.allSettled(nodes.map(ask));
  return nodes.filter((_, n) => answers[n]?.status === 'fulfilled' && answers[n].value.ok);
}

async function wholeCluster() {
  await until('whole cluster', async () => (await nodesThatAre('quorum')).length === 2);
  await untilPrimary(owner);
}

const urlOf = (role = 'postgres', at = port) => `postgresql://${role}:${password}@127.0.0.1:${at}/postgres`;

function connect(role?: string, at = port): Pool {
  const pool = new Pool({ connectionString: urlOf(role, at), max: BUYERS, connectionTimeoutMillis: 3000 });
  return pool.on('error', () => undefined);
}

function untilPrimary(db: Pool): Promise<void> {
  return until('primary', async () => (await db.query('select where pg_is_in_recovery()')).rowCount === 0);
}

const say = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);
const bought: { id: string; asked: number; at: number }[] = [];
const shop = { isOpen: true };
const [owner, door] = [connect('supabase_admin'), connect('authenticator')];
const copy = connect('supabase_admin', restoredPort);

/** Buys one plan after another, retrying each with its id until it is answered. */
async function buy(): Promise<void> {
  for (let id = randomUUID(), n = 1; shop.isOpen; await sleep(50)) {
    const asked = Date.now();
    const claims = JSON.stringify(claimsOf({ id: personId(n), sessionId: sessionId(n), email: '' }));
    try {
      // One message is one transaction.
      await door.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claims}', true);
         select from public.invest('stater', '${id}')`,
      );
      bought.push({ id, asked, at: Date.now() });
      [id, n] = [randomUUID(), randomInt(1, INVESTORS + 1)];
    } catch (error) {
      // A refusal by the product is no failure of a server.
      if (error instanceof DatabaseError && error.code === 'P0001') throw error;
    }
  }
}

/** Counts missing purchases that were answered before a moment, and errors in the books. */
async function examine(db: Pool, before: number) {
  const ids = bought.filter((one) => one.at < before).map(({ id }) => id);
  const found = await db.query('select from public.positions where id = any($1::uuid[])', [ids]);
  const problems = await db.query('select from proof.verify()');
  return { missing: ids.length - (found.rowCount ?? 0), problems: problems.rowCount ?? 0 };
}

const servers = nodes.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.rest}`);
configure('etcd.yml', 'etcd.yml');
configure('haproxy.cfg', 'haproxy.cfg', { servers: servers.join('\n') });
configure('barman.conf', '.barman.conf');
start('etcd', 'etcd --config-file etcd.yml');
start('haproxy', 'haproxy -db -f haproxy.cfg');
for (const node of nodes) startNode(node);
await wholeCluster();
await bootstrapDatabase({ url: ({ role } = {}) => urlOf(role) }, 'postgres');
await applyMigrations(urlOf());
await applySeed(urlOf());
const sql = postgres(urlOf('supabase_admin'), { max: 1, onnotice: () => undefined });
await populate(sql, INVESTORS);
await sql.end();
receive();
await run('barman -q switch-wal --force --archive main && barman -q backup --immediate-checkpoint main');
say('three nodes and a backup');

const buying = Promise.all(Array.from({ length: BUYERS }, buy));
const kills: { at: number; isMachine: boolean }[] = [];
for (let n = 0; n < KILLS; n += 1) {
  await wholeCluster();
  await sleep(randomInt(LOOP_MS));
  const [primary] = await nodesThatAre('primary');
  if (!primary) throw new Error('No primary.');
  const [at, isMachine] = [Date.now(), n % 2 === 1];
  kills.push({ at, isMachine });
  kill(primary.name);
  // A service restarts its program within a second; a machine returns after another has taken over.
  if (!isMachine) setTimeout(startNode, 1000, primary);
  await Promise.race([buying, until('purchase', async () => (bought.at(-1)?.asked ?? 0) > at + 100)]);
  say(`${primary.name} killed, writes again after ${(Date.now() - at) / 1000} s`);
  if (isMachine) startNode(primary);
}
await wholeCluster();
const moment = 1000 * Math.ceil(Date.now() / 1000) + 5000;
await sleep(moment + 1000 - Date.now());
shop.isOpen = false;
const lost = Date.now();
for (const { name } of nodes) kill(name);
const target = new Date(moment).toISOString();
const options = `--restore-command 'barman get-wal --partial main %f > %p' --target-time ${target} --target-action promote`;
await run(`barman -q restore ${options} main latest ${folder}/restored`);
// No other node can confirm its commits.
start('restored', `postgres -D restored -p ${restoredPort} -c synchronous_standby_names=`);
await untilPrimary(copy);
await copy.query('select proof.record_restoration($1, $2)', [target, 'All nodes were lost']);
const seconds = round((Date.now() - lost) / 1000, 1);
const { rows } = await copy.query<{ shown: string; later: number }>(
  `select public.transparency() #>> '{restorations,0,restored_to}' as shown, count(*)::int as later
   from public.positions where opened_at > $1`,
  [target],
);
const restored = { ...(await examine(copy, moment)), later: rows[0]?.later ?? Number.NaN };

for (const node of nodes) startNode(node);
await wholeCluster();
const survivor = await examine(owner, lost);
const pauses = kills.map(({ at }, n) => {
  const end = kills[n + 1]?.at ?? lost;
  const answers = [at, ...bought.map((one) => one.at).filter((one) => one > at && one < end)];
  return Math.max(...answers.slice(1).map((one, k) => one - (answers[k] ?? one))) / 1000;
});
const secondsOf = (some: number[]) => ({ median: round(median(some), 1), max: round(Math.max(...some), 1) });
const figures = {
  purchases: bought.length,
  ...survivor,
  without_writes_s: secondsOf(pauses),
  process_s: secondsOf(pauses.filter((_, n) => !kills[n]?.isMachine)),
  machine_s: secondsOf(pauses.filter((_, n) => kills[n]?.isMachine)),
  restored: { to: rows[0]?.shown, seconds, ...restored },
};
console.log(JSON.stringify(figures));
process.exit(Object.values({ ...survivor, ...restored }).some((count) => count > 0) ? 1 : 0);
