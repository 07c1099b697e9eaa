import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { type Dated, nextAfter, olderThan, pageSize } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';

/** The ways out, each with its minimum and fee in integer cents. */
export const withdrawalMethodsQuery = queryOptions({
  queryKey: ['withdrawal-methods'],
  staleTime: 300_000,
  queryFn: async ({ signal }) =>
    unwrap(
      await supabase
        .from('withdrawal_methods')
        .select('name, min_cents, fee_cents, duration')
        .order('position')
        .limit(20)
        .abortSignal(signal),
    ),
});
/** One way out. */
export type WithdrawalMethod = { name: string; min_cents: number; fee_cents: number; duration: string };

/** The investor's own withdrawals, newest first, page by page. */
export const myWithdrawals = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['withdrawals', userId],
    initialPageParam: null as Dated | null,
    queryFn: async ({ signal, pageParam: after }) => {
      const own = supabase
        .from('withdrawals')
        .select(
          'id, method, address, amount_cents, fee_cents, pays_cents, status, reason, transaction_id, created_at, reviewed_at, paid_at',
        )
        .eq('investor_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize(after))
        .abortSignal(signal);
      // The first condition is the one that an index serves.
      const page = unwrap(await (after ? own.lte('created_at', after.created_at).or(olderThan(after)) : own));
      if (!page.some(({ status }) => status === 'approved')) return page;
      // Approved by somebody who has lost the role since: as in the back office, it waits for an approval.
      const lapsed = unwrap(await supabase.rpc('lapsed_approvals').abortSignal(signal));
      return page.map((row) =>
        lapsed.includes(row.id) ? { ...row, status: 'pending', reviewed_at: null } : row,
      );
    },
    getNextPageParam: (page, _, after) => nextAfter(page, after),
    select: ({ pages }) => pages.flat(),
  });
/** One withdrawal; its amount, the fee in it and what is sent in integer cents. */
export interface Withdrawal {
  id: string;
  method: string;
  address: string;
  amount_cents: number;
  fee_cents: number;
  pays_cents: number;
  status: string;
  reason: string | null;
  transaction_id: string | null;
  created_at: string;
  reviewed_at: string | null;
  paid_at: string | null;
}

/** Whether the person's account is verified, which a withdrawal needs. Always read anew: it changes in a mail program. */
export const verifiedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'verified'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await supabase.from('profiles').select('verified').eq('id', userId).abortSignal(signal).single())
        .verified,
  });

/**
 * What a withdrawal would cost and leave, by the database; negative when it is too much, null when the method is not offered any
 * more. Everything that changes the portfolio renews it.
 */
export const withdrawalTermsQuery = (userId: string, method: string, amountCents: number) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'withdrawal', method, amountCents],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('withdrawal_terms', { method, amount_cents: amountCents })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
