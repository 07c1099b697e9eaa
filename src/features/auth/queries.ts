import { queryOptions } from '@tanstack/react-query';
import { toAppError, unwrap } from '@/lib/errors';

// supabase-js is imported when a query runs: these factories are on the way to pages that need none of it.

/** The signed-in person. */
export interface CurrentUser {
  id: string;
  email: string;
}

/** Who is signed in in this tab, or null. Refreshes an aged session; fails when that needs a network that is not there. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  staleTime: Infinity,
  queryFn: async (): Promise<CurrentUser | null> => {
    const { supabase } = await import('@/lib/supabase');
    const { data, error } = await supabase.auth.getSession();
    if (error && toAppError(error).code !== 'session_expired') throw toAppError(error);
    return data.session ? { id: data.session.user.id, email: data.session.user.email ?? '' } : null;
  },
});

/** The person's role as an operator, or null. */
export const roleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['auth', 'role', userId],
    staleTime: 300_000,
    queryFn: async (): Promise<string | null> => {
      const { supabase } = await import('@/lib/supabase');
      return unwrap(await supabase.rpc('my_role'));
    },
  });
