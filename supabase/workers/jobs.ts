import postgres from 'postgres';
import { type Repeated, repeat } from './repeat.ts';

/** More often than pg_cron can, because users may be waiting for what they asked for. */
const PAUSE_MS = 10_000;

/** What the database does by itself; each returns null once nothing is left to do. */
export const JOBS = [
  'private.run_slice()',
  'ledger.tally()',
  'private.keep_figures()',
  'private.seal_day()',
  'private.keep_report_days()',
  'private.remove_old_events()',
  'private.remove_old_auth_log()',
  'private.remove_old_quotes()',
  'private.mark_pools()',
  'private.watch_copies()',
  'private.keep_statistics()',
  'private.check_new_lines()',
  'private.run_book_check()',
];

/** In milliseconds. A job that hangs would hold up the others and every snapshot: it is ended, and tried again later. */
export const LIMITS = { statement_timeout: 300_000, lock_timeout: 30_000 };

/**
 * Runs every job of the database until nothing is left to do.
 * @param databaseUrl of the role `postgres`
 * @param limits after how long a job is ended
 * @throws AggregateError of those that failed; the others have run
 */
export async function runJobs(databaseUrl: string, limits = LIMITS): Promise<void> {
  // The driver would ask for types by itself, and end the process if the database died at that moment.
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
      // What is asked of a connection that was reset at this moment would never be answered.
      await sql.end({ timeout: 0 });
      sql = open();
    }
  }
  await sql.end({ timeout: 5 });
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join(', '));
}

/** Does so again and again, as pg_cron does where a project has it (schedules.sql). */
export function startJobs(databaseUrl: string, onError: (error: unknown) => void): Repeated {
  return repeat(
    () => runJobs(databaseUrl),
    () => PAUSE_MS,
    onError,
  );
}
