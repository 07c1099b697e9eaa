import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ignoreMissing } from '../errors.ts';
import { markSchema } from '../postgres/high-water.ts';
import { replaceFile } from '../replace-file.ts';
import { PARTIAL, positionOf } from './log-receiver.ts';

/** Where things are inside a backup. */
export interface BackupFolder {
  readonly path: string;
  /** Copies of the cluster, each in a folder named for when it was made. */
  readonly bases: string;
  /** The database's log since the oldest copy. */
  readonly log: string;
  /** Every version of every uploaded file that a moment of the backup may name. */
  readonly files: string;
  readonly secrets: string;
}

/** Where things are inside a backup. */
export function backupFolder(path: string): BackupFolder {
  const root = resolve(path);
  return {
    path: root,
    bases: join(root, 'bases'),
    log: join(root, 'log'),
    files: join(root, 'files'),
    secrets: join(root, 'secrets.json'),
  };
}

const baseSchema = z.object({
  startLsn: z.string(),
  stopLsn: z.string(),
  firstLog: z.string(),
  timeline: z.number(),
  system: z.string(),
});

/** A copy of the cluster in a backup. */
export interface Base extends z.infer<typeof baseSchema> {
  /** Its folder: the time at which it was begun. */
  name: string;
}

const DESCRIPTION = 'base.json';

/** Writes down that a copy is whole. */
export function describeBase({ bases }: BackupFolder, { name, ...base }: Base): Promise<void> {
  return replaceFile(join(bases, name, DESCRIPTION), JSON.stringify(base));
}

/** The copies that are whole, oldest first. */
export async function listBases({ bases }: BackupFolder): Promise<Base[]> {
  const names = (await readdir(bases).catch(ignoreMissing)) ?? [];
  const found = await Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(bases, name, DESCRIPTION), 'utf8').catch(() => undefined);
      return text === undefined ? [] : [{ name, ...baseSchema.parse(JSON.parse(text)) }];
    }),
  );
  return found.flat();
}

const momentSchema = z.object({
  at: z.iso.datetime(),
  lsn: z.string(),
  timeline: z.number(),
  /** Rows that a database with the log up to there has. */
  newestRows: markSchema.optional(),
});

/** A moment to which database and files can be restored together. */
export type Moment = z.infer<typeof momentSchema>;

const NEWEST = 'newest.json';
const EARLIER = 'moments.jsonl';

/** The newest moment that is kept whole, or undefined. */
export async function newestMoment({ path }: BackupFolder): Promise<Moment | undefined> {
  const text = await readFile(join(path, NEWEST), 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : momentSchema.parse(JSON.parse(text));
}

/** Writes down that everything up to a moment is kept. */
export async function keepMoment({ path }: BackupFolder, moment: Moment): Promise<void> {
  await replaceFile(join(path, NEWEST), JSON.stringify(moment));
}

/** Adds a moment to those that can be chosen by time. */
export async function listMoment({ path }: BackupFolder, moment: Moment): Promise<void> {
  await appendFile(join(path, EARLIER), `${JSON.stringify(moment)}\n`, { mode: 0o600 });
}

/** The moments that can be chosen by time, oldest first. */
export async function listMoments({ path }: BackupFolder): Promise<Moment[]> {
  const text = (await readFile(join(path, EARLIER), 'utf8').catch(ignoreMissing)) ?? '';
  // A killed backup may have left half a line.
  return text.split('\n').flatMap((line) => {
    try {
      return [momentSchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/** Keeps of the moments before a time one in a minute, and none before another. */
export async function thinMoments(
  folder: BackupFolder,
  thinBefore: string,
  noneBefore: string,
): Promise<void> {
  const minutes = new Set<string>();
  const kept = (await listMoments(folder)).filter(({ at }) => {
    if (at < noneBefore) return false;
    if (at >= thinBefore) return true;
    const minute = at.slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const isFirst = !minutes.has(minute);
    minutes.add(minute);
    return isFirst;
  });
  await replaceFile(join(folder.path, EARLIER), kept.map((moment) => `${JSON.stringify(moment)}\n`).join(''));
}

/** Removes what a killed backup has left of a copy. */
export async function removeUnfinished(folder: BackupFolder): Promise<void> {
  const whole = new Set((await listBases(folder)).map(({ name }) => name));
  for (const name of (await readdir(folder.bases).catch(ignoreMissing)) ?? []) {
    if (!whole.has(name)) await rm(join(folder.bases, name), { recursive: true });
  }
}

/** The files of the log, of all timelines or of one, oldest first, and their names when they are whole. */
export async function listLog(
  { log }: BackupFolder,
  timeline?: number,
): Promise<{ name: string; file: string }[]> {
  const prefix = timeline === undefined ? '' : timeline.toString(16).toUpperCase().padStart(8, '0');
  const files = ((await readdir(log).catch(ignoreMissing)) ?? [])
    .filter((file) => /^[0-9A-F]{24}(\.partial)?$/.test(file) && file.startsWith(prefix))
    .map((file) => ({ name: file.replace(PARTIAL, ''), file: join(log, file) }));
  const whole = new Set(files.filter(({ file }) => !file.endsWith(PARTIAL)).map(({ name }) => name));
  return files
    .filter(({ name, file }) => !file.endsWith(PARTIAL) || !whole.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Is one position of the log before another, or the same? */
export const isUpTo = (lsn: string, other: string): boolean => positionOf(lsn) <= positionOf(other);
