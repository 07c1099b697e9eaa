import { queryOptions } from '@tanstack/react-query';
import { readingAs } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { readPublic } from '@/lib/data/rest';
import { supabase } from '@/lib/data/supabase';
import { daySchema, sealsSchema, sourcesSchema } from './mining-day';

/** Sources of mining in use, with what they prove. */
export const sourcesQuery = queryOptions({
  queryKey: ['mining'],
  staleTime: 60_000,
  queryFn: readingAs(sourcesSchema, 'mining_sources'),
});

const DAY_MS = 86_400_000;
const dayAt = (day: string, later: number) => new Date(Date.parse(day) + later * DAY_MS).toISOString();

/** Read anonymously, so that the result cannot depend on the reader. */
const readSeals = (day: string) =>
  readPublic(
    `liability_snapshots?select=as_of,seal&as_of=gte.${dayAt(day, -2)}&as_of=lt.${dayAt(day, 2)}&order=number`,
    sealsSchema,
  );

/** What a day of a plan was computed from, with the caller's parts and the seals that its work may hold. */
export const miningDayQuery = (userId: string, planId: string, day: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'mining', planId, day],
    // A change that makes no event is seen, too.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => {
      const asked = { plan_id: planId, day };
      const [computed, parts, seals] = await Promise.all([
        supabase.rpc('mining_day', asked).abortSignal(signal),
        supabase.rpc('my_mining_parts', asked).abortSignal(signal),
        readSeals(day),
      ]);
      return { day: daySchema.parse(unwrap(computed)), parts: unwrap(parts), seals };
    },
  });
