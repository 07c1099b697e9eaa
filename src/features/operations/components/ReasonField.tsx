import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { t } from '@/lib/i18n/i18n';

interface ReasonFieldProps {
  registered: UseFormRegisterReturn;
  error: string | undefined;
}

/** Why something is changed; the audit trail keeps it. */
export function ReasonField({ registered, error }: ReasonFieldProps) {
  return (
    <Field error={error} hint={t('offers.reasonHint')} label={t('operations.review.reason')}>
      {(control) => <Textarea {...control} {...registered} className="min-h-20" dir="auto" />}
    </Field>
  );
}
