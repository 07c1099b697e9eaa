import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { cents } from '@/operator/kit/schema';
import type { TimeLimit } from './time-limits';

export const limitSchema = z.object({
  cents: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    cents(false),
  ]),
  reason: filled(500),
});

/** Maximum hours before a case is late; for deposits, the promise of the terms. */
export const mostHours = (queue: TimeLimit['queue']): number => (queue === 'deposits' ? 24 : 720);

export const timeLimitSchema = (queue: TimeLimit['queue']) =>
  z.object({
    hours: z.pipe(
      z.string().check(
        z.trim(),
        z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= mostHours(queue), {
          error: () => t('offers.timeLimits.hint', { most: mostHours(queue) }),
        }),
      ),
      z.transform(Number),
    ),
    reason: filled(500),
  });
