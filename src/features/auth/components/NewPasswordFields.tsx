import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import type { ErrorCode } from '@/lib/data/error-codes';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { LEAST_LETTERS } from '@/lib/passwords/rules';
import { loadGuesses } from '../schema';
import { PasswordInput } from './PasswordInput';
import { PasswordStrength } from './PasswordStrength';

interface NewPasswordFieldsProps {
  /** What is typed. */
  typed: string;
  /** The person's e-mail address and name. */
  own: readonly string[];
  password: UseFormRegisterReturn;
  repeat: UseFormRegisterReturn;
  errors: { password?: { message?: string }; repeat?: { message?: string } };
}

/** A new password, twice. */
export function NewPasswordFields({ typed, own, password, repeat, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field error={errors.password?.message} hint={t('auth.passwordHint')} label={t('reset.password')}>
        {(control) => (
          <>
            <PasswordInput
              {...control}
              {...password}
              autoComplete="new-password"
              onFocus={() => void loadGuesses().catch(() => undefined)}
            />
            <PasswordStrength own={own} password={typed} />
          </>
        )}
      </Field>
      <Field error={errors.repeat?.message} label={t('reset.repeat')}>
        {(control) => <PasswordInput {...control} {...repeat} autoComplete="new-password" />}
      </Field>
    </>
  );
}

interface JudgingForm {
  trigger: (name: 'password') => Promise<boolean>;
  clearErrors: (name: 'password') => void;
}

/** For `register`: the field says while one types that the password is easy to guess. */
export const judgedAsTyped = ({ trigger, clearErrors }: JudgingForm) => ({
  onChange: ({ target }: { target: { value: string } }) => {
    if (target.value.length < LEAST_LETTERS) clearErrors('password');
    else void trigger('password');
  },
});

/** What Auth may refuse a new password for. */
const REFUSED: ReadonlySet<ErrorCode> = new Set([
  'password_characters',
  'password_guessable',
  'password_personal',
  'password_pwned',
  'password_too_long',
  'same_password',
  'weak_password',
]);

/** Tells a refused new password in its field, where a toast does not stay. */
export function tellNewPasswordFault(
  error: unknown,
  tell: (field: 'password', fault: { message: string }) => void,
): void {
  if (REFUSED.has(toAppError(error).code)) tell('password', { message: errorMessage(error) });
}
