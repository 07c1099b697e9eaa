import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** The most that a person can request in withdrawals within a while, in integer cents. */
export interface WithdrawalLimit {
  /** Null if nothing is limited. */
  limit: number | null;
  /** What is left of it. */
  left: number | null;
  /** When the earliest request that counts no longer does; null if none counts. */
  moreFrom: string | null;
  /** What counts later, null for no limit, and from when on; undefined if nothing waits. */
  next: { limit: number | null; from: string } | undefined;
}

/** What limits a person: without an authenticator in 24 hours, and by themselves in 24 hours and in 30 days. */
export interface WithdrawalLimits {
  withoutFactor: WithdrawalLimit;
  day: WithdrawalLimit;
  month: WithdrawalLimit;
}

interface Row {
  kind: string;
  limit_cents: number | null;
  left_cents: number | null;
  more_from: string | null;
  next_cents: number | null;
  next_from: string | null;
}

function limitOf(rows: readonly Row[], kind: string): WithdrawalLimit {
  const row = rows.find((each) => each.kind === kind);
  return {
    limit: row?.limit_cents ?? null,
    left: row?.left_cents ?? null,
    moreFrom: row?.more_from ?? null,
    next: row?.next_from ? { limit: row.next_cents, from: row.next_from } : undefined,
  };
}

/** What limits the requests of a person now, by the database. Always read again: it changes with time. */
export const withdrawalLimitsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['withdrawals', userId, 'limits'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<WithdrawalLimits> => {
      const rows: Row[] = unwrap(await supabase.rpc('withdrawal_limits').abortSignal(signal));
      return {
        withoutFactor: limitOf(rows, 'without_factor'),
        day: limitOf(rows, 'day'),
        month: limitOf(rows, 'month'),
      };
    },
  });
