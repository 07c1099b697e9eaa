import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/FormField';
import { t } from '@/lib/i18n/i18n';
import { LEAST_LETTERS } from '@/lib/passwords/rules';
import { loadGuesses } from '../schema';
import { PasswordInput } from './PasswordInput';
import { PasswordStrength } from './PasswordStrength';

interface NewPasswordFieldProps {
  label: string;
  /** The person's e-mail address and name, which it must not contain. */
  own: readonly string[];
}

/** A new password, in the field `password` of the form around it. */
export function NewPasswordField({ label, own }: NewPasswordFieldProps) {
  const { control, trigger, clearErrors } = useFormContext<{ password: string }>();
  // Undefined in a form without default values.
  const typed: string | undefined = useWatch({ control, name: 'password' });
  // The field says while one types that the password is easy to guess.
  const judge = ({ target }: { target: { value: string } }) => {
    if (target.value.length < LEAST_LETTERS) clearErrors('password');
    else void trigger('password');
  };
  return (
    <FormField
      control={control}
      hint={t('auth.passwordHint')}
      label={label}
      name="password"
      rules={{ onChange: judge }}
    >
      {(field) => (
        <>
          <PasswordInput
            {...field}
            autoComplete="new-password"
            onFocus={() => void loadGuesses().catch(() => undefined)}
          />
          <PasswordStrength own={own} password={typed ?? ''} />
        </>
      )}
    </FormField>
  );
}

/** The same twice, in the fields `password` and `repeat`. */
export function NewPasswordFields({ own }: { own: readonly string[] }) {
  const { control } = useFormContext<{ repeat: string }>();
  return (
    <>
      <NewPasswordField label={t('reset.password')} own={own} />
      <FormField control={control} label={t('reset.repeat')} name="repeat">
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
    </>
  );
}

/** What Auth may refuse a new password for: told in its field, where a toast does not stay. */
export const NEW_PASSWORD_FIELDS = {
  password_characters: 'password',
  password_guessable: 'password',
  password_personal: 'password',
  password_pwned: 'password',
  password_too_long: 'password',
  same_password: 'password',
  weak_password: 'password',
} as const;
