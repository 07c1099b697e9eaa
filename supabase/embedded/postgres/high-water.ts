import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { z } from 'zod';
import { repeat, type Repeated } from '../../workers/repeat.ts';
import type { DataFolder } from '../data-folder.ts';
import { ignoreMissing, onDisk } from '../errors.ts';
import { replaceFile } from '../replace-file.ts';

const EVERY_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

const idSchema = z.string().regex(/^\d+$/);

/** Ids of the newest committed rows. */
const markSchema = z.object({ transfer: idSchema, auditEvent: idSchema });

export type Mark = z.infer<typeof markSchema>;

const fileOf = ({ path }: DataFolder) => join(path, 'high-water.json');

async function newestRows(sql: postgres.Sql): Promise<Mark> {
  const [row] = await sql`
    select (select coalesce(max(id), 0) from ledger.transfers)::text as transfer,
           (select coalesce(max(last_id), 0) from ground.audit_head)::text as "auditEvent"`;
  return markSchema.parse(row);
}

/**
 * Describes missing rows, such as `2 transfers of the ledger`.
 * @returns undefined if nothing is missing
 */
function missingRows(seen: Mark, found: Mark): string | undefined {
  const missing = [
    [BigInt(seen.transfer) - BigInt(found.transfer), 'transfers of the ledger'] as const,
    [BigInt(seen.auditEvent) - BigInt(found.auditEvent), 'events of the audit trail'] as const,
  ].filter(([count]) => count > 0n);
  return missing.map(([count, what]) => `${count} ${what}`).join(' and ') || undefined;
}

/**
 * Compares the database with the last recorded ids, because recovery silently stops at the first damaged WAL record
 * and loses the rest.
 * @returns what is missing, or undefined
 */
export async function findLoss(folder: DataFolder, databaseUrl: string): Promise<string | undefined> {
  const text = await onDisk(folder.path, () => readFile(fileOf(folder), 'utf8').catch(ignoreMissing));
  const seen = parseMark(text);
  if (seen === undefined) return undefined;
  // See jobs.ts.
  const sql = postgres(databaseUrl, { max: 1, fetch_types: false });
  let found: Mark;
  try {
    found = await newestRows(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
  const lost = missingRows(seen, found);
  if (lost === undefined) return undefined;
  return `The database lost ${lost} that were committed: its log is damaged. Restore ${folder.path} from a copy if they matter.`;
}

function parseMark(text: string | undefined): Mark | undefined {
  try {
    return markSchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Records the newest committed ids next to the cluster, at most every second. */
export function startHighWater(folder: DataFolder, databaseUrl: string, onError: (error: unknown) => void): Repeated {
  const sql = postgres(databaseUrl, { max: 1, fetch_types: false });
  let written = '';
  const job = repeat(
    async () => {
      const text = JSON.stringify(await newestRows(sql));
      if (text === written) return;
      await replaceFile(fileOf(folder), text);
      written = text;
    },
    (failures) => Math.min(EVERY_MS * 2 ** failures, LONGEST_PAUSE_MS),
    onError,
  );
  return {
    async stop() {
      await job.stop();
      await sql.end({ timeout: 1 });
    },
  };
}
