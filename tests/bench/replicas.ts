/**
 * `npm run bench -- replicas`: what two streaming replicas carry, whether what was written is read, and what a killed primary costs: its
 * replica takes over while people buy. `npm run bench -- replicas reads` runs one of the parts `reads`, `writes` and `kills`.
 */
import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyMigratedFolder, throwawayFolder } from '../../scripts/local/throwaway.ts';
import { dataFolder, readSecrets } from '../../supabase/embedded/data-folder.ts';
import { signalIn } from '../../supabase/embedded/processes.ts';
import type { Servers } from '../../supabase/embedded/replicas/servers.ts';
import { type Stack, startStack } from '../../supabase/embedded/stack.ts';
import type { Person } from '../db/support/actors.ts';
import { connect } from '../db/support/database.ts';
import { stageOn } from '../db/support/stage.ts';
import type { Bench } from './kit/bench.ts';
import { median, round } from './kit/figures.ts';
import { ask, type Door, inLanes, READS, startPurchases, ticksOf, tokenOf } from './replicas-load.ts';

const SIZES = {
  small: { deposits: 100, reads: 30, rounds: 1, writes: 8, kills: 1 },
  full: { deposits: 5000, reads: 3000, rounds: 5, writes: 25_000, kills: 100 },
};
const REPLICAS = 2;
const CLIENTS = 4;
const READS_PER_WRITE = 4;
const DEPOSITED = 1_000_000_000;
const [SOONEST_MS, LATEST_MS] = [20, 500];
const COMPLETE_MS = 120_000;

/** A person who is signed in twice, as in two browsers. */
interface Reader {
  person: Person;
  door: Door;
  other: Door;
}

export const replicas: Bench = async ({ size, words, say, bound }) => {
  const { deposits, reads, rounds, writes, kills } = SIZES[size];
  const isAsked = (part: string) => words.length === 0 || words.includes(part);
  const dataDir = await throwawayFolder();
  await copyMigratedFolder(dataDir);
  const stack = await startStack({ dataDir, ports: 'free', replicas: REPLICAS });
  const { servers } = stack;
  try {
    if (!servers) throw new Error('There are no replicas.');
    const people = await populate(stack, dataDir, deposits);
    const read = isAsked('reads') && (await measureReads(servers, people, reads, rounds));
    if (read) {
      say(JSON.stringify(read));
      bound('1.5 / read_scale', 1.5 / read.read_scale, 1);
    }
    const written = isAsked('writes') && (await readOwnWrites(servers, people, writes));
    if (written) {
      say(JSON.stringify(written));
      bound('stale_reads', written.stale_reads, 0);
    }
    const killed = isAsked('kills') && (await killPrimaries(stack, servers, people, kills, say));
    if (killed) {
      bound('failover_s', killed.failover_s, 5);
      bound('lost', killed.lost, 0);
    }
    return { ...read, ...written, ...killed };
  } finally {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Makes people with money and long lists. */
async function populate(stack: Stack, dataDir: string, deposits: number): Promise<Reader[]> {
  const { passwords, jwtSecret } = await readSecrets(dataFolder(dataDir), true);
  const owner = connect(stack.adminDbUrl, 2);
  const url = new URL(stack.dbUrl);
  Object.assign(url, { username: 'authenticator', password: passwords.authenticator });
  const door = connect(url.href, 1);
  try {
    const stage = await stageOn({ owner, door, url: () => stack.adminDbUrl });
    const doorOf = async (person: Person): Promise<Door> => ({
      url: `${stack.apiUrl}/rest/v1`,
      apikey: stack.publishableKey,
      token: await tokenOf(person, jwtSecret),
    });
    const readers: Reader[] = [];
    for (let n = 0; n < CLIENTS; n += 1) {
      const person = await stage.makeInvestor({ deposited: DEPOSITED });
      const again = await stage.signIn(person.id);
      readers.push({ person, door: await doorOf(person), other: await doorOf(again) });
    }
    await owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into public.deposits (id, investor_id, amount_cents, method, proof_path, created_at)
        select gen_random_uuid(), id, 1000, 'bitcoin', id || '/' || n, now() - n * interval '1 minute'
        from unnest(${readers.map(({ person }) => person.id)}::uuid[]) id, generate_series(1, ${deposits}) n`;
    });
    await owner`vacuum analyze public.deposits`;
    return readers;
  } finally {
    await Promise.all([owner.end(), door.end()]);
  }
}

/**
 * Compares the processor time of the busiest server for as many reads, by turns: when the primary answers all, and when the gateway
 * chooses. So it says what several machines would carry, also if all servers share one.
 */
async function measureReads(servers: Servers, people: Reader[], reads: number, rounds: number) {
  const alone: Door[] = people.map(({ door }) => ({
    ...door,
    url: `http://127.0.0.1:${servers.primary().rest.port}`,
  }));
  const busiest = async (doors: Door[]): Promise<number> => {
    const all = [servers.primary(), ...servers.replicas()];
    const before = all.map(ticksOf);
    await inLanes(CLIENTS, reads, async (n) => {
      const [door, read] = [doors[n % doors.length], READS[n % READS.length]];
      if (door && read && (await ask(door, ...read)) === undefined) throw new Error('A read failed.');
    });
    return Math.max(...all.map((server, n) => ticksOf(server) - (before[n] ?? 0)));
  };
  const ratios: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    ratios.push((await busiest(alone)) / (await busiest(people.map(({ door }) => door))));
  }
  return { read_scale: round(median(ratios), 2) };
}

