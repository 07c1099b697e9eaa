import { redirect } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From /deposit to /deposit/wallet: the amount to pay, in integer cents. */
    depositCents?: number;
  }
}

/**
 * For `beforeLoad` of /deposit/wallet: gives `context.amountCents` from the navigation state, which a reload keeps.
 * Whoever comes without an amount is sent to enter one.
 */
export function requireAmount({ location }: { location: { state: { depositCents?: number } } }): {
  amountCents: number;
} {
  const { depositCents } = location.state;
  if (depositCents !== undefined && Number.isSafeInteger(depositCents) && depositCents > 0) {
    return { amountCents: depositCents };
  }
  toast.info(t('deposits.amountFirst'));
  throw redirect({ to: '/deposit', replace: true });
}
