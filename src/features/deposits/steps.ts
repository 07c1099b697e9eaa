import type { Step } from '@/components/Timeline';
import { t } from '@/lib/i18n/i18n';

interface DepositState {
  status: string;
  reason: string | null;
  created_at: string;
  reviewed_at: string | null;
}

/** What became of a deposit so far, and who is to act now. */
export function depositSteps({ status, reason, created_at, reviewed_at }: DepositState): Step[] {
  const sent: Step = { label: t('payments.steps.sent'), at: created_at, state: 'done' };
  if (status === 'pending') return [sent, { label: t('payments.steps.reviewing'), state: 'now' }];
  if (status === 'approved') {
    return [sent, { label: t('payments.steps.credited'), at: reviewed_at, state: 'done' }];
  }
  const note = reason ? t('deposits.reason', { reason }) : undefined;
  return [sent, { label: t('payments.steps.declined'), at: reviewed_at, note, state: 'bad' }];
}
