import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { Modal } from '@/components/Modal';
import { SubmitButton } from '@/components/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type ErrorCode, errorMessage, toAppError } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import { toast } from '@/lib/toast';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { addressHint } from '../address-words';
import { requestWithdrawalMutation } from '../mutations';
import type { WithdrawalMethod } from '../queries';
import { withdrawalSchema } from '../schema';
import { NextSteps } from './NextSteps';

interface WithdrawalDialogProps {
  method: WithdrawalMethod;
  availableCents: number;
  requestId: string;
  /** What is sent from now on is another request than before. */
  onNewIntent: () => void;
  onClose: () => void;
}

/** Which field a refusal of the database belongs to; the others belong to the form as a whole. */
const FIELDS: Partial<Record<ErrorCode, 'address' | 'amount'>> = {
  invalid_address: 'address',
  invalid_amount: 'amount',
  below_minimum: 'amount',
  insufficient_funds: 'amount',
};

/** The request for one method: where to and how much, with what will happen before it is sent. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { method, availableCents, requestId, onNewIntent, onClose } = props;
  const navigate = useNavigate();
  const request = useMutation(requestWithdrawalMutation);
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(withdrawalSchema(method)),
    defaultValues: { address: '', amount: '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control });
  const words: Partial<Record<ErrorCode, string>> = {
    below_minimum: t('withdrawals.belowMinimum', { minimum: formatCents(method.min_cents) }),
    insufficient_funds: t('withdrawals.aboveBalance'),
    request_id_reused: t('withdrawals.earlierArrived'),
  };

  const submit = useSubmit(
    handleSubmit(async ({ address, amount }) => {
      try {
        await request.mutateAsync({ method: method.name, address, amountCents: amount, requestId });
      } catch (error) {
        const { code } = toAppError(error);
        const message = words[code] ?? errorMessage(error);
        toast.error(message);
        setError(FIELDS[code] ?? 'root', { message });
        if (code === 'request_id_reused') onNewIntent();
        return;
      }
      toast.success(t('withdrawals.sent'));
      await navigate({ to: '/dashboard' });
    }, toastInvalid),
  );

  return (
    <Modal
      onClose={onClose}
      description={t('withdrawals.dialogText')}
      title={t('withdrawals.requestBy', { method: method.name })}
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        {errors.root ? <Alert tone="bad">{errors.root.message}</Alert> : null}
        <Field
          error={errors.address?.message}
          hint={addressHint(method.name)}
          label={t('withdrawals.enterAddress')}
        >
          {(field) => (
            <Input
              {...field}
              {...register('address')}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              dir="ltr"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          error={errors.amount?.message}
          hint={t('withdrawals.amountHint', {
            available: formatCents(availableCents),
            minimum: formatCents(method.min_cents),
          })}
          label={t('withdrawals.enterAmount')}
        >
          {(field) => (
            <Input
              {...field}
              {...register('amount')}
              autoComplete="off"
              className="tabular-nums"
              inputMode="decimal"
            />
          )}
        </Field>
        <NextSteps address={typed.address ?? ''} amount={typed.amount ?? ''} method={method.name} />
        <SubmitButton pending={formState.isSubmitting}>{t('withdrawals.submit')}</SubmitButton>
      </form>
    </Modal>
  );
}
