import { useMutation } from '@tanstack/react-query';
import { AmountField } from '@/components/forms/AmountField';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { proposeInsurancePayoutMutation } from '../mutations';
import { insurancePayoutSchema } from '../schema';

const EMPTY = { event: '', happened_on: '', evidence: '', amount_cents: '', losses: '' };

export function PayoutForm({ requests, isHidden }: { requests: RequestIds; isHidden: boolean }) {
  const propose = useMutation(proposeInsurancePayoutMutation);
  return (
    <FormDialog
      button={{ description: t('treasury.insurance.proposeText'), isHidden, label: t('treasury.insurance.propose') }}
      onSend={(values) => requests.send(values, (request_id) => propose.mutateAsync({ ...values, request_id }))}
      schema={insurancePayoutSchema}
      told={t('switches.proposed')}
      values={EMPTY}
    >
      {({ control }) => (
        <>
          <InputField
            control={control}
            dir="auto"
            hint={t('treasury.insurance.eventHint')}
            label={t('treasury.insurance.event')}
            name="event"
          />
          <InputField control={control} label={t('treasury.yield.day')} name="happened_on" type="date" />
          <InputField
            control={control}
            dir="auto"
            hint={t('treasury.insurance.evidenceHint')}
            label={t('treasury.yield.evidence')}
            name="evidence"
          />
          <AmountField
            control={control}
            hint={t('treasury.insurance.amountHint')}
            label={t('treasury.insurance.amount')}
            name="amount_cents"
          />
          <TextareaField
            control={control}
            dir="ltr"
            hint={t('treasury.insurance.lossesHint')}
            label={t('treasury.insurance.losses')}
            name="losses"
            rows={6}
            spellCheck={false}
          />
        </>
      )}
    </FormDialog>
  );
}
