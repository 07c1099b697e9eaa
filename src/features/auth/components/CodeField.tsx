import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';

interface CodeFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

/** Asks for the code that an authenticator app shows: `<CodeField {...register('code')} error={errors.code?.message} />`. */
export function CodeField({ error, ...registration }: CodeFieldProps) {
  return (
    <Field error={error} label={t('factors.code')}>
      {(control) => (
        <Input
          {...control}
          {...registration}
          autoComplete="one-time-code"
          className="max-w-44 font-mono tracking-[0.25em] tabular-nums"
          dir="ltr"
          inputMode="numeric"
        />
      )}
    </Field>
  );
}
