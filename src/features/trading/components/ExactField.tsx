import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface ExactFieldProps {
  label: string;
  /** The text in the field. */
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  hint?: ReactNode;
  /** Stands at the end of the field. */
  action?: ReactNode;
  isDisabled?: boolean;
}

/** A field for a price, a quantity or an amount. */
export function ExactField({ label, value, onChange, error, hint, action, isDisabled }: ExactFieldProps) {
  return (
    <Field error={error} hint={hint} label={label}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            autoComplete="off"
            className="tabular-nums"
            disabled={isDisabled}
            inputMode="decimal"
            onChange={({ target }) => onChange(target.value)}
            value={value}
          />
          {action}
        </div>
      )}
    </Field>
  );
}
