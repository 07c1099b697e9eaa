import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { takesFocus } from '@/components/forms/Focused';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { FactorField } from '@/features/auth/components/FactorField';
import { PasswordField } from '@/features/auth/components/PasswordField';
import { PROOF_FIELDS } from '@/features/auth/proof';
import type { CurrentUser } from '@/features/auth/queries';
import type { Proof } from '@/features/auth/reauthenticate';
import { codeShapeFor } from '@/features/auth/schema';
import { useFactorChoice } from '@/features/auth/ways';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { required } from '../schema';

interface PasswordFormProps {
  user: CurrentUser;
  /** What else is asked for. */
  field?: {
    label: string;
    rule: z.ZodMiniType<string, string>;
    value?: string;
    type?: 'text' | 'email';
    autoComplete?: string;
  };
  /** Takes the focus. */
  text?: string;
  hint?: string;
  submit: string;
  variant?: 'default' | 'destructive';
  children?: ReactNode;
  onProven: (proof: Proof, entered: string) => Promise<void>;
}

/** Asks for the password and any second factor, and maybe one thing more. */
export function PasswordForm({ user, field, text, hint, submit, variant, children, onProven }: PasswordFormProps) {
  const choice = useFactorChoice(user.id);
  const schema = z.object({
    entered: field?.rule ?? z.string(),
    password: required(),
    code: codeShapeFor(choice.way === 'code'),
  });
  const form = useZodForm(schema, { entered: field?.value ?? '', password: '', code: '' });
  const { control } = form;
  return (
    <Form
      blame={{ ...PROOF_FIELDS, email_in_use: 'entered', invalid_email: 'entered' }}
      className="grid gap-5"
      form={form}
      onSubmit={({ entered, ...proof }) => onProven({ ...proof, email: user.email }, entered)}
    >
      {text === undefined ? null : (
        <p className="text-sm outline-none" {...takesFocus}>
          {text}
        </p>
      )}
      <input autoComplete="username" hidden readOnly type="email" value={user.email} />
      {field ? (
        <InputField
          autoComplete={field.autoComplete ?? 'off'}
          control={control}
          label={field.label}
          name="entered"
          type={field.type}
        />
      ) : null}
      <PasswordField control={control} hint={hint} name="password" />
      <FactorField choice={choice} />
      <SubmitButton variant={variant}>{submit}</SubmitButton>
      <div className="contents">{children}</div>
    </Form>
  );
}
