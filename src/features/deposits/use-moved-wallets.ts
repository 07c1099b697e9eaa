import { useEffect, useState } from 'react';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

interface Address {
  id: string;
  coin: string;
  address: string;
}

/** A wallet whose address is another one than when the page was opened. */
export interface MovedWallet {
  coin: string;
  /** What may have been copied here. */
  earlier: string;
}

/** Tells which addresses have changed since the page was opened: the investor may have copied the earlier one. */
export function useMovedWallets(wallets: readonly Address[]): MovedWallet[] {
  const [opened] = useState(wallets);
  const moved = opened.flatMap(({ id, coin, address }) =>
    wallets.find((one) => one.id === id)?.address === address ? [] : [{ coin, earlier: address }],
  );
  const coins = moved.map(({ coin }) => coin).join(', ');
  useEffect(() => {
    // Also where the page has gone on by then.
    if (coins) toast.error(t('payments.wallet.moved', { coin: coins }));
  }, [coins]);
  return moved;
}
