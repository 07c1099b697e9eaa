import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { closingAfter } from '../closing-after';
import { type Decision, reviewWithdrawalMutation, settleWithdrawalMutation } from '../mutations';
import { whyNotPay } from '../paying';
import type { QueuedWithdrawal } from '../queries';
import { paymentSchema } from '../schema';
import { CaseDialog, type CaseSteps } from './CaseDialog';
import { Decide, RejectForm } from './Decide';
import { Facts } from './Facts';
import { Question } from './Question';
import { WithdrawalFacts } from './WithdrawalFacts';

interface WithdrawalPaymentProps extends CaseSteps {
  withdrawal: QueuedWithdrawal;
  operator: { id: string; role: string; limit: number | undefined };
  isGone: boolean;
}

interface PaymentFormProps {
  withdrawal: QueuedWithdrawal;
  words: { amount: string; name: string };
  isPaying: boolean;
  onPay: (transactionId: string) => Promise<void>;
  rejection: { title: string; text: string };
  onReject: (decision: Decision) => Promise<void>;
}

/** The id of the transaction, or a rejection, then a question: what is booked as paid stays so. */
function PaymentForm({ withdrawal, words, isPaying, onPay, rejection, onReject }: PaymentFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(paymentSchema(withdrawal)),
    defaultValues: { transactionId: '' },
  });
  const [step, setStep] = useState<'enter' | 'pay' | 'reject'>('enter');
  const transactionId = getValues('transactionId').trim();
  const ask = useSubmit(handleSubmit(() => setStep('pay'), toastInvalid));
  const pay = useSubmit(() => onPay(transactionId));
  const back = () => setStep('enter');
  if (step === 'reject') {
    return <RejectForm byKey={false} onBack={back} onDecide={onReject} {...rejection} />;
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
        title={t('operations.withdrawals.payTitle', words)}
      >
        <Facts
          items={[
            {
              name: t('operations.withdrawals.address'),
              value: (
                <span className="break-all" dir="ltr">
                  {withdrawal.address}
                </span>
              ),
            },
            {
              name: t('operations.withdrawals.transactionId'),
              value: (
                <span className="break-all" dir="ltr">
                  {transactionId}
                </span>
              ),
            },
          ]}
        />
      </Question>
    );
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={ask}>
      <p className="text-muted-foreground text-sm">{t('operations.withdrawals.payText', words)}</p>
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
        <Button onClick={() => setStep('reject')} variant="destructive">
          {t('operations.review.reject')}
        </Button>
      </div>
    </form>
  );
}

/** One approved request, to pay and to record as paid, or to send back when it cannot be paid; or why this operator can do neither. */
export function WithdrawalPayment({ withdrawal, operator, isGone, onClose, step }: WithdrawalPaymentProps) {
  const settle = useMutation(settleWithdrawalMutation);
  const words = { amount: formatCents(withdrawal.amount_cents), name: withdrawal.investor_name };
  const rejection = {
    title: t('operations.withdrawals.rejectTitle', words),
    text: t('operations.withdrawals.returnText', words),
  };
  const obstacle = whyNotPay(withdrawal, operator);
  const review = useMutation(reviewWithdrawalMutation);
  const pay = closingAfter(async (transactionId: string) => {
    await settle.mutateAsync({ withdrawalId: withdrawal.id, transactionId });
    return t('operations.withdrawals.paid', words);
  }, step.on ?? onClose);
  const sendBack = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ withdrawalId: withdrawal.id, ...decision });
    return t('operations.review.rejected', words);
  }, step.on ?? onClose);
  return (
    <CaseDialog
      actions={
        obstacle ? (
          <div className="grid gap-4">
            <Alert tone="wait">{obstacle.words}</Alert>
            {obstacle.mayReject ? <Decide approve={null} onDecide={sendBack} reject={rejection} /> : null}
          </div>
        ) : (
          <PaymentForm
            isPaying={settle.isPending}
            onPay={pay}
            onReject={sendBack}
            rejection={rejection}
            withdrawal={withdrawal}
            words={words}
          />
        )
      }
      caseId={withdrawal.id}
      isGone={isGone && !settle.isPending && !review.isPending}
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
