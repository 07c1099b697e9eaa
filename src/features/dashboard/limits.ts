import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
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

type Limit = Nullable<
  Row<'withdrawal_limits'>,
  'limit_cents' | 'left_cents' | 'more_from' | 'next_cents' | 'next_from'
>;

function limitOf(rows: readonly Limit[], kind: string): WithdrawalLimit {
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
      const rows: Limit[] = unwrap(await supabase.rpc('withdrawal_limits').abortSignal(signal));
      return {
        withoutFactor: limitOf(rows, 'without_factor'),
        day: limitOf(rows, 'day'),
        month: limitOf(rows, 'month'),
      };
    },
  });
