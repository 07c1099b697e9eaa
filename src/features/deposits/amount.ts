import { redirect } from '@tanstack/react-router';
import { loadWords, t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/** A decimal string, as the database reads it. */
export interface CoinAmount {
  coin: string;
  coins: string;
}

export type AskedAmount = { cents: number } | CoinAmount;

declare module '@tanstack/react-router' {
  interface HistoryState {
    depositCents?: number;
    depositCoins?: CoinAmount;
  }
}

/** For `beforeLoad`: returns the amount of the navigation state, which survives a reload, or redirects. */
export async function requireAmount({
  location,
}: {
  location: { state: { depositCents?: number; depositCoins?: CoinAmount } };
}): Promise<{ amountCents: number; asked: AskedAmount }> {
  const { depositCents, depositCoins } = location.state;
  if (depositCents !== undefined && Number.isSafeInteger(depositCents) && depositCents > 0) {
    return { amountCents: depositCents, asked: depositCoins ?? { cents: depositCents } };
  }
  // The loader loads them too, but only after this.
  await loadWords('money');
  toast.info(t('deposits.amountFirst'));
  throw redirect({ to: '/deposit', replace: true });
}
