import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toAppError } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { loginMutation } from '../mutations';
import { loginSchema } from '../schema';
import { AuthHeading } from './AuthHeading';
import { PasswordInput } from './PasswordInput';
import { UnconfirmedNotice } from './UnconfirmedNotice';

/** The login; afterwards to the dashboard, or to where the person was going. */
export function LoginPage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { redirect } = useSearch({ from: '/_auth/login' });
  const registered = useRouterState({ select: (state) => state.location.state.unconfirmedEmail });
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const login = useMutation(loginMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: registered ?? '', password: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        await login.mutateAsync(values);
      } catch (error) {
        if (toAppError(error).code === 'email_not_confirmed') setUnconfirmed(values.email);
        throw error;
      }
      toast.success(t('auth.login.welcome'));
      // What an earlier person of this tab has read is not for this one.
      queryClient.clear();
      router.history.push(redirect ?? '/dashboard');
    }, toastInvalid),
  );
  return (
    <>
      <AuthHeading title={t('auth.login.title')} {...(registered ? {} : { lead: t('auth.login.lead') })} />
      {unconfirmed ? (
        <UnconfirmedNotice
          email={unconfirmed}
          text={t('auth.login.needsConfirmationText', { email: unconfirmed })}
          title={t('auth.login.needsConfirmation')}
        />
      ) : null}
      {registered && !unconfirmed ? (
        <UnconfirmedNotice
          email={registered}
          text={t('auth.checkMail.text', { email: registered })}
          title={t('auth.checkMail.title')}
        />
      ) : null}
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field error={errors.email?.message} label={t('auth.login.email')}>
          {(control) => <Input {...control} {...register('email')} autoComplete="username" type="email" />}
        </Field>
        <Field error={errors.password?.message} label={t('auth.login.password')}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <Link className="link justify-self-end text-sm" to="/forgot">
          {t('auth.login.forgot')}
        </Link>
        <SubmitButton pending={formState.isSubmitting}>{t('auth.login.submit')}</SubmitButton>
      </form>
      <p className="text-muted-foreground mt-8 text-center text-sm">
        {t('auth.login.noAccount')}{' '}
        <Link className="link" to="/register">
          {t('auth.login.create')}
        </Link>
      </p>
    </>
  );
}
