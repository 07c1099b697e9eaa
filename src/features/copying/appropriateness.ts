import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { refreshingLater } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';

const IDS = [
  'losses',
  'past',
  'prices',
  'spread',
  'share',
  'mark',
  'lead',
  'leaving',
  'scheme',
  'interests',
  'concentration',
  'paper',
] as const;
const CHOICES = ['a', 'b', 'c'] as const;

/** Its words are in `words/<language>/copying.json`. */
export type QuestionId = (typeof IDS)[number];
export type Choice = (typeof CHOICES)[number];

const protection = z.object({
  questions: z.array(z.object({ id: z.enum(IDS), choices: z.array(z.enum(CHOICES)) })),
  passed_at: z.nullable(z.string()),
  failures: z.number(),
  may_try_from: z.nullable(z.string()),
  cooling_off_hours: z.number(),
  wait_hours: z.number(),
  /** Maximum share of copies in basis points; what is left in cents. */
  part_bp: z.number(),
  room_cents: z.number(),
});

export const protectionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['copying', userId, 'protection'],
    queryFn: async ({ signal }) =>
      protection.parse(unwrap(await supabase.rpc('appropriateness').abortSignal(signal))[0]),
  });

/** Returns the wrong answers; a retry with the same id returns the first result. Fails with `too_soon`. */
export const answerMutation = mutationOptions({
  mutationFn: async (args: { answers: Partial<Record<QuestionId, Choice>>; request_id: string }) => {
    const { wrong } = unwrap(await supabase.rpc('answer_appropriateness', args));
    return IDS.filter((id) => wrong.includes(id));
  },
  onSettled: refreshingLater('copying'),
});
