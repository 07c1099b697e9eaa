import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import {
  judgedAsTyped,
  NewPasswordFields,
  tellNewPasswordFault,
} from '@/features/auth/components/NewPasswordFields';
import { PasswordInput } from '@/features/auth/components/PasswordInput';
import type { CurrentUser } from '@/features/auth/queries';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { changePasswordMutation } from '../mutations';
import { ownNameQuery } from '../queries';
import { passwordSchema } from '../schema';

/** The dialog in which a user chooses another password. */
export function PasswordDialog({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const { data: name = '' } = useQuery(ownNameQuery(user.id));
  const change = useMutation(changePasswordMutation);
  const { register, handleSubmit, formState, setError, ...form } = useForm({
    resolver: zodResolver(passwordSchema([user.email, name])),
    defaultValues: { present: '', password: '', repeat: '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = useSubmit(
    handleSubmit(async ({ present, password }) => {
      try {
        await change.mutateAsync({ present, password });
      } catch (error) {
        tellNewPasswordFault(error, setError);
        if (toAppError(error).code === 'wrong_password')
          setError('present', { message: errorMessage(error) });
        throw error;
      }
      toast.success(t('account.passwordChanged'));
      onDone();
    }, toastInvalid),
  );
  return (
    <DialogContent description={t('account.passwordText')} title={t('account.changePassword')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <input autoComplete="username" hidden readOnly type="email" value={user.email} />
        <Field error={errors.present?.message} label={t('account.currentPassword')}>
          {(control) => (
            <PasswordInput {...control} {...register('present')} autoComplete="current-password" />
          )}
        </Field>
        <NewPasswordFields
          errors={errors}
          own={[user.email, name]}
          password={register('password', judgedAsTyped(form))}
          repeat={register('repeat')}
          typed={typed}
        />
        <SubmitButton pending={formState.isSubmitting}>{t('reset.submit')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
