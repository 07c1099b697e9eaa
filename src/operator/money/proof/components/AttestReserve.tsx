import { useMutation } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';
import { toldWords } from '@/operator/kit/proposals';
import { attestMutation } from '../mutations';
import { attestationSchema } from '../schema';

const EMPTY = {
  network: '',
  address: '',
  amount: '',
  value_cents: '',
  signed_on: '',
  block_height: '',
  block_hash: '',
  message: '',
  signature: '',
  how_to_check: '',
};

const fields = () =>
  [
    { name: 'network', label: t('payments.review.network'), hint: t('attesting.networkHint') },
    { name: 'address', label: t('transparency.address'), hint: t('attesting.addressHint') },
    { name: 'amount', label: t('attesting.amount'), hint: t('attesting.amountHint') },
    { name: 'value_cents', label: t('attesting.value'), hint: t('attesting.valueHint') },
    { name: 'signed_on', label: t('attesting.signedOn'), hint: undefined },
    { name: 'block_height', label: t('attesting.height'), hint: undefined },
    { name: 'block_hash', label: t('attesting.hash'), hint: t('attesting.hashHint') },
  ] as const;

const texts = () =>
  [
    { name: 'message', label: t('transparency.message'), hint: t('attesting.messageHint') },
    { name: 'signature', label: t('transparency.signature'), hint: t('attesting.signatureHint') },
    { name: 'how_to_check', label: t('transparency.howToCheck'), hint: t('attesting.checkHint') },
  ] as const;

export function AttestReserve() {
  const attest = useMutation(attestMutation);
  return (
    <FormDialog
      button={{
        Icon: Stamp,
        label: t('attesting.attest'),
        className: 'max-w-2xl',
        description: t('attesting.attestText'),
        variant: 'outline',
      }}
      onSend={attest.mutateAsync}
      schema={attestationSchema}
      submit={t('signals.form.publish')}
      told={(proposal) => toldWords(proposal, t('attesting.done'))}
      values={EMPTY}
    >
      {({ control }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {fields().map(({ name, label, hint }) => (
              <InputField
                control={control}
                dir="ltr"
                frame={name === 'address' || name === 'block_hash' ? 'sm:col-span-2' : ''}
                hint={hint}
                key={name}
                label={label}
                name={name}
                spellCheck={false}
                type={name === 'signed_on' ? 'date' : 'text'}
              />
            ))}
          </div>
          {texts().map((field) => (
            <TextareaField
              {...field}
              className="min-h-20"
              control={control}
              dir="auto"
              key={field.name}
              spellCheck={false}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
