import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import type { QueuedWithdrawal } from './queries';

/** Why this operator cannot pay an approved request, in words; undefined when they can. The database holds the rule. */
export function whyNotPay(
  withdrawal: QueuedWithdrawal,
  { id, role, limit }: { id: string; role: string; limit: number | undefined },
): string | undefined {
  if (withdrawal.investor_id === id) return t('operations.withdrawals.ownPay');
  if (withdrawal.reviewed_by === id) return t('operations.withdrawals.approvedByYou');
  if (role === 'reviewer') return t('operations.withdrawals.treasurerOnly', { role });
  if (limit !== undefined && withdrawal.amount_cents > limit) {
    return t('offers.limits.aboveText', { limit: formatCents(limit) });
  }
  return undefined;
}
