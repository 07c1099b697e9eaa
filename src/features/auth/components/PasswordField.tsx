import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FieldProps, FormField } from '@/components/forms/FormField';
import { t } from '@/lib/i18n/i18n';
import { PasswordInput } from './PasswordInput';

export function PasswordField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>(
  props: Omit<FieldProps<Typed, Name, Read>, 'label'>,
) {
  return (
    <FormField {...props} label={t('auth.currentPassword')}>
      {(field) => <PasswordInput {...field} autoComplete="current-password" />}
    </FormField>
  );
}
