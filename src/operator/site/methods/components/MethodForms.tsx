import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { CheckField, InputField } from '@/components/forms/TextFields';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { ChangedMeanwhile } from '@/operator/kit/components/ChangedMeanwhile';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { toldOf } from '@/operator/kit/proposals';
import { reasonSchema } from '@/operator/kit/schema';
import { setPaymentMethodMutation, setWithdrawalMethodMutation } from '../mutations';
import type { OperatorMethod } from '../queries';
import { withdrawalMethodSchema } from '../schema';

interface MethodFormProps {
  method: OperatorMethod;
  onDone: () => void;
}

export function PaymentMethodForm({ method, onDone }: MethodFormProps) {
  const [wanted] = useState(!method.in_use);
  const change = useMutation(setPaymentMethodMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(reasonSchema, { reason: '' });
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async ({ reason }) => {
        const proposal = await change.mutateAsync({ method: method.name, in_use: wanted, reason });
        toldOf(proposal, t('offers.saved', { name: method.name }));
        if (isMounted()) onDone();
      }}
    >
      <ReasonField />
      <SubmitButton className="justify-self-start" variant={wanted ? 'default' : 'destructive'}>
        {wanted ? t('offers.methods.start') : t('offers.methods.stop')}
      </SubmitButton>
    </Form>
  );
}

function WithdrawalForm({ method, onDone, onReload }: MethodFormProps & { onReload: () => void }) {
  // Sends the value as of opening the form, so that the database detects changes since then.
  const [seen] = useState(method);
  const change = useMutation(setWithdrawalMethodMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(withdrawalMethodSchema, {
    in_use: seen.in_use,
    min_cents: typedCents(seen.min_cents ?? 0),
    fee_cents: typedCents(seen.fee_cents ?? 0),
    duration: seen.duration ?? '',
    reason: '',
  });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        const proposal = await change.mutateAsync({ method: seen.name, seen: seen.version, ...values });
        toldOf(proposal, t('offers.saved', { name: seen.name }));
        if (isMounted()) onDone();
      }}
    >
      {method.version === seen.version ? null : <ChangedMeanwhile onReload={onReload} />}
      <CheckField control={control} label={t('offers.methods.use')} name="in_use" />
      <AmountField
        control={control}
        name="min_cents"
        hint={t('offers.methods.minimumHint')}
        label={t('offers.methods.minimum')}
      />
      <AmountField control={control} name="fee_cents" hint={t('offers.methods.feeHint')} label={t('withdrawals.fee')} />
      <InputField
        control={control}
        name="duration"
        hint={t('offers.methods.durationHint')}
        label={t('offers.methods.duration')}
        dir="auto"
      />
      <ReasonField />
      <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
    </Form>
  );
}

export function WithdrawalMethodForm(props: MethodFormProps) {
  const [reloads, setReloads] = useState(0);
  return <WithdrawalForm {...props} key={reloads} onReload={() => setReloads((count) => count + 1)} />;
}
