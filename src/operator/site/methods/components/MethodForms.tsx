import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { DialogForm } from '@/components/forms/FormDialog';
import { CheckField, InputField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';
import { typedCents } from '@/lib/money/money';
import { ChangedMeanwhile } from '@/operator/kit/components/ChangedMeanwhile';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { toldWords } from '@/operator/kit/proposals';
import { reasonSchema } from '@/operator/kit/schema';
import { setPaymentMethodMutation, setWithdrawalMethodMutation } from '../mutations';
import type { OperatorMethod } from '../queries';
import { withdrawalMethodSchema } from '../schema';

interface MethodFormProps {
  method: OperatorMethod;
  onDone: () => void;
}

const savedWords =
  ({ name }: OperatorMethod) =>
  (proposal: unknown): string =>
    toldWords(proposal, t('offers.saved', { name }));

export function PaymentMethodForm({ method, onDone }: MethodFormProps) {
  const change = useMutation(setPaymentMethodMutation);
  const { name, in_use: isInUse } = method;
  return (
    <DialogForm
      onDone={onDone}
      onSend={({ reason }) => change.mutateAsync({ method: name, in_use: !isInUse, reason })}
      schema={reasonSchema}
      submit={isInUse ? t('offers.methods.stop') : t('offers.methods.start')}
      told={savedWords(method)}
      values={{ reason: '' }}
      variant={isInUse ? 'destructive' : 'default'}
    >
      {() => <ReasonField />}
    </DialogForm>
  );
}

interface WithdrawalMethodFormProps extends MethodFormProps {
  /** The method as it is now, which another operator may have changed. */
  current: OperatorMethod;
}

export function WithdrawalMethodForm({ method, current, onDone }: WithdrawalMethodFormProps) {
  const change = useMutation(setWithdrawalMethodMutation);
  const [seen, setSeen] = useState(method);
  return (
    <DialogForm
      key={seen.version}
      onDone={onDone}
      onSend={(values) => change.mutateAsync({ method: seen.name, seen: seen.version, ...values })}
      schema={withdrawalMethodSchema}
      submit={t('common.save')}
      told={savedWords(seen)}
      values={{
        in_use: seen.in_use,
        min_cents: typedCents(seen.min_cents ?? 0),
        fee_cents: typedCents(seen.fee_cents ?? 0),
        duration: seen.duration ?? '',
        reason: '',
      }}
    >
      {({ control }) => (
        <>
          {current.version === seen.version ? null : <ChangedMeanwhile onReload={() => setSeen(current)} />}
          <CheckField control={control} label={t('offers.methods.use')} name="in_use" />
          <AmountField
            control={control}
            hint={t('offers.methods.minimumHint')}
            label={t('withdrawing.minimum')}
            name="min_cents"
          />
          <AmountField
            control={control}
            hint={t('offers.methods.feeHint')}
            label={t('withdrawals.fee')}
            name="fee_cents"
          />
          <InputField
            control={control}
            dir="auto"
            hint={t('offers.methods.durationHint')}
            label={t('payments.review.expected')}
            name="duration"
          />
          <ReasonField />
        </>
      )}
    </DialogForm>
  );
}
