import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

export interface WithdrawalLimit {
  /** Null for no limit. */
  limit: number | null;
  left: number | null;
  /** When the earliest counted request drops out. */
  moreFrom: string | null;
  /** A pending change; null for no limit. */
  next: { limit: number | null; from: string } | undefined;
}

/** Without an authenticator (24 hours), and the user's own (24 hours and 30 days). */
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

/** Never cached, because they change with time. */
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
