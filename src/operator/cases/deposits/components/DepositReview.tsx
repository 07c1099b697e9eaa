import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useId, useState } from 'react';
import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { formatAge, formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog, CaseHead } from '@/operator/cases/queue/components/CaseDialog';
import { Decide } from '@/operator/cases/queue/components/Decide';
import { DocumentView } from '@/operator/cases/queue/components/DocumentView';
import { FrozenAlert } from '@/operator/cases/queue/components/Frozen';
import type { Decision } from '@/operator/cases/queue/decision';
import type { CaseSteps } from '@/operator/cases/queue/use-opened';
import { previewCreditMutation, reviewDepositMutation } from '../mutations';
import type { QueuedDeposit, SameProof } from '../queries';
import { approvalOf, momentOf } from '../schema';
import { isSecondApproval } from '../second-approval';
import { ArrivalForm } from './ArrivalForm';
import { ArrivalQuestion, type Checked } from './ArrivalQuestion';

function SameProofs({ others }: { others: readonly SameProof[] }) {
  if (others.length === 0) return null;
  return (
    <NoticeBox title={t('operations.deposits.sameProof')} tone="wait">
      <ul className="grid gap-1">
        {others.map(({ id, name, amount_cents, status, created_at }) => (
          <li className="flex flex-wrap items-center gap-x-3" key={id}>
            <MoneyText cents={amount_cents} />
            <bdi>{name}</bdi>
            <DateText iso={created_at} />
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </NoticeBox>
  );
}

function FirstArrived({ deposit, cents }: { deposit: QueuedDeposit; cents: number }) {
  const { arrived_coins: coins, paid_at: paidAt, coin } = deposit;
  return (
    <p className="text-sm">
      <span>{t('operations.deposits.firstArrived', { amount: formatCents(cents) })}</span>
      {coins === null || paidAt === null ? null : (
        <span className="text-muted-foreground">{` · ${formatCoins(coins, coin)} · ${formatUtc(paidAt)}`}</span>
      )}
    </p>
  );
}

export function DepositReview({ deposit, ...steps }: { deposit: QueuedDeposit } & CaseSteps) {
  const { user } = useRouteContext({ from: '/_operator' });
  const review = useMutation(reviewDepositMutation);
  const preview = useMutation(previewCreditMutation);
  const formId = useId();
  const [asked, setAsked] = useState<{ id: string; checked: Checked }>();
  const checked = asked?.id === deposit.id ? asked.checked : undefined;
  // Another operator's approval arrived meanwhile, so the question would change.
  const isChanged = checked !== undefined && checked.isSecond !== isSecondApproval(deposit, checked.arrival);
  const onChecked = useCallback(
    (read: Checked | undefined) => setAsked(read && { id: deposit.id, checked: read }),
    [deposit.id],
  );
  const amount = formatCents(deposit.amount_cents);
  const name = deposit.investor_name;
  const isOwn = deposit.investor_id === user.id;
  const isFirstByMe = deposit.first_approved_by === user.id;
  const mayApprove = !isOwn && !deposit.frozen;

  const approve = closingAfter(async ({ arrival, cents: arrivedCents }: Checked) => {
    const { status } = await review.mutateAsync({ deposit_id: deposit.id, ...approvalOf(arrival) });
    return status === 'pending'
      ? t('operations.deposits.firstApproved')
      : t('operations.deposits.approved', { amount: formatCents(arrivedCents), name });
  }, steps.onLeave);
  const reject = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ deposit_id: deposit.id, ...decision });
    return t('operations.review.rejected', { name });
  }, steps.onLeave);

  const actions = () => {
    if (isOwn) return <NoticeBox tone="wait">{t('operations.kyc.own')}</NoticeBox>;
    if (checked && !isChanged && mayApprove)
      return (
        <ArrivalQuestion checked={checked} deposit={deposit} onApprove={approve} onBack={() => setAsked(undefined)} />
      );
    return (
      <div className="grid gap-4">
        {isFirstByMe ? <NoticeBox tone="wait">{t('operations.deposits.firstByYou')}</NoticeBox> : null}
        {deposit.frozen ? <FrozenAlert /> : null}
        <Decide
          approve={
            mayApprove
              ? {
                  formId,
                  isPending: preview.isPending,
                  ...(isFirstByMe ? { label: t('operations.deposits.changeFigures') } : {}),
                }
              : null
          }
          onDecide={reject}
          reject={{ title: t('operations.review.rejectTitle', { amount, name }) }}
        />
      </div>
    );
  };

  return (
    <CaseDialog
      {...steps}
      actions={actions()}
      caseId={deposit.id}
      form={
        mayApprove ? (
          <ArrivalForm
            deposit={deposit}
            id={formId}
            isAsked={checked !== undefined && !isChanged}
            isChanged={isChanged}
            isFirstByMe={isFirstByMe}
            onChecked={onChecked}
            preview={async ({ coins, paidAt }) => {
              const { arrived_cents: cents, ...credit } = await preview.mutateAsync({
                deposit_id: deposit.id,
                coins,
                paid_at: momentOf(paidAt),
              });
              return { ...credit, coins, cents };
            }}
          />
        ) : null
      }
      personId={deposit.investor_id}
      picture={
        deposit.proof_path === null ? (
          <p>{t('operations.deposits.fromChain')}</p>
        ) : (
          <DocumentView document={{ bucket: 'proofs', path: deposit.proof_path }} />
        )
      }
      queue="deposits"
      title={t('operations.deposits.dialog', { amount })}
    >
      <CaseHead email={deposit.investor_email} facts={[deposit.method, formatAge(deposit.created_at)]} name={name} />
      {deposit.first_approved_by !== null && deposit.arrived_cents !== null ? (
        <FirstArrived deposit={deposit} cents={deposit.arrived_cents} />
      ) : null}
      {deposit.named_elsewhere > 0 ? (
        <NoticeBox tone="wait">
          {t('operations.deposits.namedElsewhere', { number: String(deposit.named_elsewhere) })}
        </NoticeBox>
      ) : null}
      <SameProofs others={deposit.same_proof} />
    </CaseDialog>
  );
}
