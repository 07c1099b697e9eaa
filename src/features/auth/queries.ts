import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toAppError } from '@/lib/data/errors';
import { readOwn } from '@/lib/data/rest';
import { freshSession } from '@/lib/session/session';

// supabase-js loads only for an aged session, so that the first screen does not wait.

export interface CurrentUser {
  id: string;
  email: string;
}

/** Refreshes an aged session, and fails if that needs the network while offline. */
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

export const roleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['auth', 'role', userId],
    staleTime: 300_000,
    queryFn: () => readOwn('my_role', z.nullable(z.string())),
  });
