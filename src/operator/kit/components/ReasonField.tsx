import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { t } from '@/lib/i18n/i18n';

interface ReasonFieldProps {
  /** Called when the field is drawn: the first field with an error, in the order of drawing, takes the focus. */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
  /** Who else reads it. */
  hint?: string;
}

/** Why something is changed; the audit trail keeps it. */
export function ReasonField({ register, error, hint = t('offers.reasonHint') }: ReasonFieldProps) {
  return (
    <Field error={error} hint={hint} label={t('operations.review.reason')}>
      {(control) => <Textarea {...control} {...register()} className="min-h-20" dir="auto" />}
    </Field>
  );
}
