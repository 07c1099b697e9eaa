import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { FactorField } from '@/features/auth/components/FactorField';
import { PasswordInput } from '@/features/auth/components/PasswordInput';
import { tellCodeFault } from '@/features/auth/factors';
import type { Proof } from '@/features/auth/reauthenticate';
import { useFactorChoice } from '@/features/auth/ways';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { passkeySchema } from '../../schema';

interface PasskeyFormProps {
  userId: string;
  email: string;
  /** The name that is offered for a new passkey; without it none is asked for. */
  name?: string;
  text: string;
  /** What the button says. */
  submit: string;
  isDestructive?: boolean;
  /** Buttons next to that. */
  children?: ReactNode;
  onProven: (values: Proof & { name: string }) => Promise<void>;
}

// The button that led here is gone.
const focusOnce = (part: HTMLElement | null) => part?.focus();

/** Asks for the password, and for the code of those who have an authenticator, before passkeys change. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { userId, email, name, text, submit: label, isDestructive = false, children, onProven } = props;
  const choice = useFactorChoice(userId);
  const asksCode = choice.way === 'code';
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passkeySchema(asksCode)),
    defaultValues: { name: name ?? t('passkeys.defaultName'), password: '', code: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      try {
        await onProven({ ...values, email });
      } catch (error) {
        tellCodeFault(error, (message) => setError('code', { message }));
        if (toAppError(error).code === 'wrong_password')
          setError('password', { message: errorMessage(error) });
        throw error;
      }
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-sm outline-none" ref={focusOnce} tabIndex={-1}>
        {text}
      </p>
      <input autoComplete="username" hidden readOnly type="email" value={email} />
      {name === undefined ? null : (
        <Field error={errors.name?.message} label={t('passkeys.name')}>
          {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
        </Field>
      )}
      <Field
        error={errors.password?.message}
        hint={t('account.confirmText')}
        label={t('account.currentPassword')}
      >
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <FactorField {...register('code')} choice={choice} error={errors.code?.message} />
      <SubmitButton
        pending={formState.isSubmitting}
        {...(isDestructive ? { variant: 'destructive' as const } : {})}
      >
        {label}
      </SubmitButton>
      <div className="contents">{children}</div>
    </form>
  );
}
