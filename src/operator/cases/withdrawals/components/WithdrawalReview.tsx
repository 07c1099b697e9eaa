import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog } from '@/operator/cases/queue/components/CaseDialog';
import { Decide } from '@/operator/cases/queue/components/Decide';
import { FrozenAlert } from '@/operator/cases/queue/components/Frozen';
import type { Decision } from '@/operator/cases/queue/decision';
import type { CaseSteps } from '@/operator/cases/queue/use-opened';
import { AboveLimitAlert } from '@/operator/kit/components/AboveLimit';
import { useLimit } from '@/operator/kit/limits';
import { reviewWithdrawalMutation } from '../mutations';
import type { QueuedWithdrawal } from '../queries';
import { WaitAlert } from './WaitAlert';
import { WithdrawalFacts } from './WithdrawalFacts';

export function WithdrawalReview({ withdrawal, ...steps }: { withdrawal: QueuedWithdrawal } & CaseSteps) {
  const { user } = useRouteContext({ from: '/_operator' });
  const review = useMutation(reviewWithdrawalMutation);
  const words = { amount: formatCents(withdrawal.amount_cents), name: withdrawal.investor_name };
  const isAbove = withdrawal.amount_cents > (useLimit('withdrawal') ?? Infinity);
  const decide = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ withdrawal_id: withdrawal.id, ...decision });
    return decision.approve
      ? t('operations.withdrawals.approved', { ...words, amount: formatCents(withdrawal.pays_cents) })
      : t('operations.review.rejected', words);
  }, steps.onLeave);
  return (
    <CaseDialog
      {...steps}
      actions={
        withdrawal.investor_id === user.id ? (
          <NoticeBox tone="wait">{t('operations.kyc.own')}</NoticeBox>
        ) : (
          <div className="grid gap-4">
            {withdrawal.frozen ? <FrozenAlert /> : null}
            <WaitAlert withdrawal={withdrawal} />
            <AboveLimitAlert cents={withdrawal.amount_cents} kind="withdrawal" />
            <Decide
              approve={
                isAbove || withdrawal.frozen || withdrawal.payable_from !== null
                  ? null
                  : { title: t('operations.review.approveTitle', words), text: t('operations.withdrawals.approveText') }
              }
              onDecide={decide}
              reject={{ title: t('operations.review.rejectTitle', words) }}
            />
          </div>
        )
      }
      caseId={withdrawal.id}
      personId={withdrawal.investor_id}
      queue="withdrawals"
      title={t('operations.withdrawals.dialog', words)}
    >
      <WithdrawalFacts withdrawal={withdrawal} />
    </CaseDialog>
  );
}
