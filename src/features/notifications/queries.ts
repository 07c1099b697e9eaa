import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

const PAGE = 20;

export interface Notification {
  id: string;
  created_at: string;
  /** Table and status, like `deposits.approved`. */
  kind: string;
  /** The changed row's id; for copies and strategies, the strategy's. */
  subject_id: string;
  amount_cents: number | null;
  /** The claimed amount, if another arrived. */
  claimed_cents: number | null;
  /** Exact numbers of coins arrived and quoted, or null. */
  coin: string | null;
  arrived_coins: string | null;
  quoted_coins: string | null;
  detail: string | null;
  read_at: string | null;
}

export const notificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', userId, 'list'],
    initialPageParam: null as Notification | null,
    queryFn: async ({ signal, pageParam: last }): Promise<Notification[]> => {
      const newest = supabase
        .from('notifications')
        .select(
          'id, created_at, kind, subject_id, amount_cents, claimed_cents, coin, arrived_coins::text, quoted_coins::text, detail, read_at',
        )
        .eq('investor_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PAGE)
        .abortSignal(signal);
      const older = `created_at.lt.${last?.created_at},and(created_at.eq.${last?.created_at},id.lt.${last?.id})`;
      return unwrap(await (last ? newest.or(older) : newest));
    },
    getNextPageParam: (page: Notification[]) => (page.length < PAGE ? null : page.at(-1)),
    select: ({ pages }) => pages.flat(),
  });
