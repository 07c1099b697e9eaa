import { Quoting } from '@/components/display/Quoting';
import type { Step } from '@/components/display/Timeline';
import { t } from '@/lib/i18n/i18n';
import type { Deposit } from './queries';

export function depositSteps(deposit: Deposit): Step[] {
  const { status, reason, sighting_id, transaction_id, created_at, reviewed_at, reversed_at } = deposit;
  const named = transaction_id ? t('withdrawals.transaction', { id: transaction_id }) : undefined;
  const label = t(sighting_id ? 'deposits.chain.title' : 'payments.steps.sent');
  const sent: Step = { label, at: created_at, note: named, state: 'done' };
  if (status === 'pending') return [sent, { label: t('payments.steps.reviewing'), state: 'now' }];
  const credited: Step = { label: t('payments.steps.credited'), at: reviewed_at, state: 'done' };
  if (status === 'approved') return [sent, credited];
  const note = reason ? (
    <Quoting sentence={(words) => t('notifications.reason', { reason: words })}>{reason}</Quoting>
  ) : undefined;
  if (status === 'reversed')
    return [sent, credited, { label: t('common.status.reversed'), at: reversed_at, note, state: 'bad' }];
  return [
    sent,
    {
      label: t(sighting_id ? 'common.status.rejected' : 'payments.steps.declined'),
      at: reviewed_at,
      note,
      state: 'bad',
    },
  ];
}
