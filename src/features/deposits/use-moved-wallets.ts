import { useEffect, useState } from 'react';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import type { Wallet } from './queries';

export interface MovedWallet {
  coin: string;
  earlier: string;
}

/** The investor may have copied an old address, unless theirs was shown. */
export function useMovedWallets(wallets: readonly Wallet[], isOwn: (id: string) => boolean): MovedWallet[] {
  const [opened] = useState(wallets);
  const moved = opened.flatMap(({ id, coin, address }) =>
    address === null || wallets.find((one) => one.id === id)?.address === address || isOwn(id)
      ? []
      : [{ coin, earlier: address }],
  );
  const coins = moved.map(({ coin }) => coin).join(', ');
  useEffect(() => {
    // Shown even if the user has left the page.
    if (coins) toast.error(t('payments.wallet.moved', { coin: coins }));
  }, [coins]);
  return moved;
}
