import { useMutation } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog, type CaseSteps } from '@/operator/cases/queue/components/CaseDialog';
import { Decide } from '@/operator/cases/queue/components/Decide';
import { FrozenAlert } from '@/operator/cases/queue/components/Frozen';
import type { Decision } from '@/operator/cases/queue/decision';
import { AboveLimitAlert } from '@/operator/kit/components/AboveLimit';
import { useLimit } from '@/operator/kit/limits';
import { reviewWithdrawalMutation } from '../mutations';
import type { QueuedWithdrawal } from '../queries';
import { WaitAlert } from './WaitAlert';
import { WithdrawalFacts } from './WithdrawalFacts';

interface WithdrawalReviewProps extends CaseSteps {
  withdrawal: QueuedWithdrawal;
  operatorId: string;
  isGone: boolean;
}

export function WithdrawalReview({ withdrawal, operatorId, isGone, onClose, step }: WithdrawalReviewProps) {
  const review = useMutation(reviewWithdrawalMutation);
  const words = { amount: formatCents(withdrawal.amount_cents), name: withdrawal.investor_name };
  const isAbove = withdrawal.amount_cents > (useLimit('withdrawal') ?? Infinity);
  const decide = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ withdrawalId: withdrawal.id, ...decision });
    return decision.approve
      ? t('operations.withdrawals.approved', { ...words, amount: formatCents(withdrawal.pays_cents) })
      : t('operations.review.rejected', words);
  }, step.on ?? onClose);
  return (
    <CaseDialog
      actions={
        withdrawal.investor_id === operatorId ? (
          <NoticeBox tone="wait">{t('operations.withdrawals.own')}</NoticeBox>
        ) : (
          <div className="grid gap-4">
            {withdrawal.frozen ? <FrozenAlert /> : null}
            <WaitAlert withdrawal={withdrawal} />
            <AboveLimitAlert cents={withdrawal.amount_cents} kind="withdrawal" />
            <Decide
              approve={
                isAbove || withdrawal.frozen || withdrawal.payable_from !== null
                  ? null
                  : {
                      title: t('operations.review.approveTitle', words),
                      text: t('operations.withdrawals.approveText'),
                    }
              }
              onDecide={decide}
              reject={{ title: t('operations.review.rejectTitle', words) }}
            />
          </div>
        )
      }
      caseId={withdrawal.id}
      isGone={isGone && !review.isPending}
      onClose={onClose}
      operatorId={operatorId}
      personId={withdrawal.investor_id}
      queue="withdrawals"
      step={step}
      title={t('operations.withdrawals.dialog', words)}
    >
      <WithdrawalFacts withdrawal={withdrawal} />
    </CaseDialog>
  );
}
