import { Quoting } from '@/components/display/Quoting';
import type { Step } from '@/components/display/Timeline';
import { t } from '@/lib/i18n/i18n';

interface DepositState {
  status: string;
  reason: string | null;
  transaction_id: string | null;
  created_at: string;
  reviewed_at: string | null;
  reversed_at: string | null;
}

export function depositSteps(deposit: DepositState): Step[] {
  const { status, reason, transaction_id, created_at, reviewed_at, reversed_at } = deposit;
  const named = transaction_id ? t('withdrawals.transaction', { id: transaction_id }) : undefined;
  const sent: Step = { label: t('payments.steps.sent'), at: created_at, note: named, state: 'done' };
  if (status === 'pending') return [sent, { label: t('payments.steps.reviewing'), state: 'now' }];
  const credited: Step = { label: t('payments.steps.credited'), at: reviewed_at, state: 'done' };
  if (status === 'approved') return [sent, credited];
  const note = reason ? (
    <Quoting sentence={(words) => t('notifications.reason', { reason: words })}>{reason}</Quoting>
  ) : undefined;
  if (status === 'reversed')
    return [sent, credited, { label: t('common.status.reversed'), at: reversed_at, note, state: 'bad' }];
  return [sent, { label: t('payments.steps.declined'), at: reviewed_at, note, state: 'bad' }];
}
