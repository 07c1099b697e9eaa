import { unwrap } from '@/lib/data/errors';
import { datedPages } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';

export const myMessages = (userId: string) =>
  datedPages({
    queryKey: ['messages', userId],
    read: async (newestFirst) => {
      const own = supabase
        .from('contact_messages')
        .select('id, reference, subject, message, answer, created_at, handled_at')
        .eq('investor_id', userId);
      return unwrap(await newestFirst(own));
    },
  });
