import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
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
import { factorWays, useWayChoice, type Way } from '../ways';
import { AuthHeading } from './AuthHeading';
import { FactorField } from './FactorField';
import { judgedAsTyped, NewPasswordFields, tellNewPasswordFault } from './NewPasswordFields';
import { RecoveryCodeField } from './RecoveryCodeField';

interface ResetFormProps {
  link: RecoveryLink;
  email: string;
  name: string;
}

function stepOf(way: Way | undefined, isRecovering: boolean): ResetStep['kind'] {
  if (way !== 'code' && way !== 'key') return 'none';
  return isRecovering ? 'recovery' : way;
}

/** Chooses a new password with the session of a recovery link; all sessions end, so the login follows. */
export function ResetForm({ link, email, name }: ResetFormProps) {
  const reset = useMutation(resetMutation);
  const { data: missing = [] } = useQuery(linkQuery(link));
  const choice = useWayChoice(factorWays(missing.includes('app'), missing.includes('key')));
  const [isRecovering, setIsRecovering] = useState(false);
  const step = stepOf(choice.way, isRecovering);
  const { register, handleSubmit, formState, setError, resetField, ...form } = useForm({
    resolver: zodResolver(resetSchema(step, [email, name])),
    defaultValues: { password: '', repeat: '', code: '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = useSubmit(
    handleSubmit(async ({ password, code }) => {
      try {
        await reset.mutateAsync({
          link,
          password,
          step: step === 'none' || step === 'key' ? { kind: step } : { kind: step, code },
        });
      } catch (error) {
        tellCodeFault(error, (message) => setError('code', { message }));
        tellNewPasswordFault(error, setError);
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
          own={[email, name]}
          password={register('password', judgedAsTyped(form))}
          repeat={register('repeat')}
          typed={typed}
        />
        {isRecovering ? null : (
          <FactorField {...register('code')} choice={choice} error={errors.code?.message} />
        )}
        {step === 'recovery' ? (
          <>
            <RecoveryCodeField {...register('code')} error={errors.code?.message} />
            <p className="text-muted-foreground text-sm">{t('factors.step.recoveryText')}</p>
          </>
        ) : null}
        <SubmitButton pending={formState.isSubmitting}>{t('reset.submit')}</SubmitButton>
        {step === 'none' ? null : (
          <Button
            className="justify-self-center whitespace-normal"
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
