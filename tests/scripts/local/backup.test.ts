import { randomBytes } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkFolder } from '../../../scripts/backup/check-folder.ts';
import type { SiteCheck } from '../../../scripts/backup/site-checks.ts';
import { runTool } from '../../../scripts/tool.ts';
import type { Moment } from '../../../supabase/embedded/backup/backup-folder.ts';
import { startBackup } from '../../../supabase/embedded/backup/backup.ts';
import { logFileOf, positionOf, SEGMENT } from '../../../supabase/embedded/backup/log-receiver.ts';
import { restoreBackup } from '../../../supabase/embedded/backup/restore.ts';
import { copyCluster } from '../../../supabase/embedded/postgres/base-backup.ts';
import { isAlive } from '../../../supabase/embedded/processes.ts';
import {
  fileOf,
  highest,
  interrupt,
  makeStaleFolder,
  openDyingDatabase,
  read,
  runScript,
  startKeptSite,
} from './kept-site.ts';

const kit = await startKeptSite();
const { site, folder, sql, removeFile, newFolder, begin, untilKept, untilListed, upload, restore } = kit;
afterEach(() => kit.stopBackup());
afterAll(() => kit.end());

async function checksOf(dataDir: string): Promise<SiteCheck[]> {
  const found: SiteCheck[] = [];
  for await (const check of checkFolder(dataDir)) found.push(check);
  return found;
}

test('a site is restored to its newest moment and to an earlier one, each with the files of then, and says so', async () => {
  const kept = await begin();
  const [first, second] = [randomBytes(30_000), randomBytes(40_000)];
  await sql`insert into public.written values (1)`;
  await upload('changed.png', first);
  await upload('removed.png', first);
  const between = await untilListed(await untilKept(kept));
  await sql`insert into public.written values (2)`;
  await upload('changed.png', second);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`delete from storage.objects where name = 'removed.png'`;
  });
  await removeFile('removed.png');
  await untilKept(kept);
  await kept.stop();

  const newest = await restore();
  expect(newest.missing).toEqual([]);
  expect(newest.files).toBe(1);
  expect(await read(newest.dataDir, highest)).toBe(2);
  expect((await readFile(fileOf(join(newest.dataDir, 'files'), 'changed.png'))).subarray(-40_000)).toEqual(
    second,
  );

  const old = await restore(between);
  expect(old.missing).toEqual([]);
  expect(old.files).toBe(2);
  expect(old.moment.at).toBe(between.toISOString());
  const recorded = await read(old.dataDir, async (of) => {
    expect(await highest(of)).toBe(1);
    return of`select restored_to, reason from public.restorations`;
  });
  expect(recorded).toEqual([{ restored_to: new Date(old.moment.at), reason: 'A test' }]);
  for (const name of ['changed.png', 'removed.png'])
    expect((await readFile(fileOf(join(old.dataDir, 'files'), name))).subarray(-30_000)).toEqual(first);
  expect((await checksOf(old.dataDir)).map(({ name, isGood }) => [name, isGood])).toEqual([
    ['books', true],
    ['audit trail', true],
    ['chain of seals', true],
    ['newest proof', true],
    ['receipts', true],
    ['files', true],
  ]);
}, 180_000);

test('a backup goes on with the log where it ended, without another copy', async () => {
  const bases = async () => (await readdir(join(folder, 'bases'))).length;
  const before = await bases();
  await sql`insert into public.written values (3)`;
  const kept = await begin();
  await sql`select pg_switch_wal()`;
  await sql`insert into public.written values (4)`;
  await untilKept(kept);
  await kept.stop();
  expect(await bases()).toBe(before);
  expect(await read((await restore()).dataDir, highest)).toBe(4);
}, 120_000);

test('what the environment says of other databases does not reach the backup', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PGSSLMODE', 'require');
  vi.stubEnv('PGTARGETSESSIONATTRS', 'any');
  const kept = await begin();
  expect(await untilKept(kept)).not.toBe('');
}, 120_000);

test('a backup makes another copy when the server has removed the log in between', async () => {
  const before = (await readdir(join(folder, 'bases'))).length;
  // The backup before it may not have let go of the log yet.
  await expect.poll(async () => (await sql`select from pg_replication_slots`).length).toBe(0);
  for (let n = 0; n < 3; n += 1) {
    await sql`insert into public.written values (${5 + n})`;
    await sql`select pg_switch_wal()`;
    await sql`checkpoint`;
  }
  const kept = await begin();
  await untilKept(kept);
  await kept.stop();
  expect((await readdir(join(folder, 'bases'))).length).toBe(before + 1);
  expect(await read((await restore()).dataDir, highest)).toBe(7);
}, 120_000);

test('a moment whose log is damaged is not restored, and the one before the damage is', async () => {
  const kept = await begin();
  const before = await untilListed(await untilKept(kept));
  await sql`select pg_switch_wal()`;
  await sql`select private.audit('tried', null, '{}')`;
  const [event] = await sql<{ id: string }[]>`select last_id::text as id from private.audit_head`;
  await expect.poll(() => kept.newest()?.newestRows?.auditEvent).toBe(event?.id);
  await kept.stop();
  const damaged = newFolder();
  await cp(folder, damaged, { recursive: true });
  const { lsn, timeline } = JSON.parse(await readFile(join(damaged, 'newest.json'), 'utf8')) as Moment;
  const last = join(damaged, 'log', `${logFileOf(timeline, positionOf(lsn))}.partial`);
  await writeFile(last, Buffer.alloc(Number(SEGMENT)));

  const restoreTo = (dataDir: string, until?: Date) =>
    restoreBackup({ backup: damaged, dataDir, reason: 'A test', ...(until && { until }) });
  const refused = newFolder();
  await expect(restoreTo(refused)).rejects.toThrow(
    /^The log of the backup is damaged before \S+: it lacks 1 events of the audit trail that were committed by then\.$/,
  );
  expect(await readdir(refused).catch(() => 'missing')).toBe('missing');
  expect((await restoreTo(newFolder(), before)).moment.at).toBe(before.toISOString());
}, 120_000);

