import { useMutation } from '@tanstack/react-query';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { Step } from '@/operator/kit/components/Step';
import { cancelReversalMutation, confirmReversalMutation, proposeReversalMutation } from '../mutations';
import type { YieldDay } from '../queries';

/** Taking back a day that is booked: one treasurer proposes it, another confirms it. */
export function YieldReversal({ day, userId }: { day: YieldDay; userId: string }) {
  const propose = useMutation(proposeReversalMutation);
  const confirm = useMutation(confirmReversalMutation);
  const cancel = useMutation(cancelReversalMutation);
  const { posting_id: postingId, reversal_id: id } = day;
  if (postingId === null) return null;
  const date = formatDate(day.day);
  const title = t('treasury.reversal.title', { amount: formatCents(day.amount_cents ?? 0), day: date });
  if (id === null) {
    return (
      <Step
        about={date}
        done={t('treasury.reversal.proposed')}
        label={t('treasury.reversal.propose')}
        onConfirm={(reason) => propose.mutateAsync({ postingId, reason })}
        text={t('treasury.reversal.text')}
        title={title}
        variant="outline"
        withReason
      />
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm wrap-anywhere">
        {t('treasury.reversal.by', { name: day.reversal_by_name ?? '', reason: day.reversal_reason ?? '' })}
      </p>
      <div className="flex flex-wrap gap-3">
        {day.reversal_by === userId ? null : (
          <Step
            about={date}
            done={t('treasury.reversal.confirmed')}
            label={t('roles.confirm')}
            onConfirm={() => confirm.mutateAsync(id)}
            text={t('treasury.reversal.confirmText')}
            title={title}
            variant="destructive"
          />
        )}
        <Step
          about={date}
          done={t('treasury.reversal.stopped')}
          label={t('common.stop')}
          onConfirm={() => cancel.mutateAsync(id)}
          title={t('treasury.reversal.stopTitle', { day: date })}
          variant="outline"
        />
      </div>
    </div>
  );
}
