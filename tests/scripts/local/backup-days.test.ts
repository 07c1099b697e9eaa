import { cp, readdir, readFile, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePorts } from '../../../supabase/embedded/ports.ts';
import { startPostgres } from '../../../supabase/embedded/postgres/postgres.ts';
import { highest, read, startKeptSite } from './kept-site.ts';

const DAY_MS = 86_400_000;
const kit = await startKeptSite();
const { folder, sql, removeFile, begin, untilKept, untilListed, upload, restore } = kit;
afterEach(() => kit.stopBackup());
afterAll(() => kit.end());

const basesPath = join(folder, 'bases');
const bases = async () => (await readdir(basesPath)).toSorted();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().replaceAll(':', '-');
const filesKept = async () =>
  (await readdir(join(folder, 'files'), { recursive: true })).filter((name) => name.includes('.')).toSorted();

test('the copy of the day is made while moments go on being kept, and what no moment needs is removed', async () => {
  await upload('kept.png', Buffer.from('kept'));
  await upload('removed.png', Buffer.from('removed'));
  const first = await begin();
  await untilKept(first);
  await first.stop();
  const [made = ''] = await bases();
  // As if it had been made eight days ago, and another one ten days ago.
  const [eighth, tenth] = [daysAgo(8), daysAgo(10)];
  await cp(join(basesPath, made), join(basesPath, tenth), { recursive: true });
  await rename(join(basesPath, made), join(basesPath, eighth));
  await sql`select set_config('session_replication_role', 'replica', false)`;
  await sql`delete from storage.objects where name = 'removed.png'`;
  await sql`reset session_replication_role`;
  await removeFile('removed.png');

  const said: string[] = [];
  // The first moment is kept before the copy is there.
  const second = await begin((line) => said.push(line));
  expect(said).toEqual(['Copying the database']);
  await expect.poll(async () => (await bases())[0]).toBe(eighth);
  expect(await bases()).toHaveLength(2);
  await untilKept(second);
  await second.stop();
  const [gone, ...rest] = (await filesKept()).filter((name) => name.endsWith('.gone'));
  expect(gone).toBeDefined();
  expect(rest).toEqual([]);
  expect(await filesKept()).toHaveLength(2);

  // A copy later, when the file has been gone for longer than any moment that is kept.
  const long = new Date(Date.now() - 20 * DAY_MS);
  await utimes(join(folder, 'files', gone ?? ''), long, long);
  await rename(join(basesPath, (await bases())[1] ?? ''), join(basesPath, daysAgo(2)));
  const third = await begin();
  await expect.poll(async () => (await filesKept()).length).toBe(1);
  await third.stop();
  expect((await restore()).missing).toEqual([]);
}, 120_000);

test('two sites restored from one backup never share a timeline', async () => {
  await sql`insert into public.written values (1)`;
  const kept = await begin();
  const before = await untilListed(await untilKept(kept));
  await kept.stop();
  const { dataDir } = await restore();
  const [port = 0] = await freePorts(1);
  const restored = await startPostgres({ dataDir, port });
  const onSecond = await begin(undefined, dataDir);
  expect(onSecond.newest()?.timeline).toBe(2);
  await onSecond.stop();
  await restored.stop();

  const again = await restore(before);
  expect(again.moment.timeline).toBe(1);
  const timeline = await read(again.dataDir, async (of) => {
    expect(await highest(of)).toBe(1);
    return of`select timeline_id from pg_control_checkpoint()`;
  });
  expect(timeline).toEqual([{ timeline_id: 3 }]);
  expect(await readFile(join(folder, 'log', '00000002.history'), 'utf8')).toContain('1\t');
}, 120_000);
