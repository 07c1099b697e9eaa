import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { AppError, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { leaveNote } from '@/lib/session/notes';
import { linkQuery, tellCodeFault } from '../factors';
import type { RecoveryLink } from '../links';
import { loginAddress } from '../login-address';
import { type ResetStep, resetMutation } from '../mutations';
import { resetSchema } from '../schema';
import { AuthHeading } from './AuthHeading';
import { CodeField } from './CodeField';
import { judgedAsTyped, NewPasswordFields } from './NewPasswordFields';
import { RecoveryCodeField } from './RecoveryCodeField';

interface ResetFormProps {
  link: RecoveryLink;
  email: string;
  name: string;
}

/** Chooses a new password with the session of a recovery link; all sessions end, so the login follows. */
export function ResetForm({ link, email, name }: ResetFormProps) {
  const reset = useMutation(resetMutation);
  const { data: isCodeMissing = false } = useQuery(linkQuery(link));
  const [isRecovering, setIsRecovering] = useState(false);
  const kind: ResetStep['kind'] = isRecovering ? 'recovery' : 'code';
  const step = isCodeMissing ? kind : 'none';
  const { register, handleSubmit, formState, setError, resetField, ...form } = useForm({
    resolver: zodResolver(resetSchema(step, [email, name])),
    defaultValues: { password: '', repeat: '', code: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async ({ password, code }) => {
      try {
        await reset.mutateAsync({
          link,
          password,
          step: step === 'none' ? { kind: step } : { kind: step, code },
        });
      } catch (error) {
        tellCodeFault(error, (message) => setError('code', { message }));
        // The session that ended is the link's.
        throw toAppError(error).code === 'session_expired'
          ? new AppError('link_expired', { cause: error })
          : error;
      }
      leaveNote('flash', t('reset.done'));
      location.assign(loginAddress());
    }, toastInvalid),
  );
  return (
    <>
      <AuthHeading title={t('reset.title')} {...(email ? { lead: t('reset.forAccount', { email }) } : {})} />
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <NewPasswordFields
          errors={errors}
          password={register('password', judgedAsTyped(form))}
          repeat={register('repeat')}
        />
        {step === 'code' ? <CodeField {...register('code')} error={errors.code?.message} /> : null}
        {step === 'recovery' ? (
          <>
            <RecoveryCodeField {...register('code')} error={errors.code?.message} />
            <p className="text-muted-foreground text-sm">{t('factors.step.recoveryText')}</p>
          </>
        ) : null}
        <SubmitButton pending={formState.isSubmitting}>{t('reset.submit')}</SubmitButton>
        {step === 'none' ? null : (
          <Button
            className="justify-self-center"
            onClick={() => {
              resetField('code');
              setIsRecovering(!isRecovering);
            }}
            variant="link"
          >
            {isRecovering ? t('factors.step.app') : t('factors.step.recovery')}
          </Button>
        )}
      </form>
    </>
  );
}
