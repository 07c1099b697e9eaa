import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { ActionButton } from '@/components/forms/ActionButton';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatSigned } from '@/lib/money/money';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog } from '@/operator/cases/queue/components/CaseDialog';
import { Decide } from '@/operator/cases/queue/components/Decide';
import { FrozenAlert } from '@/operator/cases/queue/components/Frozen';
import type { Decision } from '@/operator/cases/queue/decision';
import type { CaseSteps } from '@/operator/cases/queue/use-opened';
import { AboveLimitAlert } from '@/operator/kit/components/AboveLimit';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Person } from '@/operator/kit/components/Person';
import { useLimit } from '@/operator/kit/limits';
import { useBonusesOff } from '@/operator/kit/switches';
import { reviewCorrectionMutation, withdrawCorrectionMutation } from '../mutations';
import type { QueuedCorrection } from '../queries';
import { BalanceFacts } from './BalanceFacts';

export function CorrectionReview({ correction, ...steps }: { correction: QueuedCorrection } & CaseSteps) {
  const { user, role } = useRouteContext({ from: '/_operator' });
  const review = useMutation(reviewCorrectionMutation);
  const withdraw = useMutation(withdrawCorrectionMutation);
  const limit = useLimit('bonus') ?? Infinity;
  const { id, investor_id, amount_cents: cents, after_cents } = correction;
  const words = { amount: formatSigned(cents), name: correction.investor_name };
  const decide = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ correction_id: id, ...decision });
    return decision.approve ? t('corrections.booked', words) : t('corrections.refused');
  }, steps.onLeave);
  const takeBack = closingAfter(async (correction_id: string) => {
    await withdraw.mutateAsync({ correction_id });
    return t('corrections.withdrawn');
  }, steps.onLeave);
  // A wrong credit is taken back from a frozen account, too.
  const isFrozen = correction.frozen && cents > 0;
  const isBonus = correction.kind === 'bonus';
  const isAbove = isBonus && cents > limit;
  const isOff = useBonusesOff() && isBonus;
  const actions = () => {
    if (investor_id === user.id) return <NoticeBox tone="wait">{t('operations.kyc.own')}</NoticeBox>;
    if (correction.proposed_by === user.id) {
      // Another operator decides it.
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm">{t('corrections.byYou')}</p>
          <ActionButton onAct={() => takeBack(id)} variant="outline">
            {t('corrections.withdraw')}
          </ActionButton>
        </div>
      );
    }
    if (role === 'reviewer') return <NoticeBox tone="wait">{t('offers.exchanges.who')}</NoticeBox>;
    return (
      <div className="grid gap-4">
        {isFrozen ? <FrozenAlert /> : null}
        {isOff ? <NoticeBox tone="wait">{t('corrections.bonus.off')}</NoticeBox> : null}
        {isBonus ? <AboveLimitAlert cents={cents} kind="bonus" /> : null}
        <Decide
          approve={
            after_cents < 0 || isFrozen || isAbove || isOff
              ? null
              : { title: t('corrections.approveTitle', words), text: t('corrections.approveText') }
          }
          onDecide={decide}
          reject={{ title: t('operations.review.rejectTitle', words), hint: t('offers.reasonHint') }}
        />
      </div>
    );
  };
  return (
    <CaseDialog
      {...steps}
      actions={actions()}
      caseId={id}
      personId={investor_id}
      queue="corrections"
      title={t(isBonus ? 'corrections.bonusDialog' : 'corrections.dialog', words)}
    >
      {after_cents < 0 ? <NoticeBox tone="bad">{t('corrections.short')}</NoticeBox> : null}
      <BalanceFacts
        after_cents={after_cents}
        available_cents={correction.available_cents}
        cents={cents}
        receivable_cents={correction.receivable_cents}
      />
      {correction.reverses ? <NoticeBox tone="wait">{t('corrections.reverses')}</NoticeBox> : null}
      <FactGrid
        items={[
          {
            name: t('operations.review.person'),
            value: <Person email={correction.investor_email} name={correction.investor_name} />,
          },
          { name: t('corrections.proposedBy'), value: <bdi>{correction.proposed_by_name}</bdi> },
          { name: t('operations.review.received'), value: formatExact(correction.created_at) },
          ...(correction.deposit_cents === null
            ? []
            : [{ name: t('corrections.depositNow'), value: <MoneyText cents={correction.deposit_cents} /> }]),
          ...(correction.corrects === null
            ? []
            : [{ name: t('corrections.corrects'), value: <bdi>{correction.corrects}</bdi> }]),
          { name: t('operations.review.reason'), value: <bdi>{correction.reason}</bdi> },
        ]}
      />
    </CaseDialog>
  );
}
