import { useState } from 'react';
import { t } from '@/lib/i18n/i18n';
import { exampleAmount, formatCents, isForeignAmount, parseCents } from '@/lib/money/money';

/** An amount as a person types it: undefined while the field is left alone, without cents if it is not an amount. */
export function useTypedAmount() {
  const [typed, setTyped] = useState<string>();
  return { typed, setTyped, cents: typed === undefined ? undefined : parseCents(typed) };
}

/** What is wrong with what was typed, by its form or by what the database says of it. */
export function amountFault(
  typed: string | undefined,
  bounds: { refusal: string | null; min_cents?: number; max_cents: number } | undefined,
): string | undefined {
  if (typed !== undefined && typed.trim() !== '' && parseCents(typed) === undefined)
    return t(isForeignAmount(typed) ? 'payments.amount.twoWays' : 'payments.amount.form', {
      example: exampleAmount(),
    });
  if (bounds?.refusal === 'below_minimum')
    return t('purchase.belowMinimum', { amount: formatCents(bounds.min_cents ?? 0) });
  if (bounds?.refusal === 'above_maximum')
    return t('purchase.aboveMaximum', { amount: formatCents(bounds.max_cents) });
  if (bounds?.refusal === 'invalid_amount') return t('errors.invalid_amount');
  return undefined;
}
