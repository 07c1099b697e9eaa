import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageOf, paymentsFrom } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';
import type { QueueFilter } from '@/operator/kit/search';

/** A withdrawal that waits for approval or payment. */
export type QueuedWithdrawal = Omit<
  Row<'withdrawal_queue'>,
  | 'reviewed_by'
  | 'address'
  | 'memo'
  | 'taken_by'
  | 'taken_by_name'
  | 'taken_until'
  | 'payable_from'
  | 'coins'
  | 'price'
> & {
  /** Who approved it; null while it is pending. */
  reviewed_by: string | null;
  /** Null once it is approved, but for who has taken it to pay it. */
  address: string | null;
  /** What the payment must carry, on TON; hidden as the address is. */
  memo: string | null;
  /** Who has taken it to pay it. */
  taken_by: string | null;
  taken_by_name: string | null;
  /** Null when another may take it over. */
  taken_until: string | null;
  /** Until then it can be neither approved nor paid; null when it can. */
  payable_from: string | null;
  /** What is proposed to who has taken it, and dollars a coin; null without a price. */
  coins: string | null;
  price: string | null;
};

/** Withdrawals that wait for approval or payment, a page from one on, in the order and with the filters of the address; amounts in integer cents. */
export const withdrawalQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    queryKey: ['operator', 'withdrawals', filter],
    queryFn: async ({ signal }): Promise<Page<QueuedWithdrawal>> =>
      pageOf(unwrap(await supabase.rpc('withdrawal_queue', paymentsFrom(filter)).abortSignal(signal))),
  });
