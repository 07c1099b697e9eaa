import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readingAs } from '@/lib/data/api';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { decision } from '@/operator/kit/api';

const desk = z.object({
  sources: z.array(
    z.object({
      id: z.string(),
      pool: z.string(),
      address: z.string(),
      contracted_phs: z.string(),
      proven_phs: z.string(),
      sold_phs: z.string(),
      effective_at: z.string(),
      closed_at: z.nullable(z.string()),
      last_day: z.nullable(z.string()),
    }),
  ),
  short: z.array(
    z.object({ source: z.string(), day: z.string(), tried: z.nullable(z.string()), contracted_phs: z.string() }),
  ),
  unowned: z.array(
    z.object({
      transaction_id: z.string(),
      output: z.number(),
      units: z.number(),
      seen_at: z.string(),
      left: z.boolean(),
    }),
  ),
});
export type Mining = z.infer<typeof desk>;

export const miningQuery = queryOptions({
  queryKey: ['operator', 'mining'],
  queryFn: readingAs(desk, 'mining_desk'),
});

const number = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,20}(\.\d{1,30})?$/, { error: () => t('errors.invalid_value') })),
  z.transform(Number),
);

export const sourceSchema = z.object({
  source_id: filled(40),
  pool: filled(80),
  address: filled(100),
  tag: filled(32),
  fee_bp: number,
  joules_per_th: number,
  cents_per_kwh: number,
  contracted_phs: number,
  reason: filled(500),
});

export const planSchema = z.object({
  plan_id: filled(40),
  source_id: filled(40),
  phs_per_dollar: number,
  reason: filled(500),
});

const lists = ['mining', 'yield', 'proposals'];

/** Fails with `invalid_value`, `invalid_address`, `duplicate`, `change_open`, `reason_required`. */
export const proposeSourceMutation = decision('propose_mining_source', ...lists);

/** Fails with `plan_not_found`, `not_found`, `invalid_value`, `plan_held`, `change_open`, `reason_required`. */
export const setPlanSourceMutation = decision('set_plan_source', ...lists);

/** Fails with `reason_required`. */
export const closeSourceMutation = decision('close_mining_source', ...lists);
