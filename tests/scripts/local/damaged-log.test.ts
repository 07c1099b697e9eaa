import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from 'local-supabase/ports.ts';
import { startHighWater } from 'local-supabase/postgres/high-water.ts';
import { startPostgres } from 'local-supabase/postgres/postgres.ts';
import { copyMigratedFolder } from 'local-supabase/postgres/throwaway.ts';
import type { Stack } from 'local-supabase/stack.ts';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { COUNTERS, startSupabase } from '../../../scripts/local/supabase.ts';

const dataDir = join(tmpdir(), `glassmine-damaged-${randomUUID()}`);
const PERSON = randomUUID();
const PAGE = 8192;
const SEGMENT = 16 * 1024 * 1024;

let stack: Stack | undefined;
afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string[]> {
  const said: string[] = [];
  stack = await startSupabase({ dataDir, ports: 'free', seed: false, onProgress: (line) => said.push(line) });
  return said;
}

async function newestTransfer(sql: postgres.Sql): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`select max(id)::int as id from ledger.transfers`;
  return row?.id;
}

const markedTransfer = () =>
  Number(
    (JSON.parse(readFileSync(join(dataDir, 'high-water.json'), 'utf8')) as Record<string, string>)[
      'transfers of the ledger'
    ],
  );

test('a start says which committed rows a damaged log took, and a start after it says nothing', async () => {
  await copyMigratedFolder(dataDir);
  await start();
  await stack?.stop();
  // Without the stack, which would restart a database that died before its log is damaged.
  const [port = 0] = await freePorts(1);
  const server = await startPostgres({ dataDir, port });
  const highWater = startHighWater(server.folder, server.url(), COUNTERS, () => undefined);
  const sql = postgres(server.url({ role: 'supabase_admin' }), { max: 1, onclose: () => undefined });
  const act = async () => {
    await sql`select ground.audit('tried', null, '{}')`;
    await sql`select ledger.transfer(${PERSON}, 'bonus_expense', 'available', 100, 'bonus', ${randomUUID()}::uuid)`;
  };
  await sql`insert into auth.users (id, email) values (${PERSON}, 'ada@example.com')`;
  await act();
  await sql`checkpoint`;
  const [place] = await sql<{ file: string; at: number }[]>`
    select file_name as file, file_offset::int as at from pg_walfile_name_offset(pg_current_wal_lsn())`;
  // More than a page.
  for (let n = 0; n < 25; n += 1) await act();
  const newest = await newestTransfer(sql);
  await expect.poll(markedTransfer).toBe(newest);
  await highWater.stop();
  await sql.end({ timeout: 0 });
  process.kill(server.pid, 'SIGKILL');
  await server.stop();

  const from = (Math.floor((place?.at ?? 0) / PAGE) + 1) * PAGE;
  const log = await open(join(dataDir, 'postgres', 'pg_wal', place?.file ?? ''), 'r+');
  await log.write(Buffer.alloc(SEGMENT - from), 0, SEGMENT - from, from);
  await log.close();

  expect(await start()).toContainEqual(
    expect.stringMatching(/lost \d+ transfers of the ledger and \d+ events of the audit trail that were committed/),
  );
  const after = postgres(stack?.adminDbUrl ?? '', { max: 1 });
  const left = await newestTransfer(after);
  await after.end();
  await expect.poll(markedTransfer).toBe(left);
  await stack?.stop();
  expect(await start()).not.toContainEqual(expect.stringMatching(/lost/));
}, 120_000);
