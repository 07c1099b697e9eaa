import { useMutation } from '@tanstack/react-query';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { Step } from '@/operator/kit/components/Step';
import { useIsProposed } from '@/operator/kit/proposals';
import { proposeReversalMutation } from '../mutations';
import type { YieldDay } from '../queries';

/** Proposes to take back a day that is booked; nothing while it is proposed. */
export function YieldReversal({ day }: { day: YieldDay }) {
  const propose = useMutation(proposeReversalMutation);
  const { posting_id: postingId } = day;
  const isProposed = useIsProposed('reversal', postingId ?? '');
  if (postingId === null || isProposed) return null;
  const date = formatDate(day.day);
  return (
    <Step
      about={date}
      done={t('switches.proposed')}
      label={t('treasury.reversal.propose')}
      onConfirm={(reason) => propose.mutateAsync({ posting_id: postingId, reason })}
      text={t('treasury.reversal.text')}
      title={t('treasury.reversal.title', { amount: formatCents(day.amount_cents ?? 0), day: date })}
      variant="outline"
      withReason
    />
  );
}
