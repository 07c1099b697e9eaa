import postgres from 'postgres';
import { type Repeated, repeat } from './repeat.ts';

const MINUTE_MS = 60_000;

/**
 * In milliseconds. A snapshot of ten million accounts takes minutes (npm run bench -- proof), longer on a busy
 * machine; a hanging one would block all others: it is cancelled and retried after a minute.
 */
export const LIMITS = { statement_timeout: 3_600_000, lock_timeout: 30_000 };

/**
 * Takes the day's snapshot if it is missing.
 * @param databaseUrl of the role `postgres`
 * @returns its number, or null if none was due
 */
export async function takeDailySnapshot(databaseUrl: string): Promise<number | null> {
  // See jobs.ts.
  const sql = postgres(databaseUrl, { max: 1, fetch_types: false, connection: LIMITS });
  try {
    const [row] = await sql<{ number: string | null }[]>`select proof.take_daily_snapshot() as number`;
    return row?.number === null || row === undefined ? null : Number(row.number);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Checks once a minute; a hosted project uses pg_cron. */
export function startSnapshots(databaseUrl: string, onError: (error: unknown) => void): Repeated {
  return repeat(
    async () => {
      await takeDailySnapshot(databaseUrl);
    },
    () => MINUTE_MS,
    onError,
  );
}
