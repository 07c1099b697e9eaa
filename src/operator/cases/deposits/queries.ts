import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageOf, paymentsFrom } from '@/operator/kit/row-pages';
import type { Row } from '@/operator/kit/rows';
import type { QueueFilter } from '@/operator/kit/search';

/** A deposit that waits for review. */
export type QueuedDeposit = Omit<
  Row<'deposit_queue'>,
  | 'first_approved_by'
  | 'network'
  | 'transaction_id'
  | 'transaction_output'
  | 'arrived_cents'
  | 'same_proof'
  | 'explorers'
  | 'quote'
  | 'arrived_coins'
  | 'paid_at'
> & {
  /** Set when one of two needed approvals has been given. */
  first_approved_by: string | null;
  /** What the investor, or the first approval, says of the payment. */
  network: string | null;
  transaction_id: string | null;
  /** What the first approval says. */
  transaction_output: number | null;
  arrived_cents: number | null;
  /** Other deposits with the same file as proof. */
  same_proof: SameProof[];
  /** For each network of its method that has an explorer, the address under which a transaction is looked up. */
  explorers: Record<string, string>;
  /** What the investor was quoted, if they were. */
  quote: QuotedDeposit | null;
  /** What the first approval says, if it counted coins. */
  arrived_coins: string | null;
  paid_at: string | null;
};

const quoted = z.nullable(
  z.object({
    coins: z.string(),
    price: z.string(),
    source: z.string(),
    simulated: z.boolean(),
    created_at: z.string(),
    good_until: z.string(),
  }),
);

/** A quote of a deposit; coins and price (dollars a coin) exactly, as text. */
type QuotedDeposit = NonNullable<z.infer<typeof quoted>>;

const explorers = z.record(z.string(), z.string());

const sameProof = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    amount_cents: z.number(),
    status: z.string(),
    created_at: z.string(),
  }),
);

/** A deposit that came with the same file as another one. */
export type SameProof = z.infer<typeof sameProof>[number];

/** Deposits that wait for review, a page from one on, in the order and with the filters of the address; amounts in integer cents. */
export const depositQueueQuery = (filter: QueueFilter = {}) =>
  queryOptions({
    queryKey: ['operator', 'deposits', filter],
    queryFn: async ({ signal }): Promise<Page<QueuedDeposit>> => {
      const rows = unwrap(await supabase.rpc('deposit_queue', paymentsFrom(filter)).abortSignal(signal));
      return pageOf(
        rows.map((row) => ({
          ...row,
          same_proof: sameProof.parse(row.same_proof),
          explorers: explorers.parse(row.explorers),
          quote: quoted.parse(row.quote ?? null),
        })),
      );
    },
  });
