import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

const PAGE = 20;

/** One thing that happened to something of the person's; amounts in integer cents. */
export interface Notification {
  id: string;
  created_at: string;
  /** Table and status, like `deposits.approved`. */
  kind: string;
  /** The id of what changed; of copies and strategies the strategy's. */
  subject_id: string;
  amount_cents: number | null;
  /** What had been entered for a deposit, when something else arrived. */
  claimed_cents: number | null;
  /** The coin of such a deposit, how many arrived, and how many were quoted, exactly; null where it was not counted in coins. */
  coin: string | null;
  arrived_coins: string | null;
  quoted_coins: string | null;
  /** The plan's id, a message's subject, or the reason that was given. */
  detail: string | null;
  read_at: string | null;
}

/** The person's notifications, newest first, a page after the other. */
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
