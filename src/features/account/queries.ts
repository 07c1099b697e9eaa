import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { factorsQuery } from '@/features/auth/factors';
import { passkeysQuery } from '@/features/auth/passkeys';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { unwrap } from '@/lib/data/errors';
import { type Dated, olderThan } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';
import { codeWordSinceQuery } from './code-word';

/** Where the person is signed in: this session first. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId, 'open'],
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('my_sessions').abortSignal(signal)),
  });

/** Few at first: other parts of the page follow the history. */
const eventsAfter = (after: unknown) => (after === null ? 12 : 500);

/** What happened to the account, newest first. */
export const historyQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['sessions', userId, 'history'],
    initialPageParam: null as Dated | null,
    queryFn: async ({ signal, pageParam: after }) => {
      const own = supabase
        .from('account_events')
        .select('id, kind, ip, user_agent, is_new_device, detail, created_at')
        .eq('investor_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(eventsAfter(after))
        .abortSignal(signal);
      // The first condition is the one that an index serves.
      return unwrap(await (after ? own.lte('created_at', after.created_at).or(olderThan(after)) : own));
    },
    getNextPageParam: (page, _, after) => (page.length < eventsAfter(after) ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
  });

/** The person's name, which a new password must not hold. */
export const ownNameQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'name'],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.from('profiles').select('name').eq('id', userId).abortSignal(signal).single())
        .name,
  });

/** Whether the person wants mails of notifications, and whether the site sends any. */
export const mailChoiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'mails'],
    queryFn: async ({ signal }) => {
      const [own, site] = await Promise.all([
        supabase.from('profiles').select('mail_notifications').eq('id', userId).abortSignal(signal).single(),
        supabase.from('site').select('mail_notifications').abortSignal(signal).single(),
      ]);
      return {
        isWanted: unwrap(own).mail_notifications,
        isOffered: unwrap(site).mail_notifications,
      };
    },
  });

/** What still keeps the account open, or null. */
export const hindranceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'hindrance'],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('account_hindrance').abortSignal(signal)),
  });

/** Asks for what is further down the account page. No screen waits for it: a section whose question failed asks again. */
export function askAhead(queryClient: QueryClient, userId: string): void {
  void Promise.allSettled([
    queryClient.query(factorsQuery(userId)),
    queryClient.query(passkeysQuery(userId)),
    queryClient.query(withdrawalLimitsQuery(userId)),
    queryClient.query(codeWordSinceQuery(userId)),
    queryClient.query(sessionsQuery(userId)),
    queryClient.infiniteQuery(historyQuery(userId)),
    queryClient.query(mailChoiceQuery(userId)),
    queryClient.query(hindranceQuery(userId)),
  ]);
}
