import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { type DataFolder, dataFolder, readSecrets } from '../data-folder.ts';
import { StackError } from '../errors.ts';
import { copyCluster } from '../postgres/base-backup.ts';
import {
  type Base,
  type BackupFolder,
  backupFolder,
  describeBase,
  isUpTo,
  keepMoment,
  listBases,
  listLog,
  listMoment,
  type Moment,
  removeUnfinished,
  thinMoments,
} from './backup-folder.ts';
import { createFileKeeper, type FileKeeper } from './kept-files.ts';
import {
  logFileOf,
  type LogReceiver,
  positionOf,
  positionOfFile,
  receiveLog,
  SEGMENT,
} from './log-receiver.ts';

/** From one moment to which the backup can be restored to the work for the next. */
const EVERY_MS = 100;
const POLL_MS = 5;
const LISTED_EVERY_MS = 1000;
const DAY_MS = 86_400_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** A backup that goes on. */
export interface Backup {
  /** The newest moment that it can be restored to, once there is one. */
  readonly newest: () => Moment | undefined;
  /** Resolves with the first moment that is kept. */
  readonly ready: Promise<Moment>;
  stop(): Promise<void>;
}

/** What is kept where. */
export interface BackupOptions {
  /** The data folder of the running site. */
  dataDir: string;
  /** Where the backup is kept; made when missing. */
  folder: string;
  /** For how many days every moment can be restored; seven by default. */
  keepDays?: number;
  onProgress?: (line: string) => void;
}

/**
 * Keeps database and files of a running site together: a copy of the cluster once a day, the log as it is written, and uploaded files
 * as they come. What is interrupted is tried again; a copy is made again where the log has a gap.
 * @throws StackError when the site does not run, or the backup is of another one
 */
