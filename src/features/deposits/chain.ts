import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

type Given = Database['public']['Functions']['request_deposit_address']['Returns'][number];

/** An address that is given to one investor only, whose payments are read from the chain. */
export type OwnAddress = Pick<Given, 'id' | 'address' | 'confirmations' | 'has_demo_wallet' | 'is_test'>;

/** By wallet; null if an address is not under the root that two people approved. */
export type OwnAddresses = Record<string, OwnAddress | null>;

interface Asked {
  id: string;
  method: string;
  chain: string;
  cents: number;
  quoteId: string | undefined;
}

/** Whether the tree of an account's 16,384 addresses has this one at its place (docs/hosting.md). */
function isUnderRoot({ address, place, branch, root }: Given): boolean {
  if (!/^[0-9a-f]{896}$/.test(branch) || place >> 14 !== 0) return false;
  let hash = sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(address)));
  for (let height = 0; height < 14; height += 1) {
    const sibling = hexToBytes(branch.slice(height * 64, height * 64 + 64));
    hash = sha256(concatBytes(Uint8Array.of(1), ...((place >> height) & 1 ? [sibling, hash] : [hash, sibling])));
  }
  return bytesToHex(hash) === root;
}

/** Gives the investor addresses of their own, for wallets whose chain is read. Stays, so that a paid one is shown. */
export const ownAddressesQuery = (userId: string, asked: readonly Asked[]) =>
  queryOptions({
    queryKey: ['own-addresses', userId, asked.map(({ id, cents }) => [id, cents])],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<OwnAddresses> => {
      const found = await Promise.all(
        asked.map(async ({ id, method, chain, cents, quoteId }) => {
          const [given] = unwrap(
            await supabase
              .rpc('request_deposit_address', {
                amount_cents: cents,
                method,
                network: chain,
                ...(quoteId && { quote_id: quoteId }),
              })
              .abortSignal(signal),
          );
          return given ? [[id, isUnderRoot(given) ? given : null] as const] : [];
        }),
      );
      return Object.fromEntries(found.flat());
    },
  });

export interface ChainPayment {
  id: string;
  state: 'waiting' | 'seen' | 'confirmed' | 'credited' | 'review' | 'unmatched';
  confirmations: number;
  coins: string;
  coin: string;
}

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
