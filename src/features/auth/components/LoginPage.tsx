import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/forms/ActionButton';
import { FormField } from '@/components/forms/FormField';
import { PublicForm } from '@/components/forms/PublicForm';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { readErrorMessage, toAppError } from '@/lib/data/errors';
import { usePublicForm } from '@/lib/forms/use-public-form';
import { t } from '@/lib/i18n/i18n';
import { readNote } from '@/lib/session/notes';
import { signInSchema } from '../schema';
import { goOn, passkeyMutation, signInMutation } from '../sign-in';
import { useWay } from '../way';
import { AuthHeading } from './AuthHeading';
import { DemoPeople } from './DemoPeople';
import { PasswordInput } from './PasswordInput';
import { UnconfirmedNotice } from './UnconfirmedNotice';

export function LoginPage() {
  const { redirect, to } = useWay();
  const signIn = useMutation(signInMutation);
  const isHere = useHydrated();
  const registered = isHere ? readNote('unconfirmed') : '';
  const [refused, setRefused] = useState('');
  const form = usePublicForm(() => signInSchema);
  const { control, setValue } = form;
  useEffect(() => {
    if (registered) setValue('email', registered);
  }, [registered, setValue]);
  return (
    <>
      {/* "Welcome back" is wrong on a first visit. */}
      <AuthHeading title={t('shell.login')} {...(registered ? {} : { lead: t('login.lead') })} />
      {refused || registered ? (
        <UnconfirmedNotice
          email={refused || registered}
          text={
            refused ? t('login.needsConfirmationText', { email: refused }) : t('checkMail.text', { email: registered })
          }
          title={refused ? t('login.needsConfirmation') : t('checkMail.title')}
        />
      ) : null}
      <PublicForm
        blame={{ too_many_guesses: 'password', wrong_password: 'password' }}
        className="grid gap-5"
        form={form}
        onSubmit={async (entered) => {
          try {
            await goOn(await signIn.mutateAsync(entered), redirect);
          } catch (error) {
            if (toAppError(error).code === 'email_not_confirmed') setRefused(entered.email);
            throw error;
          }
        }}
      >
        <InputField autoComplete="username" control={control} label={t('login.email')} name="email" type="email" />
        <FormField control={control} label={t('login.password')} name="password">
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
        {/* `src/site/pages/entry.ts` passes the address on, also before hydration. */}
        <a className="link justify-self-end text-sm" data-forgot href={to('/forgot')}>
          {t('login.forgot')}
        </a>
        <SubmitButton>{t('shell.login')}</SubmitButton>
        <PasskeyButton redirect={redirect} />
        <DemoPeople
          onChoose={(email, password) => {
            setValue('email', email);
            setValue('password', password);
          }}
        />
      </PublicForm>
      <p className="text-muted-foreground mt-8 text-center text-sm">
        <span>{t('login.noAccount')}</span>{' '}
        <a className="link" href={to('/register')}>
          {t('login.create')}
        </a>
      </p>
    </>
  );
}

/** The script in the head hides it from a browser without passkeys. */
function PasskeyButton({ redirect }: { redirect: string | undefined }) {
  const signIn = useMutation(passkeyMutation);
  return (
    <ActionButton
      className="h-auto min-h-11 py-2 whitespace-normal noscript:hidden [[data-no-passkeys]_&]:hidden"
      failureText={readErrorMessage}
      onAct={async () => goOn(await signIn.mutateAsync(), redirect)}
      variant="outline"
    >
      <KeyRound aria-hidden className="size-4" />
      <span className="contents">{t('login.passkey')}</span>
    </ActionButton>
  );
}