export async function startBackup(options: BackupOptions): Promise<Backup> {
  const { keepDays = 7, onProgress: tell = () => undefined } = options;
  const source = dataFolder(options.dataDir);
  const folder = backupFolder(options.folder);
  await requireSameSite(folder, await systemOf(await runningUrl(source)));
  await mkdir(folder.bases, { recursive: true, mode: 0o700 });
  const files = createFileKeeper(source.files, folder.files);
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: ready, resolve } = Promise.withResolvers<Moment>();
  let newest: Moment | undefined;
  let failures = 0;

  const running = (async () => {
    while (!signal.aborted) {
      try {
        await keepUntilFailure({ source, folder, files, keepDays, tell, signal }, (moment) => {
          newest = moment;
          failures = 0;
          resolve(moment);
        });
      } catch (error) {
        if (signal.aborted) break;
        if (failures === 0) tell(`The backup is interrupted: ${String(error)}`);
        failures += 1;
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
        await sleep(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  })();
  return {
    newest: () => newest,
    ready,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Everything that one connection needs. */
interface Keeping {
  source: DataFolder;
  folder: BackupFolder;
  files: FileKeeper;
  keepDays: number;
  tell: (line: string) => void;
  signal: AbortSignal;
}

/** Receives and copies over one connection, until it fails or the backup is stopped. */
async function keepUntilFailure(keeping: Keeping, onMoment: (moment: Moment) => void): Promise<void> {
  const { source, folder, files, signal } = keeping;
  const url = await runningUrl(source);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  let receiver: LogReceiver | undefined;
  try {
    const server = await identify(sql);
    await requireSameSite(folder, server.system);
    await copyFile(join(source.path, 'secrets.json'), folder.secrets);
    receiver = await continueLog(folder, sql, url, server);
    let base = await usableBase(folder, server);
    let listed = 0;
    while (!signal.aborted) {
      if (!base || Date.now() - timeOf(base) > DAY_MS) base = await makeBase(keeping, url);
      const [now] = await sql<{ at: Date; lsn: string }[]>`
        select clock_timestamp() as at, pg_current_wal_flush_lsn()::text as lsn`;
      if (!now) throw new Error('The database does not tell where its log is.');
      // A row that was committed by then names a file that was there before it.
      await files.keep();
      await untilReceived(receiver, positionOf(now.lsn), signal);
      const moment = { at: now.at.toISOString(), lsn: now.lsn, timeline: server.timeline };
      if (isUpTo(base.stopLsn, moment.lsn)) {
        await keepMoment(folder, moment);
        if (Date.now() - listed > LISTED_EVERY_MS) {
          await listMoment(folder, moment);
          listed = Date.now();
        }
        onMoment(moment);
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await receiver?.stop();
    await sql.end({ timeout: 1 });
  }
}

/** Where the database of a data folder can be reached by its superuser. */
async function runningUrl(folder: DataFolder): Promise<string> {
  const lines = (await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  if (!(port > 0)) {
    throw new StackError(
      `No site runs on ${folder.path}.`,
      'Start it first (npm start), or name the data folder of the one that runs: --data <folder>',
    );
  }
  const { passwords } = await readSecrets(folder, true);
  return `postgresql://supabase_admin:${passwords.supabase_admin}@127.0.0.1:${port}/postgres`;
}

interface Server {
  system: string;
  timeline: number;
  lsn: string;
}

async function identify(sql: Sql): Promise<Server> {
  const [server] = await sql<Server[]>`
    select system_identifier::text as system, timeline_id as timeline, pg_current_wal_flush_lsn()::text as lsn
    from pg_control_system(), pg_control_checkpoint()`;
  if (!server) throw new Error('The database does not tell what it is.');
  return server;
}

async function systemOf(url: string): Promise<string> {
  const sql = postgres(url, { max: 1 });
  try {
    return (await identify(sql)).system;
  } finally {
    await sql.end();
  }
}

async function requireSameSite(folder: BackupFolder, system: string): Promise<void> {
  const bases = await listBases(folder);
  if (bases.every((base) => base.system === system)) return;
  throw new StackError(`The backup in ${folder.path} is of another site.`, 'Choose another folder.');
}

/** Goes on receiving where the kept log ends; where the server has it no longer, at the file that it writes now. */
async function continueLog(
  folder: BackupFolder,
  sql: Sql,
  url: string,
  server: Server,
): Promise<LogReceiver> {
  const last = (await listLog(folder, server.timeline)).at(-1);
  const isWhole = last?.file.endsWith(last.name) === true;
  const from = last && positionOfFile(last.name) + (isWhole ? SEGMENT : 0n);
  const name = from === undefined ? '' : logFileOf(server.timeline, from);
  const [there] = await sql`select from pg_ls_waldir() where name = ${name}`;
  return receiveLog({
    url,
    folder: folder.log,
    timeline: server.timeline,
    from: there && from !== undefined ? from : (positionOf(server.lsn) / SEGMENT) * SEGMENT,
  });
}

/** The newest copy from which the kept log leads without a gap to what is received now. */
async function usableBase(folder: BackupFolder, server: Server): Promise<Base | undefined> {
  const names = new Set((await listLog(folder, server.timeline)).map(({ name }) => name));
  const newest = (await listBases(folder)).findLast(({ timeline }) => timeline === server.timeline);
  if (!newest) return undefined;
  for (
    let position = positionOf(newest.startLsn);
    logFileOf(server.timeline, position) < logFileOf(server.timeline, positionOf(server.lsn));
    position += SEGMENT
  ) {
    if (!names.has(logFileOf(server.timeline, position))) return undefined;
  }
  return newest;
}

const timeOf = ({ name }: Base): number => Date.parse(name.replace(/^(.{13})-(..)-/, '$1:$2:'));

/** Copies the cluster, and removes what is older than every moment that is kept. */
async function makeBase(keeping: Keeping, url: string): Promise<Base> {
  const { source, folder, files, keepDays, tell } = keeping;
  tell('Copying the database');
  const begun = new Date();
  await removeUnfinished(folder);
  const name = begun.toISOString().replaceAll(':', '-');
  const target = join(folder.bases, name, 'postgres');
  const base = { name, ...(await copyCluster({ url, cluster: source.cluster, target })) };
  await describeBase(folder, base);
  const limit = new Date(begun.getTime() - keepDays * DAY_MS);
  const bases = await listBases(folder);
  const oldest = bases.findLast((one) => timeOf(one) <= limit.getTime()) ?? bases[0] ?? base;
  for (const one of bases) {
    if (timeOf(one) < timeOf(oldest)) await rm(join(folder.bases, one.name), { recursive: true });
  }
  for (const { name: log, file } of await listLog(folder)) if (log < oldest.firstLog) await rm(file);
  await thinMoments(folder, new Date(begun.getTime() - DAY_MS).toISOString(), limit.toISOString());
  await files.keep();
  await files.prune(new Date(Math.min(limit.getTime(), timeOf(oldest))));
  tell('The database is copied; its log and the uploaded files are kept as they come');
  return base;
}

/** Waits until the log is on this disk up to a position. */
async function untilReceived(receiver: LogReceiver, position: bigint, signal: AbortSignal): Promise<void> {
  while (receiver.flushed() < position) {
    if (receiver.failure() !== undefined) throw receiver.failure();
    await sleep(POLL_MS, undefined, { signal });
  }
}
