import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageFrom, pageOf } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';

/** A withdrawal that waits for approval or payment. */
export type QueuedWithdrawal = Omit<
  Row<'withdrawal_queue'>,
  'reviewed_by' | 'address' | 'taken_by' | 'taken_by_name' | 'taken_until' | 'payable_from'
> & {
  /** Who approved it; null while it is pending. */
  reviewed_by: string | null;
  /** Null once it is approved, but for who has taken it to pay it. */
  address: string | null;
  /** Who has taken it to pay it. */
  taken_by: string | null;
  taken_by_name: string | null;
  /** Null when another may take it over. */
  taken_until: string | null;
  /** Until then it can be neither approved nor paid; null when it can. */
  payable_from: string | null;
};

/** Withdrawals that wait for approval or payment, oldest first, a page from one on; amounts in integer cents. */
export const withdrawalQueueQuery = (from?: string) =>
  queryOptions({
    queryKey: ['operator', 'withdrawals', from],
    queryFn: async ({ signal }): Promise<Page<QueuedWithdrawal>> =>
      pageOf(unwrap(await supabase.rpc('withdrawal_queue', pageFrom(from)).abortSignal(signal))),
  });
