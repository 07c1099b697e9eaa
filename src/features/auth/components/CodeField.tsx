import { useFormContext } from 'react-hook-form';
import { InputField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';

/** Asks for the code that an authenticator app shows; the field `code` of the form around it. */
export function CodeField() {
  const { control } = useFormContext<{ code: string }>();
  return (
    <InputField
      autoComplete="one-time-code"
      className="max-w-44 font-mono tracking-[0.25em] tabular-nums"
      control={control}
      dir="ltr"
      inputMode="numeric"
      label={t('factors.code')}
      name="code"
    />
  );
}
