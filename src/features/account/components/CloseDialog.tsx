import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { FactorField } from '@/features/auth/components/FactorField';
import { PasswordInput } from '@/features/auth/components/PasswordInput';
import { tellProofFault } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import { useFactorChoice } from '@/features/auth/ways';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { leaveNote, takeNote } from '@/lib/session/notes';
import { closeMutation } from '../mutations';
import { closeSchema } from '../schema';

interface CloseDialogProps {
  user: CurrentUser;
  /** The account is closed: leads away from it. */
  onClosed: () => Promise<void>;
}

/** Says what closing means, and asks for address and password before it does so. */
export function CloseDialog({ user, onClosed }: CloseDialogProps) {
  const close = useMutation(closeMutation);
  const choice = useFactorChoice(user.id);
  const asksCode = choice.way === 'code';
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(closeSchema(user.email, asksCode)),
    defaultValues: { email: '', password: '', code: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async ({ password, code }) => {
      // First: the end of the session leads to the login by itself, with words of its own where there are none yet.
      leaveNote('flash', t('account.closed'));
      try {
        await close.mutateAsync({ userId: user.id, email: user.email, password, code });
      } catch (error) {
        tellProofFault(error, setError);
        takeNote('flash');
        throw error;
      }
      await onClosed();
    }, toastInvalid),
  );
  const facts = [
    [t('account.closeGoneTitle'), t('account.closeGone')],
    [t('account.closeKeptTitle'), t('account.closeKept')],
  ] as const;
  return (
    <DialogContent description={t('account.closeText')} title={t('account.close')}>
      <dl className="mb-6 grid gap-4 text-sm">
        {facts.map(([title, text]) => (
          <div className="grid gap-1" key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field error={errors.email?.message} label={t('account.closeEmail')}>
          {(control) => <Input {...control} {...register('email')} autoComplete="off" type="email" />}
        </Field>
        <Field error={errors.password?.message} label={t('account.currentPassword')}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <FactorField {...register('code')} choice={choice} error={errors.code?.message} />
        <SubmitButton pending={formState.isSubmitting} variant="destructive">
          {t('account.close')}
        </SubmitButton>
      </form>
    </DialogContent>
  );
}
