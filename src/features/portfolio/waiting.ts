import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** As many as the database lets wait at once. */
const MOST = 10;

/** Deposits of one investor that nobody has reviewed yet, oldest first: money that no figure of the portfolio holds. */
export const waitingDepositsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deposits', userId, 'waiting'],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('deposits')
          .select('id, amount_cents, method, created_at')
          .eq('investor_id', userId)
          .eq('status', 'pending')
          .order('created_at')
          .limit(MOST)
          .abortSignal(signal),
      ),
  });
