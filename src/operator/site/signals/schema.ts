import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';

const MOST_DAYS = 365;

/** A signal. */
export const signalSchema = z.object({
  title: filled(120),
  body: filled(4000),
  instrument_id: z.string().check(z.minLength(1, { error: () => t('common.required') })),
  direction: z.enum(['up', 'down']),
  horizon_days: z.string().check(
    z.refine((text) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST_DAYS, {
      error: () => t('offers.signals.horizonHint'),
    }),
  ),
});
