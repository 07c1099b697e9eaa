import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

type Approval = 'approved_by_name' | 'approved_at' | 'effective_at' | 'due';

type InUse =
  | 'id'
  | 'coin'
  | 'icon'
  | 'chain'
  | 'address'
  | 'address_name'
  | 'network'
  | 'memo'
  | 'changed_at'
  | 'delay_hours';

/** An open change of a wallet's address; null for what has not happened. */
export type WalletChange = Nullable<Omit<Row<'wallet_desk'>, InUse>, Approval | 'new_memo'>;

/** Without an address, it takes no payments. */
export type Wallet = Nullable<Pick<Row<'wallet_desk'>, InUse>, 'address' | 'address_name' | 'network' | 'memo'> & {
  siteNetwork: 'test' | 'main';
  change: WalletChange | null;
};

/** Refetched every minute, because delays end without events. */
export const operatorWalletsQuery = queryOptions({
  queryKey: ['operator', 'wallets'],
  refetchInterval: 60_000,
  queryFn: async ({ signal }) => {
    const rows = unwrap(await supabase.rpc('wallet_desk').abortSignal(signal));
    const siteNetwork = rows.some(({ network }) => network === 'main') ? 'main' : 'test';
    return rows.map(
      ({
        id,
        coin,
        icon,
        chain,
        address,
        address_name,
        network,
        memo,
        changed_at,
        delay_hours,
        ...change
      }): Wallet => ({
        id,
        coin,
        icon,
        chain,
        address,
        address_name,
        network,
        memo,
        changed_at,
        delay_hours,
        siteNetwork,
        change: (change.change_id as string | null) === null ? null : change,
      }),
    );
  },
});
