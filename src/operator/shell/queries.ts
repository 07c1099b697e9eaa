import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** How many cases wait in each queue, and how much else waits for a second person; 100 stands for a hundred or more. */
export const queueCountsQuery = queryOptions({
  queryKey: ['operator', 'counts'],
  queryFn: async ({ signal }) => {
    const [counts] = unwrap(await supabase.rpc('queue_counts').abortSignal(signal));
    return counts;
  },
});
