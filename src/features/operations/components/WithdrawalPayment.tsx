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
import { CaseDialog } from './CaseDialog';
import { WithdrawalFacts } from './WithdrawalFacts';

interface WithdrawalPaymentProps {
  withdrawal: QueuedWithdrawal;
  operator: { id: string; role: string };
  isGone: boolean;
  onClose: () => void;
}

/** One approved request, to pay and to record as paid; or why this operator cannot. */
export function WithdrawalPayment({ withdrawal, operator, isGone, onClose }: WithdrawalPaymentProps) {
  const settle = useMutation(settleWithdrawalMutation);
  const words = { amount: formatCents(withdrawal.amount_cents), name: withdrawal.investor_name };
  const obstacle = whyNotPay(withdrawal, operator);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(paymentSchema),
    defaultValues: { transactionId: '' },
  });
  const pay = closingAfter(async ({ transactionId }: { transactionId: string }) => {
    await settle.mutateAsync({ withdrawalId: withdrawal.id, transactionId });
    return t('operations.withdrawals.paid', words);
  }, onClose);
  const submit = useSubmit(handleSubmit(pay, toastInvalid));
  return (
    <CaseDialog
      actions={
        obstacle ? (
          <Alert tone="wait">{obstacle}</Alert>
        ) : (
          <form className="grid gap-4" noValidate onSubmit={submit}>
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
            <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
              {t('operations.withdrawals.pay')}
            </SubmitButton>
          </form>
        )
      }
      isGone={isGone && !settle.isPending}
      onClose={onClose}
      title={t('operations.withdrawals.dialog', words)}
    >
      <WithdrawalFacts withdrawal={withdrawal} />
    </CaseDialog>
  );
}
