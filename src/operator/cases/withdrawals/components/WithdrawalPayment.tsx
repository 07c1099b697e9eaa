import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { ActionButton } from '@/components/forms/ActionButton';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog } from '@/operator/cases/queue/components/CaseDialog';
import { Decide, RejectForm } from '@/operator/cases/queue/components/Decide';
import type { Decision } from '@/operator/cases/queue/decision';
import type { CaseSteps } from '@/operator/cases/queue/use-opened';
import {
  giveBackWithdrawalMutation,
  reviewWithdrawalMutation,
  settleWithdrawalMutation,
  takeWithdrawalMutation,
} from '../mutations';
import { whyNotPay } from '../paying';
import { payoutStateQuery, type QueuedWithdrawal } from '../queries';
import { isOnItsWay, PayerCoins } from './PayerCoins';
import { PaymentForm } from './PaymentForm';
import { WaitAlert } from './WaitAlert';
import { WithdrawalFacts } from './WithdrawalFacts';

interface WithdrawalPaymentProps extends CaseSteps {
  withdrawal: QueuedWithdrawal;
  operator: { id: string; role: string; limit: number | undefined };
}

interface TakeFormProps {
  withdrawal: QueuedWithdrawal;
  words: { amount: string; name: string };
  onTake: () => Promise<void>;
  rejection: { title: string; text: string };
  onReject: (decision: Decision) => Promise<void>;
}

/** Taken before the address is shown, so that no other operator pays it and its owner cannot cancel it. */
function TakeForm({ withdrawal, words, onTake, rejection, onReject }: TakeFormProps) {
  const [isRejecting, setIsRejecting] = useState(false);
  // The queue may show it as taken only after the response: prevents a second click.
  const [isTaken, setIsTaken] = useState(false);
  const payer = withdrawal.taken_by_name;
  if (isRejecting) {
    return <RejectForm byKey={false} onBack={() => setIsRejecting(false)} onDecide={onReject} {...rejection} />;
  }
  return (
    <div className="grid gap-4">
      {payer === null ? null : (
        <NoticeBox tone="bad">{t('operations.withdrawals.takeOverText', { name: payer })}</NoticeBox>
      )}
      <p className="text-muted-foreground text-sm">{t('operations.withdrawals.takeText', words)}</p>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          disabled={isTaken}
          onAct={async () => {
            await onTake();
            setIsTaken(true);
          }}
        >
          {payer === null ? t('operations.withdrawals.take') : t('operations.withdrawals.takeOver')}
        </ActionButton>
        {payer === null ? (
          <Button onClick={() => setIsRejecting(true)} variant="destructive">
            {t('operations.review.reject')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

export function WithdrawalPayment({ withdrawal, operator, ...steps }: WithdrawalPaymentProps) {
  const settle = useMutation(settleWithdrawalMutation);
  const words = { amount: formatCents(withdrawal.amount_cents), name: withdrawal.investor_name };
  const rejection = {
    title: t('operations.review.rejectTitle', words),
    text: t('operations.withdrawals.returnText', words),
  };
  const obstacle = whyNotPay(withdrawal, operator);
  const review = useMutation(reviewWithdrawalMutation);
  const taking = useMutation(takeWithdrawalMutation);
  const returning = useMutation(giveBackWithdrawalMutation);
  const withdrawal_id = withdrawal.id;
  const isTaken = withdrawal.taken_by === operator.id;
  const { data: states } = useQuery({ ...payoutStateQuery(withdrawal_id), enabled: isTaken });
  const shown = states?.[0];
  const pay = closingAfter(async ({ transactionId, coins }: { transactionId: string; coins: string }) => {
    await settle.mutateAsync({ withdrawal_id, transaction_id: transactionId, ...(coins && { coins }) });
    return t('operations.withdrawals.paid', { ...words, amount: formatCents(withdrawal.pays_cents) });
  }, steps.onLeave);
  const take = async () => {
    await taking.mutateAsync({ withdrawal_id });
    toast.success(t('operations.withdrawals.taken'));
  };
  const giveBack = closingAfter(async (decision: Decision) => {
    const reason = decision.approve ? '' : decision.reason;
    await returning.mutateAsync({ withdrawal_id, reason });
    return t('operations.withdrawals.givenBack', words);
  }, steps.onClose);
  const sendBack = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ withdrawal_id, ...decision });
    return t('operations.review.rejected', words);
  }, steps.onLeave);
  const actions = () => {
    if (obstacle) {
      return (
        <div className="grid gap-4">
          <NoticeBox tone="wait">{obstacle.words}</NoticeBox>
          {obstacle.mayReject ? <Decide approve={null} onDecide={sendBack} reject={rejection} /> : null}
        </div>
      );
    }
    if (!isTaken) {
      return <TakeForm onReject={sendBack} onTake={take} rejection={rejection} withdrawal={withdrawal} words={words} />;
    }
    return (
      <div className="grid gap-4">
        {withdrawal.frozen ? <NoticeBox tone="bad">{t('operations.withdrawals.frozenPaying')}</NoticeBox> : null}
        <WaitAlert withdrawal={withdrawal} />
        {isOnItsWay(shown) ? null : (
          <PaymentForm
            onGiveBack={giveBack}
            onPay={pay}
            withdrawal={withdrawal}
            words={{ ...words, pays: formatCents(withdrawal.pays_cents) }}
          />
        )}
      </div>
    );
  };
  return (
    <CaseDialog
      {...steps}
      actions={actions()}
      caseId={withdrawal.id}
      personId={withdrawal.investor_id}
      queue="withdrawals"
      title={t('operations.withdrawals.dialog', words)}
    >
      <WithdrawalFacts withdrawal={withdrawal} />
      {isTaken && states ? <PayerCoins shown={shown} withdrawal={withdrawal} /> : null}
    </CaseDialog>
  );
}
