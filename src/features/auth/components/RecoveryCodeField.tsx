import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';

interface RecoveryCodeFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

/** Asks for one of the codes that were shown when the authenticator was set up. */
export function RecoveryCodeField({ error, ...registration }: RecoveryCodeFieldProps) {
  return (
    <Field error={error} label={t('factors.step.recoveryCode')}>
      {(control) => (
        <Input
          {...control}
          {...registration}
          autoCapitalize="none"
          autoComplete="off"
          className="font-mono"
          dir="ltr"
          placeholder="xxxx-xxxx-xxxx-xxxx"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
