import postgres from 'postgres';
import { type Repeated, repeat } from './repeat.ts';

/** More often than pg_cron can, because users may be waiting. */
const PAUSE_MS = 10_000;

/** Periodic database jobs; each returns null when done. */
export const JOBS = [
  'jobs.run_slice()',
  'ledger.tally()',
  'proof.keep_figures()',
  'proof.seal_day()',
  'mining.keep_day()',
  'desk.keep_report_days()',
  'whole.remove_old_events()',
  'whole.remove_old_auth_log()',
  'markets.remove_old_quotes()',
  'pools.mark_pools()',
  'copying.watch_copies()',
  'copying.keep_statistics()',
  'proof.check_new_lines()',
  'desk.run_book_check()',
];

/** In milliseconds. A hanging job would block the others and every snapshot: it is cancelled and retried later. */
export const LIMITS = { statement_timeout: 300_000, lock_timeout: 30_000 };

/**
 * Runs every database job until done.
 * @param databaseUrl of the role `postgres`
 * @throws AggregateError of failed jobs; the others have run
 */
export async function runJobs(databaseUrl: string, limits = LIMITS): Promise<void> {
  // Without it, the driver queries types, and ends the process if the database dies at that moment.
  const open = () => postgres(databaseUrl, { max: 1, fetch_types: false, connection: limits });
  let sql = open();
  const failures: unknown[] = [];
  for (const job of JOBS) {
    try {
      let done: unknown;
      do [{ done }] = await sql.unsafe<[{ done: unknown }]>(`select ${job} as done`);
      while (done !== null);
    } catch (error) {
      failures.push(error);
      // A query on a connection that was just reset would never return.
      await sql.end({ timeout: 0 });
      sql = open();
    }
  }
  await sql.end({ timeout: 5 });
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join(', '));
}

/** Runs the jobs repeatedly, as pg_cron does on a hosted project (whole.sql). */
export function startJobs(databaseUrl: string, onError: (error: unknown) => void): Repeated {
  return repeat(
    () => runJobs(databaseUrl),
    () => PAUSE_MS,
    onError,
  );
}
