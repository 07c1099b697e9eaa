import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** What the person's referral link carries. It never changes. */
export const referralCodeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['referrals', userId, 'code'],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase.from('profiles').select('referral_code').eq('id', userId).abortSignal(signal).single(),
      ).referral_code,
  });

/** People who registered with the person's link, newest first; at most 200, their names masked by the database. */
export const myReferralsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['referrals', userId, 'list'],
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('my_referrals').abortSignal(signal)),
  });
