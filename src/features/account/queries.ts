import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { factorsQuery } from '@/features/auth/factors';
import { passkeysQuery } from '@/features/auth/passkeys';
import { withdrawalLimitsQuery } from '@/features/portfolio/limits';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { codeWordSinceQuery } from './code-word';

/** Where the person is signed in: this session first. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId, 'open'],
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('my_sessions').abortSignal(signal)),
  });

/** What happened to the account, newest first. */
export const historyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId, 'history'],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('account_events')
          .select('id, kind, ip, user_agent, is_new_device, detail, created_at')
          .eq('investor_id', userId)
          .order('created_at', { ascending: false })
          .limit(12)
          .abortSignal(signal),
      ),
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
    queryClient.query(historyQuery(userId)),
    queryClient.query(mailChoiceQuery(userId)),
    queryClient.query(hindranceQuery(userId)),
  ]);
}
