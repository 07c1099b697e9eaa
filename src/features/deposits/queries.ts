import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** How many deposits are shown; they are the newest. */
export const DEPOSITS_LIMIT = 100;

/** What an operator changes, not the investor. */
const rarely = { staleTime: 300_000 };

/** The investor's own deposits, newest first; amounts in integer cents. */
export const depositsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deposits', userId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('deposits')
          .select('id, amount_cents, method, status, reason, created_at, reviewed_at')
          .eq('investor_id', userId)
          .order('created_at', { ascending: false })
          .limit(DEPOSITS_LIMIT)
          .abortSignal(signal),
      ),
  });

/** The addresses that payments go to. */
export const walletsQuery = queryOptions({
  queryKey: ['wallets'],
  ...rarely,
  queryFn: async ({ signal }) =>
    unwrap(
      await supabase
        .from('wallets')
        .select('id, coin, address, address_name, icon, network')
        .order('position')
        .limit(50)
        .abortSignal(signal),
    ),
});

/** The names of the payment methods that a proof can have. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  ...rarely,
  queryFn: async ({ signal }) => {
    const rows = unwrap(
      await supabase.from('payment_methods').select('name').order('position').limit(50).abortSignal(signal),
    );
    return rows.map(({ name }) => name);
  },
});
