import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toldOf } from '@/operator/kit/proposals';
import { proposeInsurancePayoutMutation } from '../mutations';
import { insurancePayoutSchema } from '../schema';

interface PayoutFormProps {
  requests: RequestIds;
  onDone: () => void;
}

/** The proposal of a payment: for what, how much, and what each person lost. */
export function PayoutForm({ requests, onDone }: PayoutFormProps) {
  const propose = useMutation(proposeInsurancePayoutMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(insurancePayoutSchema),
    defaultValues: { event: '', happened_on: '', evidence: '', amount_cents: '', losses: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      toldOf(await requests.send(values, (request_id) => propose.mutateAsync({ ...values, request_id })), '');
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        error={errors.event?.message}
        hint={t('treasury.insurance.eventHint')}
        label={t('treasury.insurance.event')}
      >
        {(control) => <Input {...control} {...register('event')} autoComplete="off" dir="auto" />}
      </Field>
      <Field error={errors.happened_on?.message} label={t('treasury.yield.day')}>
        {(control) => <Input {...control} {...register('happened_on')} type="date" />}
      </Field>
      <Field
        error={errors.evidence?.message}
        hint={t('treasury.insurance.evidenceHint')}
        label={t('treasury.insurance.evidence')}
      >
        {(control) => <Input {...control} {...register('evidence')} autoComplete="off" dir="auto" />}
      </Field>
      <AmountField
        {...register('amount_cents')}
        error={errors.amount_cents?.message}
        hint={t('treasury.insurance.amountHint')}
        label={t('treasury.insurance.amount')}
        typed={watch('amount_cents')}
      />
      <Field
        error={errors.losses?.message}
        hint={t('treasury.insurance.lossesHint')}
        label={t('treasury.insurance.losses')}
      >
        {(control) => <Textarea {...control} {...register('losses')} dir="ltr" rows={6} spellCheck={false} />}
      </Field>
      <SubmitButton className="justify-self-start" pending={isSubmitting}>
        {t('treasury.insurance.propose')}
      </SubmitButton>
    </form>
  );
}
