import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents, typedCents } from '@/lib/money/money';
import type { FieldProps } from './FormField';
import { NumberField } from './NumberField';

interface AmountFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> extends FieldProps<
  Typed,
  Name,
  Read
> {
  /** Is at the end of the field. */
  action?: ReactNode;
  /** What the server says is wrong with what is typed. */
  error?: string | undefined;
}

const write = (typed: string) => {
  const cents = parseCents(typed);
  return cents === undefined ? undefined : typedCents(cents);
};
const echo = (typed: string) => {
  const cents = parseCents(typed);
  return cents === undefined ? undefined : t('payments.amount.echo', { amount: formatCents(cents) });
};

export function AmountField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>(
  props: AmountFieldProps<Typed, Name, Read>,
) {
  return <NumberField {...props} echo={echo} write={write} />;
}
