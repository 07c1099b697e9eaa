import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import postgres, { type Sql } from 'postgres';
import { type DataFolder, dataFolder, readSecrets } from '../data-folder.ts';
import { errorCode, StackError } from '../errors.ts';
import { forgetOtherDatabases } from '../postgres/cluster.ts';
import { type Mark, newestRows } from '../postgres/high-water.ts';
import { primaryFolder } from '../replicas/primary-file.ts';
import {
  type BackupFolder,
  backupFolder,
  isUpTo,
  keepMoment,
  listBases,
  listLog,
  listMoment,
  type Moment,
} from './backup-folder.ts';
import {
  beginBase,
  type Copying,
  DAY_MS,
  type Keeping,
  makeBase,
  removeOld,
  type Server,
  timeOf,
  usableBase,
} from './bases.ts';
import { createFileKeeper } from './kept-files.ts';
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
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** The driver would ask for types by itself, and end the process if the database died at that moment. */
const CONNECTION = { max: 1, fetch_types: false, onnotice: () => undefined };

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
  forgetOtherDatabases();
  const source = dataFolder(options.dataDir);
  const folder = backupFolder(options.folder);
  await requireSameSite(folder, await systemOf(source));
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

/** Receives and copies over one connection, until it fails or the backup is stopped. */
async function keepUntilFailure(
  job: Omit<Keeping, 'cluster'>,
  onMoment: (moment: Moment) => void,
): Promise<void> {
  const { source, folder, files, signal } = job;
  const url = await runningUrl(source);
  const sql = postgres(url, CONNECTION);
  let receiver: LogReceiver | undefined;
  let copying: Copying | undefined;
  try {
    const server = await identify(sql);
    const keeping = { ...job, cluster: (await primaryFolder(source)).cluster };
    await requireSameSite(folder, server.system);
    await copyFile(join(source.path, 'secrets.json'), folder.secrets);
    await keepHistory(keeping, server);
    receiver = await continueLog(folder, sql, url, server);
    let base = (await usableBase(folder, server)) ?? (await makeBase(keeping, url));
    let listed = 0;
    const askServer = followLog(sql);
    while (!signal.aborted) {
      if (copying === undefined && Date.now() - timeOf(base) > DAY_MS) {
        // Moments go on being kept meanwhile.
        copying = beginBase(keeping, url);
      }
      if (copying?.made) {
        base = copying.made;
        copying = undefined;
        await removeOld(keeping, base);
      }
      if (copying?.failure) throw copying.failure;
      const now = await askServer();
      // A row that was committed by then names a file that was there before it.
      await files.keep();
      await untilReceived(receiver, positionOf(now.lsn), signal);
      const moment = { ...now, timeline: server.timeline };
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
    await copying?.ended;
    await receiver?.stop();
    await sql.end({ timeout: 1 });
  }
}

/** Returns what asks a server how far its log is on its disk, and which rows are in it by then. */
function followLog(sql: Sql): () => Promise<Omit<Moment, 'timeline'>> {
  /** What was seen in the database and where its log was written by then, oldest first. */
  const seen: { rows: Mark; lsn: string }[] = [];
  let certain: Mark | undefined;
  return async () => {
    const rows = await newestRows(sql);
    const [now] = await sql<{ at: Date; lsn: string; written: string }[]>`
      select clock_timestamp() as at, pg_current_wal_flush_lsn()::text as lsn, pg_current_wal_insert_lsn()::text as written`;
    if (!now) throw new Error('The database does not tell where its log is.');
    // Slices of jobs are seen committed before their log is on the disk (private.run_slice).
    if (!isDeepStrictEqual(rows, seen.at(-1)?.rows ?? certain)) seen.push({ rows, lsn: now.written });
    while (seen[0] && isUpTo(seen[0].lsn, now.lsn)) certain = seen.shift()?.rows;
    return { at: now.at.toISOString(), lsn: now.lsn, ...(certain && { newestRows: certain }) };
  };
}

/** Where the database of a data folder can be reached by its superuser. */
async function runningUrl(folder: DataFolder): Promise<string> {
  const lock = join((await primaryFolder(folder)).cluster, 'postmaster.pid');
  const lines = (await readFile(lock, 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  if (!(port > 0)) throw notRunning(folder);
  const { passwords } = await readSecrets(folder, true);
  return `postgresql://supabase_admin:${passwords.supabase_admin}@127.0.0.1:${port}/postgres`;
}

function notRunning(folder: DataFolder, cause?: unknown): StackError {
  return new StackError(
    `No site runs on ${folder.path}.`,
    'Start it first (npm start), or name the data folder of the one that runs: --data <folder>',
    { cause },
  );
}

async function identify(sql: Sql): Promise<Server> {
  const [server] = await sql<Server[]>`
    select system_identifier::text as system, timeline_id as timeline, pg_current_wal_flush_lsn()::text as lsn
    from pg_control_system(), pg_control_checkpoint()`;
  if (!server) throw new Error('The database does not tell what it is.');
  return server;
}

/** What postgres.js and Postgres say where a killed server was: no program listens, or another site's takes another password. */
const SERVER_IS_GONE = new Set(['ECONNREFUSED', '28P01']);

async function systemOf(folder: DataFolder): Promise<string> {
  const sql = postgres(await runningUrl(folder), CONNECTION);
  try {
    return (await identify(sql)).system;
  } catch (error) {
    throw SERVER_IS_GONE.has(errorCode(error) ?? '') ? notRunning(folder, error) : error;
  } finally {
    // Of a server that died it would wait for ever.
    await sql.end({ timeout: 1 });
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

/** Keeps where a timeline began, so that another one that is restored from this backup never has its number. */
async function keepHistory({ cluster, folder }: Keeping, { timeline }: Server): Promise<void> {
  if (timeline === 1) return;
  const name = `${logFileOf(timeline, 0n).slice(0, 8)}.history`;
  await mkdir(folder.log, { recursive: true, mode: 0o700 });
  await copyFile(join(cluster, 'pg_wal', name), join(folder.log, name));
}

/** Waits until the log is on this disk up to a position. */
async function untilReceived(receiver: LogReceiver, position: bigint, signal: AbortSignal): Promise<void> {
  while (receiver.flushed() < position) {
    if (receiver.failure() !== undefined) throw receiver.failure();
    await sleep(POLL_MS, undefined, { signal });
  }
}
