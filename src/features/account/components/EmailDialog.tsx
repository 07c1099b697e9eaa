import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/features/auth/components/PasswordInput';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { changeEmailMutation } from '../mutations';
import { emailSchema } from '../schema';

/** The window in which somebody asks for another e-mail address. */
export function EmailDialog({ email, onDone }: { email: string; onDone: () => void }) {
  const change = useMutation(changeEmailMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailSchema(email)),
    defaultValues: { newEmail: '', password: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await change.mutateAsync({ ...values, email });
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
        <SubmitButton pending={formState.isSubmitting}>{t('account.send')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
