import { useFormContext } from 'react-hook-form';
import { InputField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';

/** Asks for one of the codes that were shown when the authenticator was set up; the field `code` of the form around it. */
export function RecoveryCodeField() {
  const { control } = useFormContext<{ code: string }>();
  return (
    <InputField
      autoCapitalize="none"
      className="font-mono"
      control={control}
      dir="ltr"
      label={t('factors.step.recoveryCode')}
      name="code"
      placeholder="xxxx-xxxx-xxxx-xxxx"
      spellCheck={false}
    />
  );
}
