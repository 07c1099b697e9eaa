import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { cents } from '@/operator/kit/schema';

export const withdrawalMethodSchema = z.object({
  in_use: z.boolean(),
  min_cents: cents(false),
  fee_cents: cents(false),
  duration: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[1-9]\d{0,3} ?(h|hrs?|hours?|days?|weeks?)$/, { error: () => t('offers.methods.durationHint') }),
    ),
  reason: filled(500),
});

export const explorerSchema = z.object({
  template: z
    .string()
    .check(z.trim(), z.regex(/^(https:\/\/[^\s/]+\/\S*\{id\}\S*)?$/, { error: () => t('errors.invalid_explorer') })),
  reason: filled(500),
});
