import { createHash } from 'node:crypto';
import { chown, copyFile, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { type DataFolder, dataFolder, isRoot, lockDataFolder } from '../data-folder.ts';
import { ignoreMissing, StackError } from '../errors.ts';
import { freePorts } from '../ports.ts';
import { stopOrphan } from '../postgres/cluster.ts';
import { missingRows, newestRows } from '../postgres/high-water.ts';
import { processOwner } from '../postgres/postgres-binaries.ts';
import { startPostgres } from '../postgres/postgres.ts';
import {
  type Base,
  type BackupFolder,
  backupFolder,
  isUpTo,
  listBases,
  listLog,
  listMoments,
  type Moment,
  newestMoment,
} from './backup-folder.ts';
import { findKept } from './kept-files.ts';
import { logFileOf, positionOf } from './log-receiver.ts';

/** A day's log of a busy site takes a while. */
const LONGEST_REPLAY_MS = 3_600_000;

/** What is restored where. */
export interface RestoreOptions {
  /** The folder of the backup; it is only read. */
  backup: string;
  /** The data folder that is made; it must not exist, or be empty. */
  dataDir: string;
  /** Why, in the words that everyone will read. */
  reason: string;
  /** The latest moment to restore; by default the newest that is kept. */
  until?: Date;
  onProgress?: (line: string) => void;
}

/** What was restored. */
export interface Restoration {
  /** Everything that was committed by then is there. */
  moment: Moment;
  files: number;
  /** Names of uploads (`bucket/name`) whose content the backup does not have. */
  missing: string[];
}

/**
 * Restores database and files to one moment in a new data folder, and records it in the trail and in the chain of proofs.
 * @throws StackError when the backup does not reach the moment, its log is damaged before it, or the folder is in use
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restoration> {
  const { reason, until, onProgress: tell = () => undefined } = options;
  const backup = backupFolder(options.backup);
  const target = dataFolder(options.dataDir);
  if ((await readdir(target.path).catch(ignoreMissing))?.length) {
    throw new StackError(`${target.path} is not empty.`, 'Name a folder that does not exist.');
  }
  const moment = await chooseMoment(backup, until);
  const base = await chooseBase(backup, moment);
  const draft = dataFolder(`${target.path}.restoring`);
  await removeDraft(draft);
  await mkdir(draft.path, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  tell(`Copying the database of ${base.name}`);
  await layOut(backup, base, moment, draft);
  tell(`Replaying the log up to ${moment.at}`);
  const restored = await recover(draft, moment, async (url) => {
    // As in the backup.
    const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
    try {
      await requireRows(sql, moment);
      tell('Copying the uploaded files');
      const found = await copyFiles(sql, backup, draft);
      await sql`select private.record_restoration(${moment.at}, ${reason})`;
      return found;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
  await rm(target.path, { recursive: true, force: true });
  await rename(draft.path, target.path);
  return { moment, ...restored };
}

/** Removes what a restoration that was killed has left, and its database, if that runs on. */
async function removeDraft(draft: DataFolder): Promise<void> {
  // The lock goes with the folder.
  await lockDataFolder(draft);
  await stopOrphan(draft);
  await rm(draft.path, { recursive: true, force: true });
}

async function chooseMoment(backup: BackupFolder, until: Date | undefined): Promise<Moment> {
  const newest = await newestMoment(backup);
  if (!newest) {
    throw new StackError(
      `There is no backup in ${backup.path}.`,
      'Name the folder that `npm run backup` was given, when it had said that it is ready.',
    );
  }
  if (until === undefined) return newest;
  const iso = until.toISOString();
  if (iso > newest.at) {
    throw new StackError(`The backup reaches until ${newest.at}.`, 'Choose that time or an earlier one.');
  }
  const listed = await listMoments(backup);
  const moment = [...listed, newest].findLast(({ at }) => at <= iso);
  if (moment) return moment;
  throw new StackError(
    `The backup begins at ${listed[0]?.at ?? newest.at}.`,
    'Choose that time or a later one.',
  );
}

async function chooseBase(backup: BackupFolder, moment: Moment): Promise<Base> {
  const base = (await listBases(backup)).findLast(
    ({ timeline, stopLsn }) => timeline === moment.timeline && isUpTo(stopLsn, moment.lsn),
  );
  if (base) return base;
  throw new StackError(`The backup has no copy from before ${moment.at}.`, 'Choose a later time.');
}

/** Puts the copy of the cluster, its log and the secrets in their places. */
async function layOut(backup: BackupFolder, base: Base, moment: Moment, draft: DataFolder): Promise<void> {
  await cp(join(backup.bases, base.name, 'postgres'), draft.cluster, {
    recursive: true,
    preserveTimestamps: true,
  });
  const last = logFileOf(moment.timeline, positionOf(moment.lsn));
  for (const { name, file } of await listLog(backup, moment.timeline)) {
    if (name >= base.firstLog && name <= last) await copyFile(file, join(draft.cluster, 'pg_wal', name));
  }
  for (const name of await readdir(backup.log)) {
    if (name.endsWith('.history'))
      await copyFile(join(backup.log, name), join(draft.cluster, 'pg_wal', name));
  }
  await writeFile(join(draft.cluster, 'recovery.signal'), '', { mode: 0o600 });
  await copyFile(backup.secrets, join(draft.path, 'secrets.json'));
  const { uid, gid } = await processOwner(join(backup.bases, base.name, 'postgres'));
  if (uid === undefined || gid === undefined) return;
  await chown(draft.cluster, uid, gid);
  for (const name of await readdir(draft.cluster, { recursive: true })) {
    await chown(join(draft.cluster, name), uid, gid);
  }
}

/** Replays the log up to a moment, and does some work on the database of then. */
async function recover<T>(draft: DataFolder, { lsn }: Moment, work: (url: string) => Promise<T>): Promise<T> {
  const settings = {
    restore_command: 'false',
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // Until then it would be read before it is whole.
    hot_standby: 'off',
  };
  const [port = 0] = await freePorts(1);
  const start = (more: Record<string, string>) =>
    startPostgres({
      dataDir: draft.path,
      port,
      settings: { ...settings, ...more },
      readyMs: LONGEST_REPLAY_MS,
    });
  const server = await start({ recovery_target_lsn: lsn }).catch((error: unknown) => {
    // Nothing was written after the moment: then it is the end of the log.
    if (!String(error).includes('recovery ended before configured recovery target was reached')) throw error;
    return start({});
  });
  try {
    const done = await work(server.url({ role: 'supabase_admin' }));
    await server.stop();
    return done;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Postgres takes the first damaged record for the end of the log, and says nothing of what comes after it. */
async function requireRows(sql: postgres.Sql, { at, newestRows: kept }: Moment): Promise<void> {
  const missing = kept && missingRows(kept, await newestRows(sql));
  if (missing === undefined) return;
  throw new StackError(
    `The log of the backup is damaged before ${at}: it lacks ${missing} that were committed by then.`,
    'Choose an earlier time (--until), or another backup.',
  );
}

/** Copies the version of each file that a row of the restored database names. */
async function copyFiles(
  sql: postgres.Sql,
  backup: BackupFolder,
  draft: DataFolder,
): Promise<Pick<Restoration, 'files' | 'missing'>> {
  await mkdir(draft.files, { recursive: true, mode: 0o700 });
  const missing: string[] = [];
  let files = 0;
  const objects = sql<{ bucket: string; name: string; hash: string }[]>`
    select bucket_id as bucket, name, btrim(metadata ->> 'eTag', '"') as hash from storage.objects`;
  for await (const rows of objects.cursor(1000)) {
    for (const { bucket, name, hash } of rows) {
      const file = createHash('sha256').update(`${bucket}\n${name}`).digest('hex');
      const kept = await findKept(backup.files, file, hash);
      if (kept === undefined) {
        missing.push(`${bucket}/${name}`);
        continue;
      }
      const path = join(draft.files, file.slice(0, 2), file);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await copyFile(kept, path);
      files += 1;
    }
  }
  return { files, missing };
}
