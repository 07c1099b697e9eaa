import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { type Dated, nextAfter, olderThan, pageSize } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';

/** What an operator changes, not the investor. */
const rarely = { staleTime: 300_000 };

/** The investor's own deposits, newest first, page by page; amounts in integer cents. */
export const depositsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['deposits', userId],
    initialPageParam: null as Dated | null,
    queryFn: async ({ signal, pageParam: after }) => {
      const own = supabase
        .from('deposits')
        .select(
          'id, amount_cents, arrived_cents, method, network, transaction_id, status, reason, created_at, reviewed_at',
        )
        .eq('investor_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize(after))
        .abortSignal(signal);
      // The first condition is the one that an index serves.
      return unwrap(await (after ? own.lte('created_at', after.created_at).or(olderThan(after)) : own));
    },
    getNextPageParam: (page, _, after) => nextAfter(page, after),
    select: ({ pages }) => pages.flat(),
  });

/** A wallet that can be paid to. */
type Payable<T> = T & { address: string; address_name: string; network: string };

function isPayable<T extends { address: string | null }>(wallet: T): wallet is Payable<T> {
  return wallet.address !== null;
}

/** The addresses that payments go to; a network without one is not among them. */
export const walletsQuery = queryOptions({
  queryKey: ['wallets'],
  ...rarely,
  queryFn: async ({ signal }) =>
    unwrap(
      await supabase
        .from('wallets')
        .select('id, coin, method, chain, address, address_name, icon, network, memo, changed_at')
        .order('position')
        .limit(50)
        .abortSignal(signal),
    ).filter(isPayable),
});

/** The payment methods that a proof can have, and the networks that each is paid on. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  ...rarely,
  queryFn: async ({ signal }) =>
    unwrap(
      await supabase
        .from('payment_methods')
        .select('name, networks')
        .order('position')
        .limit(50)
        .abortSignal(signal),
    ),
});