test('a changed and a missing file are found', async () => {
  const { dataDir } = await restore();
  await upload('late.png', randomBytes(10));
  const path = fileOf(join(dataDir, 'files'), 'changed.png');
  const content = await readFile(path);
  await writeFile(path, Buffer.concat([content.subarray(0, -1), Buffer.from([(content.at(-1) ?? 0) ^ 1])]));
  expect((await checksOf(dataDir)).at(-1)).toEqual({
    name: 'files',
    isGood: false,
    found: 'avatars/changed.png: its content is another',
  });
  await rename(path, `${path}.away`);
  expect((await checksOf(dataDir)).at(-1)?.found).toBe('avatars/changed.png: it is missing');
}, 120_000);

test('nothing is restored over a site, before or after what is kept, or from a folder without a backup', async () => {
  const dataDir = newFolder();
  const attempt = (until?: Date, from = folder, to = dataDir) =>
    restoreBackup({ backup: from, dataDir: to, reason: 'A test', ...(until && { until }) });
  await expect(attempt(undefined, folder, site.path)).rejects.toThrow('is not empty');
  await expect(attempt(new Date('2100-01-01'))).rejects.toThrow('The backup reaches until');
  await expect(attempt(new Date('2020-01-01'))).rejects.toThrow('The backup begins at');
  await expect(attempt(undefined, site.path)).rejects.toThrow('There is no backup in');
}, 120_000);

test('a backup is of one site, and of one that runs', async () => {
  const other = newFolder();
  await expect(startBackup({ dataDir: other, folder })).rejects.toThrow('No site runs on');
  const foreign = newFolder();
  await cp(folder, foreign, { recursive: true });
  for (const name of await readdir(join(foreign, 'bases'))) {
    const path = join(foreign, 'bases', name, 'base.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/"system":"\d+"/, '"system":"1"'));
  }
  await expect(startBackup({ dataDir: site.path, folder: foreign })).rejects.toThrow('is of another site');
}, 120_000);

test.each([
  ['its server was killed', 9],
  ['another site has its port since', kit.port],
])('no backup is made of a site that does not run because %s', async (_, port) => {
  const dataDir = await makeStaleFolder(newFolder(), port);
  await expect(startBackup({ dataDir, folder: newFolder() })).rejects.toThrow('No site runs on');
});

test.each<[string, (port: number) => Promise<unknown>]>([
  [
    'begins',
    async (port) => startBackup({ dataDir: await makeStaleFolder(newFolder(), port), folder: newFolder() }),
  ],
  [
    'copies the cluster',
    (port) =>
      copyCluster({
        url: `postgresql://postgres:x@127.0.0.1:${port}/postgres`,
        cluster: site.cluster,
        target: newFolder(),
      }),
  ],
])(
  'a database that dies as a backup %s ends the backup and not the process',
  async (_, backUp) => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    await expect(backUp(await openDyingDatabase())).rejects.toThrow('ECONNRESET');
    expect(unhandled).not.toHaveBeenCalled();
  },
  30_000,
);

test('a verification of a site that runs says so', async () => {
  const { ok, errors } = await runTool('scripts/verify.ts', [site.path]);
  expect(ok).toBe(false);
  expect(errors.trim().split('\n')).toEqual([
    expect.stringContaining('is in use by process'),
    expect.stringContaining('stop it first'),
  ]);
});

test('a reason that is too long for the record is refused before anything is restored', async () => {
  const attempt = (letters: number) =>
    runTool('scripts/restore.ts', [folder, site.path, '--reason', '🙂'.repeat(letters)]);
  expect((await attempt(501)).errors).toContain('The reason has 501 characters, and 500 are kept at most.');
  expect((await attempt(500)).errors).toContain('is not empty');
});

test('Ctrl-C on a verification leaves no database running', async () => {
  const { dataDir } = await restore();
  const { code, server } = await interrupt(runScript('scripts/verify.ts', dataDir), 'SIGINT', () => dataDir);
  expect(code).toBe(130);
  await expect.poll(() => isAlive(server)).toBe(false);
}, 120_000);

const restoring = (dataDir: string) => runScript('scripts/restore.ts', folder, dataDir, '--reason', 'A test');

test('Ctrl-C on a restoration leaves no database running', async () => {
  const dataDir = newFolder();
  const { code, server } = await interrupt(restoring(dataDir), 'SIGINT', () => `${dataDir}.restoring`);
  expect(code).toBe(130);
  await expect.poll(() => isAlive(server)).toBe(false);
}, 120_000);

test('a restoration stops the database of one that was killed, and is whole', async () => {
  const dataDir = newFolder();
  const { server } = await interrupt(restoring(dataDir), 'SIGKILL', () => `${dataDir}.restoring`);
  expect(isAlive(server)).toBe(true);
  await restoreBackup({ backup: folder, dataDir, reason: 'A test' });
  expect(isAlive(server)).toBe(false);
  expect(await read(dataDir, highest)).toBe(await highest(sql));
}, 120_000);
