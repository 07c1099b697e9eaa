import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { datedPages } from '@/lib/data/paging';
import type { Nullable, RowOf } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { knownWait, type PayoutWait } from './waits';

export const myWithdrawals = (userId: string) =>
  datedPages({
    queryKey: ['withdrawals', userId],
    read: async (newestFirst, signal) => {
      const own = supabase
        .from('withdrawals')
        .select(
          'id, method, address, memo, amount_cents, fee_cents, pays_cents, status, reason, transaction_id, created_at, reviewed_at, given_back_at, paid_at, coins::text, price::text, withdrawal_methods(coin)',
        )
        .eq('investor_id', userId);
      const page = unwrap(await newestFirst(own));
      const isAny = (...statuses: string[]) => page.some(({ status }) => statuses.includes(status));
      const approved = page.filter(({ status }) => ['approved', 'paying', 'paid'].includes(status)).map(({ id }) => id);
      const [lapsed, waiting, shown] = await Promise.all([
        // Its operator has lost the role, so it waits for an approval, as in the back office.
        isAny('approved') ? supabase.rpc('lapsed_approvals').abortSignal(signal).then(unwrap) : ([] as string[]),
        isAny('pending', 'approved', 'paying')
          ? supabase.rpc('waiting_withdrawals').abortSignal(signal).then(unwrap)
          : [],
        approved.length > 0
          ? supabase.rpc('payout_states', { withdrawal_ids: approved }).abortSignal(signal).then(unwrap)
          : [],
      ]);
      return page.map((row) => {
        // Until then it can be neither approved nor paid.
        const payable_from = waiting.find(({ id }) => id === row.id)?.payable_from ?? null;
        const isLapsed = lapsed.includes(row.id);
        const chain = shown.find(({ id }) => id === row.id);
        return { ...row, payable_from, chain, ...(isLapsed && { status: 'pending', reviewed_at: null }) };
      });
    },
  });
export type Withdrawal = Nullable<RowOf<typeof myWithdrawals>, 'coins' | 'price'>;

/** The first row is for new addresses. */
export const payoutWaitsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['withdrawals', userId, 'waits'],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.rpc('payout_waits').abortSignal(signal)).map((row): PayoutWait => ({
        ...row,
        wait: knownWait(row.wait),
      })),
  });

/** Never cached, because the user verifies it in a mail program. */
export const verifiedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'verified'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await supabase.from('profiles').select('verified').eq('id', userId).abortSignal(signal).single()).verified,
  });

/** What remains is negative if the amount is too high. Null if the method is no longer offered. */
export const withdrawalTermsQuery = (
  userId: string,
  method: string,
  amountCents: number,
  address?: string,
  memo?: string,
) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'withdrawal', method, amountCents, address ?? null, memo ?? null],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('withdrawal_terms', {
            method,
            amount_cents: amountCents,
            ...(address && { address }),
            ...(memo && { memo }),
          })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
