import { rm } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { copyMigratedFolder, throwawayFolder } from '../../../scripts/local/throwaway.ts';
import { startBackup } from '../../../supabase/embedded/backup/backup.ts';
import { restoreBackup } from '../../../supabase/embedded/backup/restore.ts';
import { startStack } from '../../../supabase/embedded/stack.ts';
import { highest, read } from './kept-site.ts';

const root = await throwawayFolder();
const [dataDir, folder, restored] = [`${root}-site`, `${root}-kept`, `${root}-restored`];
afterAll(async () => {
  for (const path of [dataDir, folder, restored]) await rm(path, { recursive: true, force: true });
});

test('a backup goes on when a replica takes over from the primary', async () => {
  await copyMigratedFolder(dataDir);
  const stack = await startStack({ dataDir, ports: 'free', replicas: 1 });
  try {
    const write = async (id: number) => {
      const sql = postgres(stack.adminDbUrl, { max: 1 });
      await sql`create table if not exists public.written (id int primary key)`;
      await sql`insert into public.written values (${id})`;
      await sql.end();
    };
    await write(1);
    const backup = await startBackup({ dataDir, folder });
    await backup.ready;
    process.kill(stack.pids.postgres, 'SIGKILL');
    await expect.poll(() => backup.newest()?.timeline, { timeout: 60_000 }).toBe(2);
    await write(2);
    const now = new Date().toISOString();
    await expect.poll(() => (backup.newest()?.at ?? '') > now).toBe(true);
    await backup.stop();
  } finally {
    await stack.stop();
  }
  await restoreBackup({ backup: folder, dataDir: restored, reason: 'A test' });
  expect(await read(restored, highest)).toBe(2);
}, 180_000);
