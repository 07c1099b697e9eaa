import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { toastInvalid, useSubmit } from '@/lib/use-submit';
import { forgotMutation } from '../mutations';
import { forgotSchema } from '../schema';
import { AuthHeading } from './AuthHeading';

/** Asks for a recovery mail. */
export function ForgotPage() {
  const [sentTo, setSentTo] = useState<string>();
  const forgot = useMutation(forgotMutation);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ email }) => {
      await forgot.mutateAsync(email);
      toast.info(t('auth.forgot.sent'));
      setSentTo(email);
    }, toastInvalid),
  );
  return (
    <>
      <AuthHeading lead={t('auth.forgot.lead')} title={t('auth.forgot.title')} />
      {sentTo ? (
        <Alert className="mb-6" title={t('auth.forgot.sent')}>
          <p className="text-muted-foreground break-words">{t('auth.forgot.sentText', { email: sentTo })}</p>
        </Alert>
      ) : null}
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field error={formState.errors.email?.message} label={t('auth.forgot.email')}>
          {(control) => <Input {...control} {...register('email')} autoComplete="username" type="email" />}
        </Field>
        <SubmitButton pending={formState.isSubmitting}>{t('auth.forgot.submit')}</SubmitButton>
      </form>
      <Link className="link mt-8 self-center text-sm" to="/login">
        {t('auth.forgot.back')}
      </Link>
    </>
  );
}
