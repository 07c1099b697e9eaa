import { useMutation } from '@tanstack/react-query';
import { AmountField } from '@/components/forms/AmountField';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toldOf } from '@/operator/kit/proposals';
import { proposeInsurancePayoutMutation } from '../mutations';
import { insurancePayoutSchema } from '../schema';

interface PayoutFormProps {
  requests: RequestIds;
  onDone: () => void;
}

export function PayoutForm({ requests, onDone }: PayoutFormProps) {
  const propose = useMutation(proposeInsurancePayoutMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(insurancePayoutSchema, {
    event: '',
    happened_on: '',
    evidence: '',
    amount_cents: '',
    losses: '',
  });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        toldOf(await requests.send(values, (request_id) => propose.mutateAsync({ ...values, request_id })), '');
        if (isMounted()) onDone();
      }}
    >
      <InputField
        control={control}
        name="event"
        hint={t('treasury.insurance.eventHint')}
        label={t('treasury.insurance.event')}
        dir="auto"
      />
      <InputField control={control} name="happened_on" label={t('treasury.yield.day')} type="date" />
      <InputField
        control={control}
        name="evidence"
        hint={t('treasury.insurance.evidenceHint')}
        label={t('treasury.insurance.evidence')}
        dir="auto"
      />
      <AmountField
        control={control}
        name="amount_cents"
        hint={t('treasury.insurance.amountHint')}
        label={t('treasury.insurance.amount')}
      />
      <TextareaField
        control={control}
        name="losses"
        hint={t('treasury.insurance.lossesHint')}
        label={t('treasury.insurance.losses')}
        dir="ltr"
        rows={6}
        spellCheck={false}
      />
      <SubmitButton className="justify-self-start">{t('treasury.insurance.propose')}</SubmitButton>
    </Form>
  );
}
