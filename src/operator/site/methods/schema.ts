import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { cents } from '@/operator/kit/schema';

/** How a way to pay out is changed. */
export const withdrawalMethodSchema = z.object({
  in_use: z.boolean(),
  min_cents: cents(false),
  duration: filled(60),
  reason: filled(500),
});
