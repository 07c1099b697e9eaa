import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { replicasAsked } from '../../../scripts/local/local.ts';
import type { Stack } from '../../../supabase/embedded/stack.ts';
import { type ReplicatedStack, startReplicated } from './replicated-stack.ts';

const POSITION = 'x-database-position';
/** A position that no server has reached. */
const FAR_AHEAD = 'FFFFFF/0';
const PATIENCE_MS = 30_000;

let stack: Stack;
let end: ReplicatedStack['end'];
let primary: Sql;

/** Functions that tell which server runs them. */
const PROBES = `
  create table public.probes (id int primary key);
  create function public.read_probe() returns jsonb language sql stable
    as $$ select jsonb_build_object('port', inet_server_port(), 'rows', (select count(*) from public.probes)) $$;
  create function public.write_probe() returns jsonb language sql volatile security definer
    as $$ insert into public.probes select coalesce(max(id), 0) + 1 from public.probes;
          select jsonb_build_object('port', inet_server_port()) $$;
  create function public.primary_probe() returns jsonb language sql stable
    as $$ select jsonb_build_object('port', inet_server_port(), 'position', pg_current_wal_lsn()) $$;
  grant select on public.probes to anon, authenticated;
`;

beforeAll(async () => {
  ({ stack, end } = await startReplicated(PROBES));
  primary = postgres(stack.adminDbUrl, { max: 1, onnotice: () => undefined });
}, 180_000);

afterAll(async () => {
  await primary.end();
  await end();
}, 180_000);

interface Probe {
  port: number;
  rows: number;
}

/** Calls a function of the database; the answer names the server. */
async function call(name: string, { method = 'POST', position = '' } = {}) {
  const response = await fetch(`${stack.apiUrl}/rest/v1/rpc/${name}`, {
    method,
    headers: {
      apikey: stack.publishableKey,
      'content-type': 'application/json',
      ...(position !== '' && { [POSITION]: position }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  return {
    status: response.status,
    position: response.headers.get(POSITION),
    ...((await response.json()) as Probe),
  };
}

const primaryPort = () => stack.servers?.primary().postgres.port;
const replicas = () => stack.servers?.replicas() ?? [];

/** Lets replicas receive the log and not show it, while `work` runs. */
async function withReplayPaused(
  servers: ReturnType<typeof replicas>,
  work: () => Promise<void>,
): Promise<void> {
  for (const { sql } of servers) await sql`select pg_wal_replay_pause()`;
  try {
    await work();
  } finally {
    for (const { sql } of servers) await sql`select pg_wal_replay_resume()`;
    await expect
      .poll(async () => (await call('read_probe')).port, { timeout: PATIENCE_MS })
      .not.toBe(primaryPort());
  }
}

test.for(['GET', 'POST'])(
  'answers functions that only read on each replica in turn, by %s',
  async (method) => {
    const ports = new Set<number>();
    // A replica that falls behind for a moment leaves the answer to the primary.
    await expect
      .poll(async () => [...ports.add((await call('read_probe', { method })).port)], { timeout: PATIENCE_MS })
      .toEqual(expect.arrayContaining(replicas().map(({ postgres: { port } }) => port)));
  },
);

test('writes to the primary and tells the position of the log', async () => {
  const written = await call('write_probe');
  expect(written).toMatchObject({ status: 200, port: primaryPort() });
  expect(written.position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
});

test('reads what was written before on the primary while no replica has it', async () => {
  const { rows } = await call('read_probe');
  await withReplayPaused(replicas(), async () => {
    await call('write_probe');
    expect(await call('read_probe')).toMatchObject({ port: primaryPort(), rows: rows + 1 });
  });
});

test('reads what was written before on the one replica that has it', async () => {
  const { rows } = await call('read_probe');
  const [behind, ahead] = replicas();
  if (!behind || !ahead) throw new Error('There are not two replicas.');
  await withReplayPaused([behind], async () => {
    await call('write_probe');
    await expect
      .poll(() => call('read_probe'), { timeout: PATIENCE_MS })
      .toMatchObject({ port: ahead.postgres.port, rows: rows + 1 });
    for (let n = 0; n < 4; n += 1) expect((await call('read_probe')).rows).toBe(rows + 1);
  });
});

test('reads after the position that a request names, and ignores one that is malformed', async () => {
  expect((await call('read_probe', { position: FAR_AHEAD })).port).toBe(primaryPort());
  await expect
    .poll(async () => (await call('read_probe', { position: 'soon' })).port, { timeout: PATIENCE_MS })
    .not.toBe(primaryPort());
});

test('asks the primary what a replica cannot answer', async () => {
  expect(await call('primary_probe')).toMatchObject({ status: 200, port: primaryPort() });
});

test('refuses a session that has ended at once, while no replica has heard of it', async () => {
  const { people, password } = readDemoPeople();
  const client = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({ email: people[0]?.email ?? '', password });
  const authorization = `Bearer ${data.session?.access_token}`;
  const mine = async () => {
    const response = await fetch(`${stack.apiUrl}/rest/v1/profiles?select=id`, {
      headers: { apikey: stack.publishableKey, authorization },
    });
    return response.ok ? response.text() : response.status;
  };
  expect(await mine()).toContain(data.user?.id);
  await withReplayPaused(replicas(), async () => {
    await client.auth.signOut();
    expect(await mine()).toBe(403);
  });
});

test('delivers a change by Realtime once it can be read', async () => {
  const { people, password } = readDemoPeople();
  const client = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({ email: people[0]?.email ?? '', password });
  await client.realtime.setAuth();
  const [session] = await primary<{ id: string }[]>`
    select id from auth.sessions where user_id = ${data.user?.id ?? ''} order by created_at desc limit 1`;
  const topic = `session:${session?.id}`;
  const channel = client.channel(topic, { config: { private: true } });
  const { rows } = await call('read_probe');
  const found = new Promise<Probe>((resolve) => {
    channel.on('broadcast', { event: 'probe' }, () => void call('read_probe').then(resolve));
  });
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) =>
      status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED ? resolve() : reject(error ?? new Error(status)),
    );
  });
  await withReplayPaused(replicas(), async () => {
    await primary.begin(async (sql) => {
      await sql`insert into public.probes select max(id) + 1 from public.probes`;
      await sql`select realtime.send('{}', 'probe', ${topic}, true)`;
    });
    expect(await found).toMatchObject({ port: primaryPort(), rows: rows + 1 });
  });
  await client.realtime.disconnect();
});

test('waits with a commit until a replica has it', async () => {
  const confirming = async () => {
    const [row] = await primary<{ count: number }[]>`
      select count(*)::int from pg_stat_replication where sync_state = 'quorum' and state = 'streaming'`;
    return row?.count;
  };
  await expect.poll(confirming, { timeout: PATIENCE_MS }).toBe(2);
  expect([...(await primary`show synchronous_commit`)]).toEqual([{ synchronous_commit: 'on' }]);
});

test('understands how many replicas npm start is asked for', () => {
  expect([replicasAsked([]), replicasAsked(['--replicas', '2']), replicasAsked(['--replicas=1'])]).toEqual([
    undefined,
    2,
    1,
  ]);
  for (const words of [['--replicas'], ['--replicas', 'two'], ['--replica', '2'], ['--replicas', '2', 'x']]) {
    expect(() => replicasAsked(words)).toThrow('is not understood');
  }
});
