import { redirect } from '@tanstack/react-router';
import { loadWords, t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

/** So many of a coin, as the database reads them. */
export interface CoinAmount {
  coin: string;
  coins: string;
}

/** What a deposit is asked for: integer cents, or coins. */
export type AskedAmount = { cents: number } | CoinAmount;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From /deposit to /deposit/wallet: the amount to pay, in integer cents. */
    depositCents?: number;
    /** The same amount as it was entered, in coins. */
    depositCoins?: CoinAmount;
  }
}

/**
 * For `beforeLoad` of /deposit/wallet: gives `context.amountCents` from the navigation state, which a reload keeps.
 * Investors who come without an amount are sent to enter one.
 */
export async function requireAmount({
  location,
}: {
  location: { state: { depositCents?: number; depositCoins?: CoinAmount } };
}): Promise<{ amountCents: number; asked: AskedAmount }> {
  const { depositCents, depositCoins } = location.state;
  if (depositCents !== undefined && Number.isSafeInteger(depositCents) && depositCents > 0) {
    return { amountCents: depositCents, asked: depositCoins ?? { cents: depositCents } };
  }
  // The loader fetches them, too, but only after this.
  await loadWords('money');
  toast.info(t('deposits.amountFirst'));
  throw redirect({ to: '/deposit', replace: true });
}
