import * as z from 'zod/mini';
import { line, moved } from '@/operator/kit/schema';

export const correctionSchema = z.object({
  direction: z.enum(['credit', 'debit']),
  cents: moved,
  reason: line(500),
  corrects: line(200),
  depositId: z.string(),
});

export const bonusSchema = z.object({ cents: moved, reason: line(500) });
