import postgres from 'postgres';
import { type Repeated, repeat } from './repeat.ts';

const MINUTE_MS = 60_000;

/**
 * In milliseconds. A snapshot of ten million accounts takes minutes (npm run bench -- proof), and more of them on a busy machine; one that
 * hangs would hold up all others: it is ended, and tried again a minute later.
 */
export const LIMITS = { statement_timeout: 3_600_000, lock_timeout: 30_000 };

/**
 * Takes the snapshot of the day, unless it is there already.
 * @param databaseUrl of the role `postgres`
 * @returns its number, or null when none was due
 */
export async function takeDailySnapshot(databaseUrl: string): Promise<number | null> {
  // As in jobs.ts.
  const sql = postgres(databaseUrl, { max: 1, fetch_types: false, connection: LIMITS });
  try {
    const [row] = await sql<{ number: string | null }[]>`select private.take_daily_snapshot() as number`;
    return row?.number === null || row === undefined ? null : Number(row.number);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Looks once a minute whether it is due. A hosted project has pg_cron for it. */
export function startSnapshots(databaseUrl: string, onError: (error: unknown) => void): Repeated {
  return repeat(
    async () => {
      await takeDailySnapshot(databaseUrl);
    },
    () => MINUTE_MS,
    onError,
  );
}
