import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { ChangedMeanwhile } from '@/operator/kit/components/ChangedMeanwhile';
import { CheckField } from '@/operator/kit/components/CheckField';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { toldOf } from '@/operator/kit/proposals';
import { reasonSchema } from '@/operator/kit/schema';
import { setPaymentMethodMutation, setWithdrawalMethodMutation } from '../mutations';
import type { OperatorMethod } from '../queries';
import { withdrawalMethodSchema } from '../schema';

interface MethodFormProps {
  /** As it is now. */
  method: OperatorMethod;
  onDone: () => void;
}

/** Takes a way to pay in out of use, or into it again. */
export function PaymentMethodForm({ method, onDone }: MethodFormProps) {
  // What was asked for when the form was opened, also when another operator does the same meanwhile.
  const [wanted] = useState(!method.in_use);
  const change = useMutation(setPaymentMethodMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ reason }) => {
      const proposal = await change.mutateAsync({ method: method.name, in_use: wanted, reason });
      toldOf(proposal, t('offers.saved', { name: method.name }));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ReasonField error={formState.errors.reason?.message} register={() => register('reason')} />
      <SubmitButton
        className="justify-self-start"
        pending={formState.isSubmitting}
        variant={wanted ? 'primary' : 'destructive'}
      >
        {wanted ? t('offers.methods.start') : t('offers.methods.stop')}
      </SubmitButton>
    </form>
  );
}

function WithdrawalForm({ method, onDone, onReload }: MethodFormProps & { onReload: () => void }) {
  // What the form says it has seen is what it was opened with, whatever comes in meanwhile.
  const [seen] = useState(method);
  const change = useMutation(setWithdrawalMethodMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(withdrawalMethodSchema),
    defaultValues: {
      in_use: seen.in_use,
      min_cents: typedCents(seen.min_cents ?? 0),
      fee_cents: typedCents(seen.fee_cents ?? 0),
      duration: seen.duration ?? '',
      reason: '',
    },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      const proposal = await change.mutateAsync({ method: seen.name, seen: seen.version, ...values });
      toldOf(proposal, t('offers.saved', { name: seen.name }));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {method.version === seen.version ? null : <ChangedMeanwhile onReload={onReload} />}
      <CheckField label={t('offers.methods.use')} registered={register('in_use')} />
      <AmountField
        {...register('min_cents')}
        error={errors.min_cents?.message}
        hint={t('offers.methods.minimumHint')}
        label={t('offers.methods.minimum')}
        typed={watch('min_cents')}
      />
      <AmountField
        {...register('fee_cents')}
        error={errors.fee_cents?.message}
        hint={t('offers.methods.feeHint')}
        label={t('withdrawals.fee')}
        typed={watch('fee_cents')}
      />
      <Field
        error={errors.duration?.message}
        hint={t('offers.methods.durationHint')}
        label={t('offers.methods.duration')}
      >
        {(control) => <Input {...control} {...register('duration')} autoComplete="off" dir="auto" />}
      </Field>
      <ReasonField error={errors.reason?.message} register={() => register('reason')} />
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('common.save')}
      </SubmitButton>
    </form>
  );
}

/** Changes a way to pay out. */
export function WithdrawalMethodForm(props: MethodFormProps) {
  const [reloads, setReloads] = useState(0);
  return <WithdrawalForm {...props} key={reloads} onReload={() => setReloads((count) => count + 1)} />;
}
