import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder, lockDataFolder } from '../../../supabase/embedded/data-folder.ts';
import { processesIn, signalIn } from '../../../supabase/embedded/processes.ts';
import { primaryFolder } from '../../../supabase/embedded/replicas/primary-file.ts';
import type { Server } from '../../../supabase/embedded/replicas/server.ts';
import { type Stack, startStack } from '../../../supabase/embedded/stack.ts';
import { unhurriedLimits } from '../../support/rate-limits.ts';
import { type ReplicatedStack, startReplicated } from './replicated-stack.ts';

const LONG_MS = 180_000;
const CLIENTS = 4;

const PROBES = `
  create table public.probes (id uuid primary key default gen_random_uuid());
  create function public.write_probe() returns uuid language sql volatile security definer
    as $$ insert into public.probes default values returning id $$;
  create function public.read_probes() returns jsonb language sql stable security definer
    as $$ select jsonb_agg(id) from public.probes $$;
`;

let dataDir = '';
let stack: Stack;
let end: ReplicatedStack['end'];
/** What the API has confirmed. */
const confirmed: string[] = [];

beforeAll(async () => {
  ({ stack, dataDir, end } = await startReplicated(PROBES));
}, 180_000);

afterAll(async () => {
  // The last test starts another one on the same folder.
  await stack.stop();
  await end();
}, 180_000);

const servers = () => {
  if (!stack.servers) throw new Error('There are no replicas.');
  return stack.servers;
};

async function call<T>(name: string): Promise<T | undefined> {
  const response = await fetch(`${stack.apiUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.ok ? ((await response.json()) as T) : undefined;
}

/** Writes by several clients at once, until `work` is done and each has written after it. */
async function writingMeanwhile(work: () => Promise<void>): Promise<void> {
  let done = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (;;) {
      const isLast = done;
      const id = await call<string>('write_probe');
      if (id !== undefined) confirmed.push(id);
      if (id === undefined) await sleep(10);
      else if (isLast) return;
    }
  });
  await work().finally(() => (done = true));
  await Promise.all(clients);
}

function signal({ postgres: { folder } }: Server, name: NodeJS.Signals): void {
  signalIn(folder.cluster, name);
}

const missing = async () => {
  const kept = new Set(await call<string[]>('read_probes'));
  return confirmed.filter((id) => !kept.has(id));
};

const complete = () => expect.poll(() => servers().replicas().length, { timeout: LONG_MS }).toBe(2);

test(
  'a replica takes over from a killed primary, with every confirmed write, and a new copy replaces the dead server',
  async () => {
    const [old, before] = [servers().primary(), servers().replicas()];
    await writingMeanwhile(async () => {
      await expect.poll(() => confirmed.length, { timeout: LONG_MS }).toBeGreaterThan(CLIENTS);
      signal(old, 'SIGKILL');
      await expect.poll(() => servers().primary(), { timeout: LONG_MS }).not.toBe(old);
    });
    expect(before).toContain(servers().primary());
    expect(await primaryFolder(dataFolder(dataDir))).toEqual(servers().primary().postgres.folder);
    expect(await missing()).toEqual([]);
    await complete();
    expect(servers().replicas()).not.toContain(old);
    await expect(lockDataFolder(dataFolder(dataDir))).rejects.toThrow('is in use');
    await expect.poll(() => existsSync(old.postgres.folder.cluster), { timeout: LONG_MS }).toBe(false);
  },
  LONG_MS,
);

test(
  'the next replica takes over from it in turn, also when only its first process was killed',
  async () => {
    const old = servers().primary();
    await writingMeanwhile(async () => {
      process.kill(stack.pids.postgres, 'SIGKILL');
      await expect.poll(() => servers().primary(), { timeout: LONG_MS }).not.toBe(old);
    });
    expect(processesIn(old.postgres.folder.cluster)).toEqual([]);
    expect(await missing()).toEqual([]);
    await complete();
  },
  LONG_MS,
);

test(
  'a replica takes over with every confirmed write although another replica was killed with the primary',
  async () => {
    const [old, [one]] = [servers().primary(), servers().replicas()];
    await writingMeanwhile(async () => {
      for (const server of [one, old]) if (server) signal(server, 'SIGKILL');
      await expect.poll(() => servers().primary(), { timeout: LONG_MS }).not.toBe(old);
    });
    expect(await missing()).toEqual([]);
    await complete();
  },
  LONG_MS,
);

test(
  'the dead primary is started again if a replica, which may have more than the others, does not answer',
  async () => {
    const [old, [one]] = [servers().primary(), servers().replicas()];
    const { pid } = old.postgres;
    if (!one) throw new Error('There is no replica.');
    await writingMeanwhile(async () => {
      signal(one, 'SIGSTOP');
      try {
        signal(old, 'SIGKILL');
        await expect.poll(() => old.postgres.pid, { timeout: LONG_MS }).not.toBe(pid);
      } finally {
        signal(one, 'SIGCONT');
      }
    });
    expect(servers().primary()).toBe(old);
    expect(await missing()).toEqual([]);
    await complete();
  },
  LONG_MS,
);

test(
  'a start without replicas goes on with the server that was the primary last',
  async () => {
    await stack.stop();
    stack = await startStack({ dataDir, ports: 'free', rateLimits: unhurriedLimits });
    expect(await missing()).toEqual([]);
    expect(await call<string>('write_probe')).toBeDefined();
    const sql = postgres(stack.adminDbUrl, { max: 1 });
    const [row] = await sql`
    select pg_is_in_recovery() as "isReplica", current_setting('synchronous_standby_names') as confirming`;
    await sql.end();
    expect(row).toEqual({ isReplica: false, confirming: '' });
  },
  LONG_MS,
);
