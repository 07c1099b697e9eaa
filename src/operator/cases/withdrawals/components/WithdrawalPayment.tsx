import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { pastedTransactionId } from '@/lib/addresses/pasted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog, type CaseSteps } from '@/operator/cases/queue/components/CaseDialog';
import { Decide, RejectForm } from '@/operator/cases/queue/components/Decide';
import type { Decision } from '@/operator/cases/queue/decision';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Question } from '@/operator/kit/components/Question';
import {
  giveBackWithdrawalMutation,
  reviewWithdrawalMutation,
  settleWithdrawalMutation,
  takeWithdrawalMutation,
} from '../mutations';
import { whyNotPay } from '../paying';
import type { QueuedWithdrawal } from '../queries';
import { paymentSchema } from '../schema';
import { WaitAlert } from './WaitAlert';
import { WithdrawalFacts } from './WithdrawalFacts';

interface WithdrawalPaymentProps extends CaseSteps {
  withdrawal: QueuedWithdrawal;
  operator: { id: string; role: string; limit: number | undefined };
  isGone: boolean;
}

interface PaymentFormProps {
  withdrawal: QueuedWithdrawal;
  words: { amount: string; name: string; pays: string };
  isPaying: boolean;
  onPay: (transactionId: string) => Promise<void>;
  onGiveBack: (decision: Decision) => Promise<void>;
}

const exactly = (text: string | null) => (
  <span className="break-all" dir="ltr">
    {text}
  </span>
);

/** The id of the transaction, or why nothing was sent, then a question: what is booked as paid stays so. */
function PaymentForm({ withdrawal, words, isPaying, onPay, onGiveBack }: PaymentFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(paymentSchema({ method: withdrawal.method, address: withdrawal.address ?? '' })),
    defaultValues: { transactionId: '' },
  });
  const [step, setStep] = useState<'enter' | 'pay' | 'giveBack'>('enter');
  const transactionId = pastedTransactionId(getValues('transactionId'));
  const ask = useSubmit(handleSubmit(() => setStep('pay'), toastInvalid));
  const pay = useSubmit(() => onPay(transactionId));
  const back = () => setStep('enter');
  if (step === 'giveBack') {
    return (
      <RejectForm
        byKey={false}
        confirm={t('operations.withdrawals.confirmGiveBack')}
        hint={t('desk.freeze.reasonHint')}
        onBack={back}
        onDecide={onGiveBack}
        text={t('operations.withdrawals.giveBackText', words)}
        title={t('operations.withdrawals.giveBackTitle', words)}
      />
    );
  }
  if (step === 'pay') {
    return (
      <Question
        confirm={{
          label: t('operations.withdrawals.confirmPay'),
          isPending: isPaying,
          variant: 'primary',
        }}
        onBack={back}
        onSubmit={pay}
        text={t('operations.withdrawals.payFinal')}
        title={t('operations.withdrawals.payTitle', { ...words, amount: words.pays })}
      >
        <FactGrid
          items={[
            {
              name: t('operations.withdrawals.address'),
              value: exactly(withdrawal.address),
            },
            {
              name: t('operations.withdrawals.transactionId'),
              value: exactly(transactionId),
            },
          ]}
        />
      </Question>
    );
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={ask}>
      <p className="text-muted-foreground text-sm">
        {t('operations.withdrawals.payText', { ...words, amount: words.pays })}
      </p>
      <Field
        error={formState.errors.transactionId?.message}
        hint={t('operations.withdrawals.transactionHint')}
        label={t('operations.withdrawals.transactionId')}
      >
        {(control) => (
          <Input
            {...control}
            {...register('transactionId')}
            autoComplete="off"
            dir="ltr"
            spellCheck={false}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('operations.withdrawals.pay')}</Button>
        <Button onClick={() => setStep('giveBack')} variant="outline">
          {t('operations.withdrawals.giveBack')}
        </Button>
      </div>
    </form>
  );
}

interface TakeFormProps {
  withdrawal: QueuedWithdrawal;
  words: { amount: string; name: string };
  isTaking: boolean;
  onTake: (withdrawalId: string) => Promise<void>;
  rejection: { title: string; text: string };
  onReject: (decision: Decision) => Promise<void>;
}

