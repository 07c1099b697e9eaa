import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import type { Row } from '@/lib/data/rows';
import { paymentsFrom, queueQuery } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

export type QueuedWithdrawal = Omit<
  Row<'withdrawal_queue'>,
  'reviewed_by' | 'address' | 'memo' | 'taken_by' | 'taken_by_name' | 'taken_until' | 'payable_from' | 'coins' | 'price'
> & {
  reviewed_by: string | null;
  /** Null once approved, except for the operator who has taken it. */
  address: string | null;
  /** Needed on TON; hidden like the address. */
  memo: string | null;
  taken_by: string | null;
  taken_by_name: string | null;
  /** Null if another operator may take it over. */
  taken_until: string | null;
  /** Until then it can be neither approved nor paid; null if it can. */
  payable_from: string | null;
  /** Proposed to the operator who has taken it, with dollars per coin; null without a price. */
  coins: string | null;
  price: string | null;
};

/** Refresh interval while one of them is being paid. */
const WATCH_MS = 10_000;

/** Waiting for approval or payment, with the order and filters of the address; in integer cents. */
export const withdrawalQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    ...queueQuery<QueuedWithdrawal>('withdrawals', filter, reading('withdrawal_queue', paymentsFrom(filter))),
    // A hold, as after an account recovery, is announced only to the owner, so this polls.
    refetchInterval: ({ state }) => (state.data?.rows.some(({ status }) => status === 'paying') ? WATCH_MS : false),
    // The treasurer is in their wallet.
    refetchIntervalInBackground: true,
  });

/** What its chain shows of a withdrawal; no row where that is not read. */
export const payoutStateQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'withdrawals', 'chain', id],
    queryFn: reading('payout_states', { withdrawal_ids: [id] }),
    refetchInterval: 5000,
  });
