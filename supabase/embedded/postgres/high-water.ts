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

const markSchema = z.object({ transfer: z.coerce.bigint(), auditEvent: z.coerce.bigint() });

/** The newest rows that were seen committed. */
type Mark = z.infer<typeof markSchema>;

const fileOf = ({ path }: DataFolder) => join(path, 'high-water.json');

async function newestRows(sql: postgres.Sql): Promise<Mark> {
  const [row] = await sql`
    select (select coalesce(max(id), 0) from ledger.transfers) as transfer,
           (select coalesce(max(last_id), 0) from private.audit_head) as "auditEvent"`;
  return markSchema.parse(row);
}

/**
 * Compares the database with what was last seen in it. Recovery ends without a word at the first damaged record of the log; what
 * came after it is gone.
 * @returns what is missing, or undefined
 */
export async function findLoss(folder: DataFolder, databaseUrl: string): Promise<string | undefined> {
  const text = await onDisk(folder.path, () => readFile(fileOf(folder), 'utf8').catch(ignoreMissing));
  const seen = parseMark(text);
  if (seen === undefined) return undefined;
  const sql = postgres(databaseUrl, { max: 1 });
  let found: Mark;
  try {
    found = await newestRows(sql);
  } finally {
    await sql.end();
  }
  const lost = [
    [seen.transfer - found.transfer, 'transfers of the ledger'] as const,
    [seen.auditEvent - found.auditEvent, 'events of the audit trail'] as const,
  ].filter(([count]) => count > 0n);
  if (lost.length === 0) return undefined;
  return `The database lost ${lost.map(([count, what]) => `${count} ${what}`).join(' and ')} that were committed: its log is damaged. Restore ${folder.path} from a copy if they matter.`;
}

function parseMark(text: string | undefined): Mark | undefined {
  try {
    return markSchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Writes down next to the cluster which rows are committed, every second in which there are new ones. */
export function startHighWater(
  folder: DataFolder,
  databaseUrl: string,
  onError: (error: unknown) => void,
): Repeated {
  // As in the workers (jobs.ts).
  const sql = postgres(databaseUrl, { max: 1, fetch_types: false });
  let written = '';
  const job = repeat(
    async () => {
      const { transfer, auditEvent } = await newestRows(sql);
      const text = JSON.stringify({ transfer: String(transfer), auditEvent: String(auditEvent) });
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
