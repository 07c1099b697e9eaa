import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';

/** The signals for investors with an active plan, newest first; none for others. */
export const signalsQuery = queryOptions({
  queryKey: ['signals'],
  queryFn: async ({ signal }) => {
    const { supabase } = await import('@/lib/data/supabase');
    return unwrap(
      await supabase
        .from('signals')
        .select('id, title, body, published_at')
        .order('published_at', { ascending: false })
        .limit(50)
        .abortSignal(signal),
    );
  },
});
