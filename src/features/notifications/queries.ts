import { unwrap } from '@/lib/data/errors';
import { datedPages } from '@/lib/data/paging';
import type { Nullable, RowOf } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export const notificationsQuery = (userId: string) =>
  datedPages({
    queryKey: ['notifications', userId, 'list'],
    size: () => 20,
    read: async (newestFirst) => {
      const own = supabase
        .from('notifications')
        .select(
          'id, created_at, kind, subject_id, amount_cents, claimed_cents, coin, arrived_coins::text, quoted_coins::text, detail, read_at',
        )
        .eq('investor_id', userId);
      return unwrap(await newestFirst(own));
    },
  });
/** Its kind is a table and a status, like `deposits.approved`. */
export type Notification = Nullable<RowOf<typeof notificationsQuery>, 'arrived_coins' | 'quoted_coins'>;
