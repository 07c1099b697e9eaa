import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { cents } from '@/operator/kit/schema';

const number = (pattern: RegExp, max: number) =>
  z.pipe(
    z
      .string()
      .check(z.trim(), z.regex(pattern, { error: () => t('offers.wholeNumber', { min: '1', max: String(max) }) })),
    z.transform((text) => (text === '' ? undefined : Number(text))),
  );

export const networkSchema = z.object({
  confirmations: number(/^([1-9]\d?|100)$/, 100),
  automatic_cents: cents(false),
  height: number(/^\d{0,8}$/, 99_999_999),
  header: z.string().check(z.trim(), z.regex(/^([0-9a-f]{160})?$/, { error: () => t('errors.invalid_value') })),
  reason: filled(500),
});

export const accountSchema = z.object({
  network: z.string(),
  key: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(xpub|zpub|tpub|vpub|Ltub)[1-9A-HJ-NP-Za-km-z]{107}$/, { error: () => t('errors.invalid_value') }),
    ),
  first: filled(100),
  reason: filled(500),
});
