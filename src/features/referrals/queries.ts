import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** Never changes. */
export const referralCodeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['referrals', userId, 'code'],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      unwrap(await supabase.from('profiles').select('referral_code').eq('id', userId).abortSignal(signal).single())
        .referral_code,
  });

/** At most 200, newest first; the database masks names. */
export const myReferralsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['referrals', userId, 'list'],
    queryFn: reading('my_referrals'),
  });
