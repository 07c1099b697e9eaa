import { useMutation } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toldOf } from '@/operator/kit/proposals';
import { attestMutation } from '../mutations';
import { attestationSchema } from '../schema';

const EMPTY = {
  network: '',
  address: '',
  amount: '',
  cents: '',
  signedOn: '',
  height: '',
  hash: '',
  message: '',
  signature: '',
  howToCheck: '',
};

const fields = () =>
  [
    { name: 'network', label: t('settings.wallets.network'), hint: t('attesting.networkHint') },
    { name: 'address', label: t('transparency.address'), hint: t('attesting.addressHint') },
    { name: 'amount', label: t('attesting.amount'), hint: t('attesting.amountHint') },
    { name: 'cents', label: t('attesting.value'), hint: t('attesting.valueHint') },
    { name: 'signedOn', label: t('attesting.signedOn'), hint: undefined },
    { name: 'height', label: t('attesting.height'), hint: undefined },
    { name: 'hash', label: t('attesting.hash'), hint: t('attesting.hashHint') },
  ] as const;

const texts = () =>
  [
    { name: 'message', label: t('transparency.message'), hint: t('attesting.messageHint') },
    { name: 'signature', label: t('transparency.signature'), hint: t('attesting.signatureHint') },
    { name: 'howToCheck', label: t('transparency.howToCheck'), hint: t('attesting.checkHint') },
  ] as const;

function AttestForm({ onDone }: { onDone: () => void }) {
  const attest = useMutation(attestMutation);
  const form = useZodForm(attestationSchema, EMPTY);
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        toldOf(await attest.mutateAsync(values), t('attesting.done'));
        onDone();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields().map(({ name, label, hint }) => (
          <InputField
            control={control}
            name={name}
            frame={name === 'address' || name === 'hash' ? 'sm:col-span-2' : ''}
            hint={hint}
            key={name}
            label={label}
            dir="ltr"
            spellCheck={false}
            type={name === 'signedOn' ? 'date' : 'text'}
          />
        ))}
      </div>
      {texts().map(({ name, label, hint }) => (
        <TextareaField
          control={control}
          name={name}
          hint={hint}
          key={name}
          label={label}
          className="min-h-20"
          dir="auto"
          spellCheck={false}
        />
      ))}
      <SubmitButton className="justify-self-start">{t('attesting.publish')}</SubmitButton>
    </Form>
  );
}

export function AttestReserve() {
  const { dialog, done } = useDialogs();
  return (
    <Dialog {...dialog('form')}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Stamp aria-hidden />
          {t('attesting.attest')}
        </Button>
      </DialogTrigger>
      <DialogBox className="max-w-2xl" description={t('attesting.attestText')} title={t('attesting.attest')}>
        <AttestForm onDone={done} />
      </DialogBox>
    </Dialog>
  );
}
