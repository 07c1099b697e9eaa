import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toAppError } from '@/lib/data/errors';
import { readOwn } from '@/lib/data/rest';
import { freshSession } from '@/lib/session/session';

// supabase-js is imported only when a session has aged: the first screen does not wait for it.

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
    const stored = freshSession();
    if (stored) return { id: stored.user.id, email: stored.user.email ?? '' };
    const { supabase } = await import('@/lib/data/supabase');
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
    queryFn: () => readOwn('my_role', z.nullable(z.string())),
  });
