import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** Waiting cases per queue and other items for a second person, capped at 100. */
export const queueCountsQuery = queryOptions({
  queryKey: ['operator', 'counts'],
  queryFn: async ({ signal }) => {
    const rows = unwrap(await supabase.rpc('queue_counts').abortSignal(signal));
    return Object.fromEntries(rows.map(({ queue, cases }) => [queue, cases]));
  },
});