/** Before the address is shown: the operator who pays takes the request, so that no other operator does and its owner cannot take it back. */
function TakeForm({ withdrawal, words, isTaking, onTake, rejection, onReject }: TakeFormProps) {
  const [isRejecting, setIsRejecting] = useState(false);
  // Until the queue shows it as theirs, which may be after the answer: a second click takes nothing again.
  const [isTaken, setIsTaken] = useState(false);
  const take = useSubmit(async () => {
    if (isTaken) return;
    await onTake(withdrawal.id);
    setIsTaken(true);
  });
  const payer = withdrawal.taken_by_name;
  if (isRejecting) {
    return (
      <RejectForm byKey={false} onBack={() => setIsRejecting(false)} onDecide={onReject} {...rejection} />
    );
  }
  return (
    <form className="grid gap-4" onSubmit={take}>
      {payer === null ? null : (
        <Alert tone="bad">{t('operations.withdrawals.takeOverText', { name: payer })}</Alert>
      )}
      <p className="text-muted-foreground text-sm">{t('operations.withdrawals.takeText', words)}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isTaking || isTaken}>
          {payer === null ? t('operations.withdrawals.take') : t('operations.withdrawals.takeOver')}
        </SubmitButton>
        {payer === null ? (
          <Button onClick={() => setIsRejecting(true)} variant="destructive">
            {t('operations.review.reject')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** One approved request, to take, to pay and to record as paid, or to send back when it cannot be paid; or why this operator can do neither. */
export function WithdrawalPayment({ withdrawal, operator, isGone, onClose, step }: WithdrawalPaymentProps) {
  const settle = useMutation(settleWithdrawalMutation);
  const words = { amount: formatCents(withdrawal.amount_cents), name: withdrawal.investor_name };
  const rejection = {
    title: t('operations.withdrawals.rejectTitle', words),
    text: t('operations.withdrawals.returnText', words),
  };
  const obstacle = whyNotPay(withdrawal, operator);
  const review = useMutation(reviewWithdrawalMutation);
  const taking = useMutation(takeWithdrawalMutation);
  const returning = useMutation(giveBackWithdrawalMutation);
  const pay = closingAfter(async (transactionId: string) => {
    await settle.mutateAsync({ withdrawalId: withdrawal.id, transactionId });
    return t('operations.withdrawals.paid', { ...words, amount: formatCents(withdrawal.pays_cents) });
  }, step.on ?? onClose);
  const take = async (withdrawalId: string) => {
    await taking.mutateAsync(withdrawalId);
    toast.success(t('operations.withdrawals.taken'));
  };
  const giveBack = closingAfter(async (decision: Decision) => {
    const reason = decision.approve ? '' : decision.reason;
    await returning.mutateAsync({ withdrawalId: withdrawal.id, reason });
    return t('operations.withdrawals.givenBack', words);
  }, onClose);
  const sendBack = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ withdrawalId: withdrawal.id, ...decision });
    return t('operations.review.rejected', words);
  }, step.on ?? onClose);
  const actions = () => {
    if (obstacle) {
      return (
        <div className="grid gap-4">
          <Alert tone="wait">{obstacle.words}</Alert>
          {obstacle.mayReject ? <Decide approve={null} onDecide={sendBack} reject={rejection} /> : null}
        </div>
      );
    }
    if (withdrawal.taken_by !== operator.id) {
      return (
        <TakeForm
          isTaking={taking.isPending}
          onReject={sendBack}
          onTake={take}
          rejection={rejection}
          withdrawal={withdrawal}
          words={words}
        />
      );
    }
    return (
      <div className="grid gap-4">
        {withdrawal.frozen ? <Alert tone="bad">{t('operations.withdrawals.frozenPaying')}</Alert> : null}
        <WaitAlert withdrawal={withdrawal} />
        <PaymentForm
          isPaying={settle.isPending}
          onGiveBack={giveBack}
          onPay={pay}
          withdrawal={withdrawal}
          words={{ ...words, pays: formatCents(withdrawal.pays_cents) }}
        />
      </div>
    );
  };
  return (
    <CaseDialog
      actions={actions()}
      caseId={withdrawal.id}
      isGone={isGone && !settle.isPending && !review.isPending && !taking.isPending && !returning.isPending}
      onClose={onClose}
      operatorId={operator.id}
      personId={withdrawal.investor_id}
      queue="withdrawals"
      step={step}
      title={t('operations.withdrawals.dialog', words)}
    >
      <WithdrawalFacts withdrawal={withdrawal} />
    </CaseDialog>
  );
}
