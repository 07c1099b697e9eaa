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
import { errorMessage, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { changeEmailMutation } from '../mutations';
import { emailSchema } from '../schema';

/** The dialog in which a user asks for another e-mail address. */
export function EmailDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const change = useMutation(changeEmailMutation);
  const choice = useFactorChoice(user.id);
  const asksCode = choice.way === 'code';
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(emailSchema(user.email, asksCode)),
    defaultValues: { newEmail: '', password: '', code: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        await change.mutateAsync({ ...values, email: user.email });
      } catch (error) {
        tellProofFault(error, setError);
        const { code } = toAppError(error);
        if (code === 'email_in_use' || code === 'invalid_email')
          setError('newEmail', { message: errorMessage(error) });
        throw error;
      }
      toast.info(t('account.emailSent'));
      onDone();
    }, toastInvalid),
  );
  return (
    <DialogContent description={t('account.emailText')} title={t('account.changeEmail')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field error={errors.newEmail?.message} label={t('account.newEmail')}>
          {(control) => <Input {...control} {...register('newEmail')} autoComplete="email" type="email" />}
        </Field>
        <Field error={errors.password?.message} label={t('account.currentPassword')}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <FactorField {...register('code')} choice={choice} error={errors.code?.message} />
        <SubmitButton pending={formState.isSubmitting}>{t('account.send')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
