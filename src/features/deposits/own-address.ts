import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isUnderRoot } from '@/lib/addresses/account-root';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

type Given = Database['public']['Functions']['request_deposit_address']['Returns'][number];

/** An address that is given to one investor only, whose payments are read from the chain. */
export type OwnAddress = Pick<Given, 'id' | 'address' | 'confirmations' | 'has_demo_wallet' | 'is_test'>;

interface Asked {
  id: string;
  method: string;
  chain: string;
  cents: number;
  quoteId: string | undefined;
}

/**
 * Gives the investor an address of their own for a wallet whose chain is read: undefined where it is not, null if it is
 * not under the root that two people approved. Stays, so that a paid one is shown.
 */
export const ownAddressQuery = (userId: string, { id, method, chain, cents, quoteId }: Asked) =>
  queryOptions({
    queryKey: ['own-addresses', userId, id, cents],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<{ own: OwnAddress | null | undefined }> => {
      const asked = { amount_cents: cents, method, network: chain, ...(quoteId && { quote_id: quoteId }) };
      const [given] = unwrap(await supabase.rpc('request_deposit_address', asked).abortSignal(signal));
      return { own: given && (isUnderRoot(given) ? given : null) };
    },
  });

export interface ChainPayment {
  id: string;
  state: 'waiting' | 'seen' | 'confirmed' | 'credited' | 'review' | 'unmatched';
  confirmations: number;
  coins: string;
  coin: string;
}

const units = (coins: string) => Math.round(Number(coins) * 1e8);

/** Whether so many coins were sent, to eight decimals: no more are asked for then. */
export const arePaid = (asked: string, payments: readonly ChainPayment[]): boolean =>
  payments.reduce((sum, { state, coins }) => sum + (state === 'waiting' ? 0 : units(coins)), 0) >= units(asked);

type Read = Database['public']['Functions']['my_chain_payments']['Returns'][number];

/** The newest addresses with what was paid to them. */
export const chainPaymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['chain-payments', userId],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.rpc('my_chain_payments').abortSignal(signal)) as unknown as (Omit<Read, 'payments'> & {
        payments: ChainPayment[];
      })[],
  });

/** Pays from the demo wallet of a sandbox, once an address. Fails with `not_allowed`. */
export const payFromDemoWalletMutation = mutationOptions({
  mutationFn: async (address_id: string) => unwrap(await supabase.rpc('pay_from_demo_wallet', { address_id })),
});
