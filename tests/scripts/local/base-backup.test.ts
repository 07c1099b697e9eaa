import { appendFile, copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMigratedFolder, throwawayFolder } from '../../../scripts/local/throwaway.ts';
import { dataFolder, type Secrets } from '../../../supabase/embedded/data-folder.ts';
import { freePorts } from '../../../supabase/embedded/ports.ts';
import { copyCluster } from '../../../supabase/embedded/postgres/base-backup.ts';
import { type PostgresServer, startPostgres } from '../../../supabase/embedded/postgres/postgres.ts';

const root = await throwawayFolder();
const folders = ['source', 'copy', 'standby'].map((name) => dataFolder(`${root}-${name}`));
const [source, copy, standby] = folders as [(typeof folders)[0], (typeof folders)[0], (typeof folders)[0]];
const running: PostgresServer[] = [];
let server: PostgresServer;

beforeAll(async () => {
  await copyMigratedFolder(source.path);
  server = await start(source.path);
}, 60_000);
afterAll(async () => {
  for (const one of running.toReversed()) await one.stop();
  for (const { path } of folders) await rm(path, { recursive: true, force: true });
});

async function start(
  dataDir: string,
  settings: Record<string, string> = {},
  copiedSecrets?: Secrets,
): Promise<PostgresServer> {
  const [port = 0] = await freePorts(1);
  const started = await startPostgres({
    dataDir,
    port,
    settings,
    ...(copiedSecrets && { copiedSecrets }),
  });
  running.push(started);
  return started;
}

const admin = (of: PostgresServer) => postgres(of.url({ role: 'supabase_admin' }), { max: 1 });

/** Makes rows until told to end, each in a transaction of its own, and keeps a file growing and being truncated. */
function write(sql: postgres.Sql) {
  const ending = new AbortController();
  let last = 0;
  const done = (async () => {
    while (!ending.signal.aborted) {
      await sql`insert into public.written select ${last + 1}, repeat('x', 500)`;
      last += 1;
      if (last % 50 === 0) await sql`truncate public.emptied`;
      await sql`insert into public.emptied select n, repeat('y', 200) from generate_series(1, 100) as n`;
    }
  })();
  return {
    last: () => last,
    end: async () => {
      ending.abort();
      await done;
      return last;
    },
  };
}

test('a cluster copied while it is written to starts as it was, and as a standby goes on with the log', async () => {
  const sql = admin(server);
  await sql`create table public.written (id int primary key, filling text)`;
  await sql`create table public.emptied (id int, filling text)`;
  const writing = write(sql);
  await expect.poll(writing.last).toBeGreaterThan(50);
  const before = writing.last();
  const url = server.url({ role: 'supabase_admin' });
  const made = await copyCluster({ url, cluster: source.cluster, target: copy.cluster });
  await copyCluster({ url, cluster: source.cluster, target: standby.cluster });
  const last = await writing.end();
  const [slots] = await sql<{ count: number }[]>`select count(*)::int from pg_replication_slots`;
  expect(slots?.count).toBe(0);
  expect(last).toBeGreaterThan(before);

  for (const { path } of [copy, standby])
    await copyFile(`${source.path}/secrets.json`, `${path}/secrets.json`);
  const copied = admin(await start(copy.path));
  const [found] = await copied<{ rows: number; highest: number }[]>`
    select count(*)::int as rows, max(id) as highest from public.written`;
  expect(found?.rows).toBe(found?.highest);
  expect(found?.highest).toBeGreaterThanOrEqual(before);
  expect(found?.highest).toBeLessThanOrEqual(last);
  const [identity] = await copied<{ system: string; timeline: number }[]>`
    select system_identifier::text as system, timeline_id as timeline from pg_control_system(), pg_control_checkpoint()`;
  expect(identity).toMatchObject({ system: made.system, timeline: made.timeline });

  const { port, secrets } = server;
  const password = secrets.passwords.supabase_admin;
  await appendFile(join(standby.cluster, 'standby.signal'), '');
  const following = admin(
    await start(
      standby.path,
      {
        primary_conninfo: `host=127.0.0.1 port=${port} user=supabase_admin password=${password}`,
        hot_standby: 'on',
      },
      secrets,
    ),
  );
  const followed = async () => {
    const [row] = await following<{ highest: number }[]>`select max(id) as highest from public.written`;
    return row?.highest;
  };
  await expect.poll(followed).toBe(last);
  for (const one of [sql, copied, following]) await one.end();
}, 120_000);

test('a cluster is not copied over another one, and a failed copy leaves nothing', async () => {
  const url = server.url({ role: 'supabase_admin' });
  const cluster = source.cluster;
  await expect(copyCluster({ url, cluster, target: cluster })).rejects.toThrow('exists already');
  const target = `${source.path}/refused`;
  await expect(copyCluster({ url: server.url(), cluster, target })).rejects.toThrow('permission denied');
  expect((await readdir(source.path)).filter((name) => name.startsWith('refused'))).toEqual([]);
});
