import type { Sql } from 'postgres';

export async function waitingForLocks(owner: Sql<{ bigint: number }>): Promise<number | undefined> {
  const [row] = await owner<{ waiting: number }[]>`
    select count(distinct l.pid)::int as waiting from pg_locks l join pg_stat_activity a using (pid)
    where a.datname = current_database() and not l.granted`;
  return row?.waiting;
}

/**
 * Waits until another connection waits for a lock, or until the call has ended.
 * @param call what should wait; only its caller sees a later refusal
 * @returns whether it waits
 */
export async function isBlocked(owner: Sql<{ bigint: number }>, call: Promise<unknown>): Promise<boolean> {
  const ended = call.then(
    () => 'ended',
    () => 'ended',
  );
  let waiting: unknown = 0;
  while (waiting === 0) waiting = await Promise.race([ended, waitingForLocks(owner)]);
  return waiting !== 'ended';
}
