import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from 'local-supabase/ports.ts';
import { startPostgres } from 'local-supabase/postgres/postgres.ts';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';

const dataDir = join(tmpdir(), `local-supabase-killed-${randomUUID()}`);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A killed process whose parent does not reap it, so that it keeps its id. */
async function makeZombie(): Promise<{ pid: number; bury: () => void }> {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = (await once(parent.stdout, 'data')) as [Buffer];
  return { pid: Number(text.toString()), bury: () => parent.kill() };
}

test('a database starts once the children of a killed server have let go of its memory', async () => {
  const [port = 0, next = 0] = await freePorts(2);
  const killed = await startPostgres({ dataDir, port });
  const sql = postgres(killed.url({ role: 'supabase_admin' }), { max: 1, onclose: () => undefined });
  const [child] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const log = killed.folder.postgresLog;
  // While it is stopped, it holds the shared memory.
  process.kill(child?.pid ?? 0, 'SIGSTOP');
  process.kill(killed.pid, 'SIGKILL');
  await killed.stop();
  const starting = startPostgres({ dataDir, port: next });
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('shared memory block');
  process.kill(child?.pid ?? 0, 'SIGCONT');
  const server = await starting;
  await sql.end({ timeout: 0 });
  await server.stop();
});

test('a database starts although the server that was killed on it has not been reaped', async () => {
  const [port = 0, next = 0] = await freePorts(2);
  const killed = await startPostgres({ dataDir, port });
  const lock = join(killed.folder.cluster, 'postmaster.pid');
  const left = readFileSync(lock, 'utf8');
  await killed.stop();
  const { pid, bury } = await makeZombie();
  writeFileSync(lock, left.replace(/^\d+/, String(pid)));
  try {
    const server = await startPostgres({ dataDir, port: next });
    const sql = postgres(server.url({ role: 'supabase_admin' }), { max: 1 });
    expect(await sql`show data_checksums`).toEqual([{ data_checksums: 'on' }]);
    await sql.end();
    await server.stop();
  } finally {
    bury();
  }
});
