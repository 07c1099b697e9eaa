import { queryOptions } from '@tanstack/react-query';
import { selecting } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { datedPages } from '@/lib/data/paging';
import type { Nullable, Row, RowOf } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import type { AskedAmount } from './amount';

/** Only operators change these. */
const rarely = { staleTime: 300_000 };

export const depositsQuery = (userId: string) =>
  datedPages({
    queryKey: ['deposits', userId],
    read: async (newestFirst) => {
      const own = supabase
        .from('deposits')
        .select(
          'id, amount_cents, arrived_cents, method, network, sighting_id, transaction_id, status, reason, created_at, reviewed_at, reversed_at, corrected_cents, arrived_coins::text, rest_coins::text, rest_price::text, credit_quote_id, credit_price::text, quote:deposit_quotes!deposits_quote_id_fkey(coins::text), payment_methods(coin)',
        )
        .eq('investor_id', userId);
      return unwrap(await newestFirst(own));
    },
  });
export type Deposit = Nullable<
  RowOf<typeof depositsQuery>,
  'arrived_coins' | 'rest_coins' | 'rest_price' | 'credit_price'
>;

/** Leaves out networks without an address, unless each investor gets one. */
export const walletsQuery = queryOptions({
  queryKey: ['wallets'],
  ...rarely,
  queryFn: async ({ signal }) =>
    unwrap(
      await supabase
        .from('wallets')
        .select('id, coin, method, chain, address, address_name, icon, network, memo, changed_at, read_from')
        .order('position')
        .limit(50)
        .abortSignal(signal),
    ).filter(({ address, read_from }) => address !== null || read_from !== null),
});
export type Wallet = RowOf<typeof walletsQuery>;

export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  ...rarely,
  queryFn: selecting(() =>
    supabase.from('payment_methods').select('name, networks, coin, decimals').order('position').limit(50),
  ),
});

/** At a price that is reserved for a while. */
export type DepositQuote = Row<'quote_deposit'>;

/** Repeated calls return the same quotes until they expire. Fails with `no_price`, `invalid_amount`. */
export const askQuotes = async (asked: AskedAmount, signal?: AbortSignal): Promise<DepositQuote[]> => {
  const request = supabase.rpc('quote_deposit', 'cents' in asked ? { amount_cents: asked.cents } : asked);
  return unwrap(await (signal ? request.abortSignal(signal) : request));
};

/** Milliseconds until the next try without prices. */
const WITHOUT_PRICES = 60_000;

/** Left when it was read, in milliseconds. */
export const leftMs = ({ seconds_left }: DepositQuote) => Math.max(seconds_left, 0) * 1000;

/** Renewed when one expires; empty without prices. */
export const depositQuotesQuery = (userId: string, asked: AskedAmount) =>
  queryOptions({
    queryKey: ['deposit-quotes', userId, asked],
    queryFn: ({ signal }) => askQuotes(asked, signal),
    retry: false,
    // After a failure the old quotes remain, which may have expired.
    refetchInterval: ({ state: { data = [], status } }) =>
      data.length === 0 || status === 'error' ? WITHOUT_PRICES : Math.min(...data.map(leftMs)) + 1000,
  });

export const pricedCoinsQuery = queryOptions({
  queryKey: ['priced-coins'],
  staleTime: 30_000,
  retry: false,
  queryFn: async ({ signal }) =>
    unwrap(await supabase.rpc('market_prices').abortSignal(signal))
      .filter(({ stale }) => !stale)
      .map(({ id }) => id.replace(/-USD$/, '')),
});
