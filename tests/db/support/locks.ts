import type { Sql } from 'postgres';

/** How many connections of this database wait for a lock. */
export async function waitingForLocks(owner: Sql<{ bigint: number }>): Promise<number | undefined> {
  const [row] = await owner<{ waiting: number }[]>`
    select count(distinct l.pid)::int as waiting from pg_locks l join pg_stat_activity a using (pid)
    where a.datname = current_database() and not l.granted`;
  return row?.waiting;
}
