import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';

type InUse = Pick<
  Row<'wallet_desk'>,
  'id' | 'coin' | 'icon' | 'chain' | 'address' | 'address_name' | 'network' | 'memo' | 'changed_at' | 'delay_hours'
>;

/** An open change of a wallet's address; null for what has not happened. */
export type WalletChange = Nullable<
  Omit<Row<'wallet_desk'>, keyof InUse>,
  'approved_by_name' | 'approved_at' | 'effective_at' | 'due' | 'new_memo'
>;

/** Without an address, it takes no payments. */
export type Wallet = Nullable<InUse, 'address' | 'address_name' | 'network' | 'memo'> & {
  siteNetwork: 'test' | 'main';
  change: WalletChange | null;
};

/** Refetched every minute, because delays end without events. */
export const operatorWalletsQuery = queryOptions({
  queryKey: ['operator', 'wallets'],
  refetchInterval: 60_000,
  queryFn: async (context): Promise<Wallet[]> => {
    const rows = await reading('wallet_desk')(context);
    const siteNetwork = rows.some(({ network }) => network === 'main') ? 'main' : 'test';
    return rows.map((row) => ({ ...row, siteNetwork, change: (row.change_id as string | null) === null ? null : row }));
  },
});
