import * as z from 'zod/mini';
import { line, moved } from '@/operator/kit/schema';

export const correctionSchema = z.object({
  direction: z.enum(['credit', 'debit']),
  amount_cents: moved,
  reason: line(500),
  corrects: line(200),
  deposit_id: z.string(),
});

export const bonusSchema = z.object({ amount_cents: moved, reason: line(500) });
