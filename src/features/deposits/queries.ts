import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';
import { type Dated, nextAfter, olderThan, pageSize } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';
import type { AskedAmount } from './amount';

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
          'id, amount_cents, arrived_cents, method, network, transaction_id, status, reason, created_at, reviewed_at, reversed_at, corrected_cents, arrived_coins::text, rest_coins::text, rest_price::text, quote:deposit_quotes!deposits_quote_id_fkey(coins::text), payment_methods(coin)',
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
        .select('name, networks, coin, decimals')
        .order('position')
        .limit(50)
        .abortSignal(signal),
    ),
});

/** What a deposit is in the coin of a method, at a price that is booked for a while. */
export type DepositQuote = Database['public']['Functions']['quote_deposit']['Returns'][number];

/** Books quotes of an amount for the investor; the same amount gets the same ones until they end. Fails with `no_price`, `invalid_amount`. */
export const askQuotes = async (asked: AskedAmount, signal?: AbortSignal): Promise<DepositQuote[]> => {
  const request = supabase.rpc('quote_deposit', 'cents' in asked ? { amount_cents: asked.cents } : asked);
  return unwrap(await (signal ? request.abortSignal(signal) : request));
};

/** How long to wait before prices are asked for again where there were none, in milliseconds. */
const WITHOUT_PRICES = 60_000;

/** How long a quote has left when it is read, in milliseconds. */
export const leftMs = ({ seconds_left }: DepositQuote) => Math.max(seconds_left, 0) * 1000;

/** The quotes of an amount, a new one when one has ended; empty without prices. */
export const depositQuotesQuery = (userId: string, asked: AskedAmount) =>
  queryOptions({
    queryKey: ['deposit-quotes', userId, asked],
    queryFn: ({ signal }) => askQuotes(asked, signal),
    retry: false,
    // What a failure leaves are the quotes of before, which may have ended.
    refetchInterval: ({ state: { data = [], status } }) =>
      data.length === 0 || status === 'error' ? WITHOUT_PRICES : Math.min(...data.map(leftMs)) + 1000,
  });

/** The coins that have a price now, by their signs. */
export const pricedCoinsQuery = queryOptions({
  queryKey: ['priced-coins'],
  staleTime: 30_000,
  retry: false,
  queryFn: async ({ signal }) =>
    unwrap(await supabase.rpc('market_prices').abortSignal(signal))
      .filter(({ stale }) => !stale)
      .map(({ id }) => id.replace(/-USD$/, '')),
});
