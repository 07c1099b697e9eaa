import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { type Page, pageOf, paymentsFrom } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

export type QueuedDeposit = Omit<
  Row<'deposit_queue'>,
  | 'first_approved_by'
  | 'proof_path'
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
  first_approved_by: string | null;
  /** Null of a payment that was read from its chain. */
  proof_path: string | null;
  network: string | null;
  transaction_id: string | null;
  transaction_output: number | null;
  arrived_cents: number | null;
  same_proof: SameProof[];
  explorers: Record<string, string>;
  quote: QuotedDeposit | null;
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

/** Coins and price (dollars per coin) are exact, as text. */
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

export type SameProof = z.infer<typeof sameProof>[number];

/** Deposits waiting for review, paged, with the order and filters of the address; amounts in integer cents. */
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
