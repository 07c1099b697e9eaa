import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { amountSchema } from '@/lib/money/amount-schema';
import { formatCents } from '@/lib/money/money';

/** The amount that goes into a plan. Whether the plan takes it, the database says: see {@link boundsFault}. */
export const investSchema = z.object({ cents: amountSchema({ refuse: () => undefined }) });

/** What the database says is wrong with an amount. */
export function boundsFault(
  bounds: { refusal: string | null; min_cents?: number; max_cents: number } | undefined,
): string | undefined {
  if (bounds?.refusal === 'below_minimum')
    return t('purchase.belowMinimum', { amount: formatCents(bounds.min_cents ?? 0) });
  if (bounds?.refusal === 'above_maximum') return t('purchase.aboveMaximum', { amount: formatCents(bounds.max_cents) });
  if (bounds?.refusal === 'invalid_amount') return t('errors.invalid_amount');
  return undefined;
}
