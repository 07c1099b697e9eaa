import { queryOptions } from '@tanstack/react-query';
import { factorsQuery } from '@/features/auth/factors';
import { passkeysQuery } from '@/features/auth/passkeys';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { datedPages } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';
import { codeWordSinceQuery } from './code-word';
import { apiKeysQuery, webhooksQuery } from './programs';

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId, 'open'],
    queryFn: reading('my_sessions'),
  });

export const historyQuery = (userId: string) =>
  datedPages({
    queryKey: ['sessions', userId, 'history'],
    // Starts short, because other parts of the page follow the history.
    size: (after) => (after === null ? 12 : 500),
    read: async (newestFirst) => {
      const own = supabase
        .from('account_events')
        .select('id, kind, ip, user_agent, is_new_device, detail, created_at')
        .eq('investor_id', userId);
      return unwrap(await newestFirst(own));
    },
  });

export const ownNameQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'name'],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.from('profiles').select('name').eq('id', userId).abortSignal(signal).single()).name,
  });

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

export const hindranceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'hindrance'],
    staleTime: 0,
    queryFn: reading('account_hindrance'),
  });

/** What each tab of the account page shows; each part retries by itself. */
export const partsOf = (userId: string) => ({
  security: [
    factorsQuery(userId),
    passkeysQuery(userId),
    withdrawalLimitsQuery(userId),
    codeWordSinceQuery(userId),
    sessionsQuery(userId),
    historyQuery(userId),
  ],
  preferences: [mailChoiceQuery(userId)],
  data: [hindranceQuery(userId), webhooksQuery(userId), apiKeysQuery(userId)],
});
