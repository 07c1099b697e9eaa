import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { AppError, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { leaveNote } from '@/lib/session/notes';
import type { RecoveryLink } from '../links';
import { loginAddress } from '../login-address';
import { resetMutation } from '../mutations';
import { resetSchema } from '../schema';
import { AuthHeading } from './AuthHeading';
import { PasswordInput } from './PasswordInput';

/** Chooses a new password with the session of a recovery link; all sessions end, so the login follows. */
export function ResetForm({ link, email }: { link: RecoveryLink; email: string }) {
  const reset = useMutation(resetMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { password: '', repeat: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async ({ password }) => {
      try {
        await reset.mutateAsync({ link, password });
      } catch (error) {
        // The session that ended is the link's.
        throw toAppError(error).code === 'session_expired'
          ? new AppError('link_expired', { cause: error })
          : error;
      }
      leaveNote('flash', t('auth.reset.done'));
      location.assign(loginAddress());
    }, toastInvalid),
  );
  return (
    <>
      <AuthHeading
        title={t('auth.reset.title')}
        {...(email ? { lead: t('auth.reset.forAccount', { email }) } : {})}
      />
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <input autoComplete="username" hidden readOnly type="email" value={email} />
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
    </>
  );
}
