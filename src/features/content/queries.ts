import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/errors';
import { readPublic } from '@/lib/rest';

const siteRows = z.array(z.object({ mode: z.enum(['sandbox', 'live']) }));

/** Whether money is real here. One try, and nothing waits for the answer: without one, it is a sandbox. */
export const modeQuery = queryOptions({
  queryKey: ['site'],
  retry: false,
  staleTime: 300_000,
  queryFn: async () => {
    const [site] = await readPublic('site?select=mode&limit=1', siteRows);
    return site?.mode ?? 'sandbox';
  },
});

/** The signals for investors with an active plan, newest first; none for others. */
export const signalsQuery = queryOptions({
  queryKey: ['signals'],
  queryFn: async ({ signal }) => {
    const { supabase } = await import('@/lib/supabase');
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
