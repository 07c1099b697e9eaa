import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';
import { copyCluster } from '../postgres/base-backup.ts';
import {
  type BackupFolder,
  type Base,
  describeBase,
  listBases,
  listLog,
  removeUnfinished,
  thinMoments,
} from './backup-folder.ts';
import type { FileKeeper } from './kept-files.ts';
import { logFileOf, positionOf, SEGMENT } from './log-receiver.ts';

export const DAY_MS = 86_400_000;

/** Everything that one connection needs. */
export interface Keeping {
  source: DataFolder;
  /** Of the primary. */
  cluster: string;
  folder: BackupFolder;
  files: FileKeeper;
  keepDays: number;
  tell: (line: string) => void;
  signal: AbortSignal;
}

/** A server whose log is received. */
export interface Server {
  system: string;
  timeline: number;
  /** How far its log had got when it was asked. */
  lsn: string;
}

/** The newest copy from which the kept log leads without a gap to what is received now. */
export async function usableBase(folder: BackupFolder, server: Server): Promise<Base | undefined> {
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

/** When a copy was begun, in milliseconds. */
export const timeOf = ({ name }: Base): number => Date.parse(name.replace(/^(.{13})-(..)-/, '$1:$2:'));

/** Copies the cluster. */
export async function makeBase({ cluster, folder, tell }: Keeping, url: string): Promise<Base> {
  tell('Copying the database');
  await removeUnfinished(folder);
  const name = new Date().toISOString().replaceAll(':', '-');
  const target = join(folder.bases, name, 'postgres');
  const base = { name, ...(await copyCluster({ url, cluster, target })) };
  await describeBase(folder, base);
  tell('The database is copied; its log and the uploaded files are kept as they come');
  return base;
}

/** A copy of the cluster that is being made. */
export interface Copying {
  made?: Base;
  failure?: Error;
  ended: Promise<void>;
}

/** Copies the cluster while other work goes on. */
export function beginBase(keeping: Keeping, url: string): Copying {
  const copying: Copying = { ended: Promise.resolve() };
  copying.ended = (async () => {
    try {
      copying.made = await makeBase(keeping, url);
    } catch (error) {
      copying.failure = error instanceof Error ? error : new Error(String(error));
    }
  })();
  return copying;
}

/** Removes what no moment needs that is kept for so many days. */
export async function removeOld({ folder, files, keepDays }: Keeping, newest: Base): Promise<void> {
  const limit = timeOf(newest) - keepDays * DAY_MS;
  const bases = await listBases(folder);
  const oldest = bases.findLast((one) => timeOf(one) <= limit) ?? bases[0] ?? newest;
  for (const one of bases) {
    if (timeOf(one) < timeOf(oldest)) await rm(join(folder.bases, one.name), { recursive: true });
  }
  for (const { name, file } of await listLog(folder)) if (name < oldest.firstLog) await rm(file);
  const dayBefore = new Date(timeOf(newest) - DAY_MS).toISOString();
  await thinMoments(folder, dayBefore, new Date(limit).toISOString());
  await files.prune(new Date(Math.min(limit, timeOf(oldest))));
}
