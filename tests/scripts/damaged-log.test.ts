import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../supabase/embedded/stack.ts';

const dataDir = join(tmpdir(), `glassmine-damaged-${randomUUID()}`);
const PAGE = 8192;
const SEGMENT = 16 * 1024 * 1024;

let stack: Stack | undefined;
afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts on the data folder and returns what was said. */
async function start(): Promise<string[]> {
  const said: string[] = [];
  stack = await startStack({ dataDir, ports: 'free', onProgress: (line) => said.push(line) });
  return said;
}

const markedTransfer = () =>
  Number(
    (JSON.parse(readFileSync(join(dataDir, 'high-water.json'), 'utf8')) as { transfer: string }).transfer,
  );

test('a start says which committed rows a damaged log took, and a start after it says nothing', async () => {
  await start();
  const sql = postgres(stack?.adminDbUrl ?? '', { max: 1, onclose: () => undefined });
  await sql`checkpoint`;
  const [place] = await sql<{ file: string; at: number }[]>`
    select file_name as file, file_offset::int as at from pg_walfile_name_offset(pg_current_wal_lsn())`;
  const added = 5;
  for (let n = 0; n < added; n += 1) {
    await sql`select private.audit('tried', null, '{}')`;
    await sql`
      select ledger.transfer('00000000-0000-4000-8000-000000000001', 'bonus_expense', 'available', 100, 'bonus', ${randomUUID()}::uuid)`;
  }
  const [newest] = await sql<{ id: number }[]>`select max(id)::int as id from ledger.transfers`;
  await expect.poll(markedTransfer, { timeout: 20_000 }).toBe(newest?.id);
  await sql.end({ timeout: 0 });

  process.kill(stack?.pids.postgres ?? 0, 'SIGKILL');
  await stack?.stop();
  // From the page after the one of the checkpoint.
  const from = (Math.floor((place?.at ?? 0) / PAGE) + 1) * PAGE;
  const log = await open(join(dataDir, 'postgres', 'pg_wal', place?.file ?? ''), 'r+');
  await log.write(Buffer.alloc(SEGMENT - from), 0, SEGMENT - from, from);
  await log.close();

  const said = await start();
  expect(said).toContainEqual(
    expect.stringMatching(
      /lost \d+ transfers of the ledger and \d+ events of the audit trail that were committed/,
    ),
  );
  const after = postgres(stack?.adminDbUrl ?? '', { max: 1 });
  const [left] = await after<{ id: number }[]>`select max(id)::int as id from ledger.transfers`;
  await after.end();
  await expect.poll(markedTransfer, { timeout: 20_000 }).toBe(left?.id);
  await stack?.stop();
  expect(await start()).not.toContainEqual(expect.stringMatching(/lost/));
}, 120_000);
