import { t } from '@/lib/i18n/i18n';
import type { QueuedWithdrawal } from './queries';

/** Why this operator cannot pay an approved request, in words; undefined when they can. The database holds the rule. */
export function whyNotPay(
  withdrawal: QueuedWithdrawal,
  { id, role }: { id: string; role: string },
): string | undefined {
  if (withdrawal.investor_id === id) return t('operations.withdrawals.ownPay');
  if (withdrawal.reviewed_by === id) return t('operations.withdrawals.approvedByYou');
  if (role === 'reviewer') return t('operations.withdrawals.treasurerOnly', { role });
  return undefined;
}
