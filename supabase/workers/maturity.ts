import postgres from 'postgres';
import { type Repeated, repeat } from './repeat.ts';

const MINUTE_MS = 60_000;
/** Per transaction, so that no account stays locked for long. */
const BATCH = 1000;

/**
 * Returns the principal of every due position.
 * @param databaseUrl of the role `postgres`
 * @returns their number
 */
export async function maturePositions(databaseUrl: string): Promise<number> {
  // A hanging job would block every snapshot: it is cancelled and retried after a minute.
  const sql = postgres(databaseUrl, {
    max: 1,
    // See jobs.ts.
    fetch_types: false,
    connection: { statement_timeout: 300_000, lock_timeout: 30_000 },
  });
  let total = 0;
  let matured = 0;
  try {
    do {
      const [row] = await sql<{ matured: number }[]>`select plans.mature_positions(${BATCH}) as matured`;
      matured = row?.matured ?? 0;
      total += matured;
    } while (matured === BATCH);
  } finally {
    await sql.end({ timeout: 5 });
  }
  return total;
}

export function startMaturity(databaseUrl: string, onError: (error: unknown) => void): Repeated {
  return repeat(
    async () => {
      await maturePositions(databaseUrl);
    },
    () => MINUTE_MS,
    onError,
  );
}
