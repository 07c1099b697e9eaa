import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { type Dated, nextAfter, olderThan, pageSize } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';

export const myMessages = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', userId],
    initialPageParam: null as Dated | null,
    queryFn: async ({ signal, pageParam: after }) => {
      const own = supabase
        .from('contact_messages')
        .select('id, reference, subject, message, answer, created_at, handled_at')
        .eq('investor_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize(after))
        .abortSignal(signal);
      // The first condition is the one served by the index.
      return unwrap(await (after ? own.lte('created_at', after.created_at).or(olderThan(after)) : own));
    },
    getNextPageParam: (page, _, after) => nextAfter(page, after),
    select: ({ pages }) => pages.flat(),
  });
