import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { AppError, toAppError } from '@/lib/data/errors';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { leaveNote } from '@/lib/session/notes';
import { CODE_FIELDS, linkQuery } from '../factors';
import type { RecoveryLink } from '../links';
import { loginAddress } from '../login-address';
import { resetMutation, type ResetStep } from '../mutations';
import { resetSchema } from '../schema';
import { factorWays, useWayChoice, type Way } from '../ways';
import { AuthHeading } from './AuthHeading';
import { FactorField } from './FactorField';
import { NEW_PASSWORD_FIELDS, NewPasswordFields } from './NewPasswordFields';
import { RecoveryCodeField } from './RecoveryCodeField';

function stepOf(way: Way | undefined, isRecovering: boolean): ResetStep['kind'] {
  if (way !== 'code' && way !== 'key') return 'none';
  return isRecovering ? 'recovery' : way;
}

/** All sessions end, so the login follows. */
export function ResetForm({ link, email, name }: { link: RecoveryLink; email: string; name: string }) {
  const reset = useMutation(resetMutation);
  const { data: missing = [] } = useQuery(linkQuery(link));
  const choice = useWayChoice(factorWays(missing.includes('app'), missing.includes('key')));
  const [isRecovering, setIsRecovering] = useState(false);
  const step = stepOf(choice.way, isRecovering);
  const form = useZodForm(resetSchema(step, [email, name]), { password: '', repeat: '', code: '' });
  return (
    <>
      <AuthHeading title={t('reset.title')} {...(email ? { lead: t('reset.forAccount', { email }) } : {})} />
      <Form
        blame={{ ...CODE_FIELDS, ...NEW_PASSWORD_FIELDS }}
        className="grid gap-5"
        form={form}
        onSubmit={async ({ password, code }) => {
          try {
            await reset.mutateAsync({
              link,
              password,
              step: step === 'none' || step === 'key' ? { kind: step } : { kind: step, code },
            });
          } catch (error) {
            // The session that ended is the link's.
            throw toAppError(error).code === 'session_expired' ? new AppError('link_expired', { cause: error }) : error;
          }
          leaveNote('flash', t('reset.done'));
          location.assign(loginAddress());
        }}
      >
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <NewPasswordFields own={[email, name]} />
        {isRecovering ? null : <FactorField choice={choice} />}
        {step === 'recovery' ? (
          <>
            <RecoveryCodeField />
            <p className="text-muted-foreground text-sm">{t('factors.step.recoveryText')}</p>
          </>
        ) : null}
        <SubmitButton>{t('reset.submit')}</SubmitButton>
        {step === 'none' ? null : (
          <Button
            className="justify-self-center whitespace-normal"
            onClick={() => {
              form.resetField('code');
              setIsRecovering(!isRecovering);
            }}
            variant="link"
          >
            {isRecovering ? t('factors.step.app') : t('factors.step.recovery')}
          </Button>
        )}
      </Form>
    </>
  );
}
