import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { daySchema, sourcesSchema } from './mining-day';

/** Sources of mining in use, with what they prove. */
export const sourcesQuery = queryOptions({
  queryKey: ['mining'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => sourcesSchema.parse(unwrap(await supabase.rpc('mining_sources').abortSignal(signal))),
});

/** What a day of a plan was computed from, with the caller's parts; null if it was not computed. */
export const miningDayQuery = (userId: string, planId: string, day: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'mining', planId, day],
    // A change that makes no event is seen, too.
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => {
      const asked = { plan_id: planId, day };
      const [computed, parts] = await Promise.all([
        supabase.rpc('mining_day', asked).abortSignal(signal),
        supabase.rpc('my_mining_parts', asked).abortSignal(signal),
      ]);
      return { day: daySchema.parse(unwrap(computed)), parts: unwrap(parts) };
    },
  });
