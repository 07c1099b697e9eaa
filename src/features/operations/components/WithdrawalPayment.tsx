import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { closingAfter } from '../closing-after';
import { settleWithdrawalMutation } from '../mutations';
import { whyNotPay } from '../paying';
import type { QueuedWithdrawal } from '../queries';
import { paymentSchema } from '../schema';
import { CaseDialog, type CaseSteps } from './CaseDialog';
import { WithdrawalFacts } from './WithdrawalFacts';

interface WithdrawalPaymentProps extends CaseSteps {
  withdrawal: QueuedWithdrawal;
  operator: { id: string; role: string; limit: number | undefined };
  isGone: boolean;
}

interface PaymentFormProps {
  text: string;
  onPay: (values: { transactionId: string }) => Promise<void>;
}

function PaymentForm({ text, onPay }: PaymentFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(paymentSchema),
    defaultValues: { transactionId: '' },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={useSubmit(handleSubmit(onPay, toastInvalid))}>
      <p className="text-muted-foreground text-sm">{text}</p>
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
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('operations.withdrawals.pay')}
      </SubmitButton>
    </form>
  );
}

/** One approved request, to pay and to record as paid; or why this operator cannot. */
export function WithdrawalPayment({ withdrawal, operator, isGone, onClose, step }: WithdrawalPaymentProps) {
  const settle = useMutation(settleWithdrawalMutation);
  const words = { amount: formatCents(withdrawal.amount_cents), name: withdrawal.investor_name };
  const obstacle = whyNotPay(withdrawal, operator);
  const pay = closingAfter(async ({ transactionId }: { transactionId: string }) => {
    await settle.mutateAsync({ withdrawalId: withdrawal.id, transactionId });
    return t('operations.withdrawals.paid', words);
  }, step.on ?? onClose);
  return (
    <CaseDialog
      actions={
        obstacle ? (
          <Alert tone="wait">{obstacle}</Alert>
        ) : (
          <PaymentForm onPay={pay} text={t('operations.withdrawals.payText', words)} />
        )
      }
      caseId={withdrawal.id}
      isGone={isGone && !settle.isPending}
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
