import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents, typedCents } from '@/lib/money/money';
import { NumberField } from './NumberField';

const write = (typed: string) => {
  const cents = parseCents(typed);
  return cents === undefined ? undefined : typedCents(cents);
};
const echo = (typed: string) => {
  const cents = parseCents(typed);
  return cents === undefined ? undefined : t('payments.amount.echo', { amount: formatCents(cents) });
};

export function AmountField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>(
  props: Omit<ComponentProps<typeof NumberField<Typed, Name, Read>>, 'write' | 'echo'>,
) {
  return <NumberField {...props} echo={echo} write={write} />;
}
