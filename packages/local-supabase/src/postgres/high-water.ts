import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { ignoreMissing, onDisk } from '../errors.ts';
import { repeat, type Repeated } from '../repeat.ts';
import { replaceFile } from '../replace-file.ts';

const EVERY_MS = 1000;

/** Numbers of the project that only grow, such as the highest id of a table: what they count, and SQL that reads it. */
export type Counters = Readonly<Record<string, string>>;

const marksSchema = z.record(z.string(), z.coerce.bigint());

type Marks = z.infer<typeof marksSchema>;

const fileOf = ({ path }: DataFolder) => join(path, 'high-water.json');

// Without types, whose query would end the process if the database dies at that moment.
const open = (databaseUrl: string) => postgres(databaseUrl, { max: 1, fetch_types: false });

async function readMarks(sql: postgres.Sql, counters: Counters): Promise<Marks> {
  const columns = Object.entries(counters).map(([what, query]) => `(${query})::text as "${what}"`);
  const [row] = await sql.unsafe(`select ${columns.join(', ')}`);
  return marksSchema.parse(row);
}

/**
 * Compares the database with the last recorded marks, because recovery silently stops at the first damaged WAL record
 * and loses the rest.
 * @returns what is missing, or undefined
 */
export async function findLoss(
  folder: DataFolder,
  databaseUrl: string,
  counters: Counters,
): Promise<string | undefined> {
  const text = await onDisk(folder.path, () => readFile(fileOf(folder), 'utf8').catch(ignoreMissing));
  const seen = parseMarks(text);
  if (seen === undefined) return undefined;
  const sql = open(databaseUrl);
  let found: Marks;
  try {
    found = await readMarks(sql, counters);
  } finally {
    await sql.end({ timeout: 1 });
  }
  const lost = Object.entries(found).flatMap(([what, mark]) => {
    const missing = (seen[what] ?? 0n) - mark;
    return missing > 0n ? [`${missing} ${what}`] : [];
  });
  if (lost.length === 0) return undefined;
  return `The database lost ${lost.join(' and ')} that were committed: its log is damaged. Restore ${folder.path} from a copy if they matter.`;
}

function parseMarks(text: string | undefined): Marks | undefined {
  try {
    return marksSchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Records what is committed next to the cluster, at most every second. */
export function startHighWater(
  folder: DataFolder,
  databaseUrl: string,
  counters: Counters,
  onError: (error: unknown) => void,
): Repeated {
  const sql = open(databaseUrl);
  let written = '';
  const job = repeat(
    async () => {
      const marks = await readMarks(sql, counters);
      const text = JSON.stringify(marks, (_, mark: unknown) => (typeof mark === 'bigint' ? String(mark) : mark));
      if (text === written) return;
      await replaceFile(fileOf(folder), text);
      written = text;
    },
    EVERY_MS,
    onError,
  );
  return {
    async stop() {
      await job.stop();
      await sql.end({ timeout: 1 });
    },
  };
}
