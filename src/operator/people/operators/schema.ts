import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { cents } from '@/operator/kit/schema';

/** A limit; nothing typed means none. */
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
