import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents } from '@/lib/money/money';

interface AmountFieldProps extends ComponentProps<typeof Input> {
  label: string;
  hint: ReactNode;
  /** The message of the form's check. */
  error: string | undefined;
  /** What is in the field, so that the form can say how it was understood. */
  typed: string | undefined;
  /** Stands at the end of the field. */
  action?: ReactNode;
}

/** A field for an amount of money. Says back what was understood while it is typed. */
export function AmountField({ label, hint, error, typed = '', action, ...props }: AmountFieldProps) {
  const cents = parseCents(typed);
  const understood = (
    <>
      {hint}
      <output className="text-foreground block font-medium tabular-nums">
        {cents === undefined ? null : t('payments.amount.echo', { amount: formatCents(cents) })}
      </output>
    </>
  );
  return (
    <Field error={error} hint={understood} label={label}>
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} {...props} autoComplete="off" className="tabular-nums" inputMode="decimal" />
          {action}
        </div>
      )}
    </Field>
  );
}
