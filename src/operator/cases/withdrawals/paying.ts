import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { QueuedWithdrawal } from './queries';

/** Why this operator cannot pay it, and whether they may send it back; undefined if they can pay. */
export function whyNotPay(
  withdrawal: QueuedWithdrawal,
  { id, role, limit }: { id: string; role: string; limit: number | undefined },
): { words: string; mayReject: boolean } | undefined {
  const never = (words: string) => ({ words, mayReject: false });
  if (withdrawal.investor_id === id) return never(t('operations.kyc.own'));
  if (withdrawal.reviewed_by === id) return never(t('operations.withdrawals.approvedByYou'));
  if (role === 'reviewer') return never(t('operations.withdrawals.treasurerOnly', { role }));
  if (withdrawal.status === 'paying' && withdrawal.taken_by !== id && withdrawal.taken_until !== null) {
    const values = { name: withdrawal.taken_by_name ?? '', time: formatExact(withdrawal.taken_until) };
    return never(t('operations.withdrawals.takenBy', values));
  }
  // They may still send back what they have taken.
  if (withdrawal.taken_by === id) return undefined;
  if (withdrawal.frozen) return { words: t('desk.person.frozenCase'), mayReject: withdrawal.status === 'approved' };
  if (withdrawal.payable_from !== null) {
    const date = formatExact(withdrawal.payable_from);
    return { words: t('operations.withdrawals.waitsCase', { date }), mayReject: withdrawal.status === 'approved' };
  }
  if (limit !== undefined && withdrawal.amount_cents > limit) {
    return {
      words: t('offers.limits.aboveText', { limit: formatCents(limit) }),
      mayReject: withdrawal.status === 'approved',
    };
  }
  return undefined;
}