/** Changes something and reads it at once, in the same session and in another; and, to compare, on a replica that is not asked whether it has it. */
async function readOwnWrites(servers: Servers, people: Reader[], writes: number) {
  let [stale, blind, blindReads] = [0, 0, 0];
  const read = async (door: Door, expected: string): Promise<boolean> => {
    const rows = (await ask(door, 'GET', 'profiles?select=phone')) as { phone: string }[] | undefined;
    return rows?.[0]?.phone === expected;
  };
  await Promise.all(
    people.map(async ({ person, door, other }) => {
      for (let n = 0; n < writes / people.length; n += 1) {
        const phone = `+1555${String(1_000_000 + n)}`;
        const written = await ask(door, 'PATCH', `profiles?id=eq.${person.id}`, { phone });
        if (written === undefined) throw new Error('A write failed.');
        const replica = servers.replicas()[n % REPLICAS];
        const unasked = { ...door, url: `http://127.0.0.1:${replica?.rest.port}` };
        const doors = Array.from({ length: READS_PER_WRITE }, (_, k) => (k % 2 === 0 ? door : other));
        const [first, ...rest] = await Promise.all([unasked, ...doors].map((one) => read(one, phone)));
        blindReads += 1;
        if (first !== true) blind += 1;
        stale += rest.filter((isFresh) => !isFresh).length;
      }
    }),
  );
  return {
    stale_reads: stale,
    own_reads: writes * READS_PER_WRITE,
    stale_without_position: round(blind / blindReads, 4),
  };
}

/** Kills every process of the primary at a random moment, again and again, while people buy. */
async function killPrimaries(
  stack: Stack,
  servers: Servers,
  people: Reader[],
  kills: number,
  say: (line: string) => void,
) {
  const purchases = startPurchases(people.map(({ door }) => door));
  const seconds: number[] = [];
  for (let n = 1; n <= kills; n += 1) {
    await purchases.next();
    await sleep(randomInt(SOONEST_MS, LATEST_MS));
    const old = servers.primary();
    const killed = performance.now();
    signalIn(old.postgres.folder.cluster, 'SIGKILL');
    const next = purchases.next();
    await until(() => servers.primary() !== old);
    seconds.push(((await next) - killed) / 1000);
    await until(() => servers.replicas().length === REPLICAS);
    say(
      `${n}: bought again after ${round(seconds.at(-1) ?? 0, 2)} s, whole again after ${round((performance.now() - killed) / 1000, 1)} s`,
    );
  }
  await purchases.stop();
  const owner = connect(stack.adminDbUrl, 1);
  const kept = await owner<{ id: string }[]>`select id from public.positions`;
  const problems = await owner`select * from ledger.verify()`;
  await owner.end();
  if (problems.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(problems)}`);
  const ids = new Set(kept.map(({ id }) => id));
  return {
    kills,
    purchases: purchases.confirmed.size,
    failover_s: round(Math.max(...seconds), 2),
    failover_median_s: round(median(seconds), 2),
    lost: [...purchases.confirmed.keys()].filter((id) => !ids.has(id)).length,
  };
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + COMPLETE_MS;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('A replica did not take over, or was not replaced.');
    await sleep(5);
  }
}
