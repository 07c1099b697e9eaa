import { useFormContext } from 'react-hook-form';
import { TextareaField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';

/** Why something is changed, in the field `reason` of the form around it; the audit trail keeps it. `hint` says who else reads it. */
export function ReasonField({ hint = t('offers.reasonHint') }: { hint?: string }) {
  const { control } = useFormContext<{ reason: string }>();
  return (
    <TextareaField
      className="min-h-20"
      control={control}
      dir="auto"
      hint={hint}
      label={t('operations.review.reason')}
      name="reason"
    />
  );
}
