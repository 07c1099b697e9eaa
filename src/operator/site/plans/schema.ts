import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { withoutPercent } from '@/lib/money/exact';
import { parseCents } from '@/lib/money/money';
import { capacity, cents } from '@/operator/kit/schema';

const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,4}$/, { error: () => t('offers.wholeNumber', { min, max }) })),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.gte(min, { error: () => t('offers.wholeNumber', { min, max }) }),
          z.lte(max, { error: () => t('offers.wholeNumber', { min, max }) }),
        ),
    ),
  );

/** Parses a percentage into basis points, with the cents parser. Undefined if malformed. */
export const typedPoints = (text: string): number | undefined => parseCents(withoutPercent(text));

const basisPoints = (max: number) =>
  z.pipe(
    z.string().check(z.trim()),
    z.transform((text, { issues }) => {
      const points = typedPoints(text);
      if (points !== undefined && points <= max) return points;
      issues.push({ code: 'custom', message: t('offers.percentNumber', { max: max / 100 }), input: text });
      return z.NEVER;
    }),
  );

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const lines = z.pipe(
  z.string(),
  z.pipe(
    z.transform(linesOf),
    z
      .array(z.string().check(z.maxLength(120, { error: () => t('common.tooLong', { max: 120 }) })))
      .check(z.maxLength(12, { error: () => t('offers.plans.tooManyLines', { max: 12 }) })),
  ),
);

export const planSchema = z
  .object({
    plan_id: z
      .string()
      .check(z.trim(), z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, { error: () => t('offers.plans.idRule') })),
    title: filled(60),
    duration: filled(60),
    term_months: whole(0, 120),
    term_days: whole(0, 3650),
    price_text: filled(60),
    min_cents: cents(false),
    max_cents: cents(false),
    top_ups_per_day: whole(0, 100),
    roi_bp: basisPoints(100_000),
    profit_bonus_bp: basisPoints(3500),
    referral_bonus_bp: basisPoints(1000),
    hashrate: capacity,
    offers: lines,
    place: whole(1, 1000),
    on_sale: z.boolean(),
    reason: filled(500),
  })
  .check(
    z.refine(({ term_months, term_days }) => term_months + term_days > 0, {
      path: ['term_days'],
      error: () => t('offers.plans.noTerm'),
    }),
    z.refine(({ min_cents }) => min_cents > 0, { path: ['min_cents'], error: () => t('errors.invalid_amount') }),
    z.refine(({ min_cents, max_cents }) => max_cents >= min_cents, {
      path: ['max_cents'],
      error: () => t('offers.plans.belowMinimum'),
    }),
  );
