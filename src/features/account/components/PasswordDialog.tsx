import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/features/auth/components/PasswordInput';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { changePasswordMutation } from '../mutations';
import { passwordSchema } from '../schema';

/** The window in which somebody chooses another password. */
export function PasswordDialog({ email, onDone }: { email: string; onDone: () => void }) {
  const change = useMutation(changePasswordMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordSchema),
    defaultValues: { present: '', password: '', repeat: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async ({ present, password }) => {
      await change.mutateAsync({ present, password });
      toast.success(t('account.passwordChanged'));
      onDone();
    }, toastInvalid),
  );
  return (
    <DialogContent description={t('account.passwordText')} title={t('account.changePassword')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <Field error={errors.present?.message} label={t('account.currentPassword')}>
          {(control) => (
            <PasswordInput {...control} {...register('present')} autoComplete="current-password" />
          )}
        </Field>
        <Field
          error={errors.password?.message}
          hint={t('auth.register.passwordHint')}
          label={t('auth.reset.password')}
        >
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Field error={errors.repeat?.message} label={t('auth.reset.repeat')}>
          {(control) => <PasswordInput {...control} {...register('repeat')} autoComplete="new-password" />}
        </Field>
        <SubmitButton pending={formState.isSubmitting}>{t('auth.reset.submit')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
