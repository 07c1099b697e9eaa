import type { ReactNode } from 'react';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { FactorField } from '@/features/auth/components/FactorField';
import { PasswordField } from '@/features/auth/components/PasswordField';
import { PROOF_FIELDS } from '@/features/auth/proof';
import type { Proof } from '@/features/auth/reauthenticate';
import { useFactorChoice } from '@/features/auth/ways';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { passkeySchema } from '../../schema';

interface PasskeyFormProps {
  userId: string;
  email: string;
  /** Without it no name is asked for. */
  name?: string;
  text: string;
  submit: string;
  isDestructive?: boolean;
  children?: ReactNode;
  onProven: (values: Proof & { name: string }) => Promise<void>;
}

// The button that had the focus is gone.
const focusOnce = (part: HTMLElement | null) => part?.focus();

export function PasskeyForm(props: PasskeyFormProps) {
  const { userId, email, name, text, submit: label, isDestructive = false, children, onProven } = props;
  const choice = useFactorChoice(userId);
  const asksCode = choice.way === 'code';
  const form = useZodForm(passkeySchema(asksCode), {
    name: name ?? t('passkeys.defaultName'),
    password: '',
    code: '',
  });
  const { control } = form;
  return (
    <Form
      blame={PROOF_FIELDS}
      className="grid gap-5"
      form={form}
      onSubmit={async (values) => {
        await onProven({ ...values, email });
      }}
    >
      <p className="text-sm outline-none" ref={focusOnce} tabIndex={-1}>
        {text}
      </p>
      <input autoComplete="username" hidden readOnly type="email" value={email} />
      {name === undefined ? null : <InputField control={control} name="name" label={t('passkeys.name')} />}
      <PasswordField control={control} name="password" hint={t('account.confirmText')} />
      <FactorField choice={choice} />
      <SubmitButton {...(isDestructive ? { variant: 'destructive' as const } : {})}>{label}</SubmitButton>
      <div className="contents">{children}</div>
    </Form>
  );
}
