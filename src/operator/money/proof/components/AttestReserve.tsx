import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
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

/** The short fields, in the order in which they are filled in. */
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

/** The long ones. */
const texts = () =>
  [
    { name: 'message', label: t('transparency.message'), hint: t('attesting.messageHint') },
    { name: 'signature', label: t('transparency.signature'), hint: t('attesting.signatureHint') },
    { name: 'howToCheck', label: t('transparency.howToCheck'), hint: t('attesting.checkHint') },
  ] as const;

function AttestForm({ onDone }: { onDone: () => void }) {
  const attest = useMutation(attestMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(attestationSchema),
    defaultValues: EMPTY,
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      toldOf(await attest.mutateAsync(values), t('attesting.done'));
      onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields().map(({ name, label, hint }) => (
          <Field
            className={name === 'address' || name === 'hash' ? 'sm:col-span-2' : ''}
            error={formState.errors[name]?.message}
            hint={hint}
            key={name}
            label={label}
          >
            {(control) => (
              <Input
                {...control}
                {...register(name)}
                autoComplete="off"
                dir="ltr"
                spellCheck={false}
                type={name === 'signedOn' ? 'date' : 'text'}
              />
            )}
          </Field>
        ))}
      </div>
      {texts().map(({ name, label, hint }) => (
        <Field error={formState.errors[name]?.message} hint={hint} key={name} label={label}>
          {(control) => (
            <Textarea {...control} {...register(name)} className="min-h-20" dir="auto" spellCheck={false} />
          )}
        </Field>
      ))}
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('attesting.publish')}
      </SubmitButton>
    </form>
  );
}

/** The way to an attestation: everything that a person who wants to check it needs. */
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
      <DialogContent
        className="max-w-2xl"
        description={t('attesting.attestText')}
        title={t('attesting.attest')}
      >
        <AttestForm onDone={done} />
      </DialogContent>
    </Dialog>
  );
}
