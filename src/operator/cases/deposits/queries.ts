import * as z from 'zod/mini';
import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';
import { paymentsFrom, queueQuery } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

const details = z.object({
  same_proof: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount_cents: z.number(),
      status: z.string(),
      created_at: z.string(),
    }),
  ),
  explorers: z.record(z.string(), z.string()),
  /** Coins and price (dollars per coin) are exact, as text. */
  quote: z.nullable(
    z.object({
      coins: z.string(),
      price: z.string(),
      source: z.string(),
      simulated: z.boolean(),
      created_at: z.string(),
      good_until: z.string(),
    }),
  ),
});

type Details = z.infer<typeof details>;
export type SameProof = Details['same_proof'][number];

/** A payment that was read from its chain has no proof. */
export type QueuedDeposit = Details &
  Nullable<
    Omit<Row<'deposit_queue'>, keyof Details>,
    | 'first_approved_by'
    | 'proof_path'
    | 'network'
    | 'transaction_id'
    | 'transaction_output'
    | 'arrived_cents'
    | 'arrived_coins'
    | 'paid_at'
  >;

/** Deposits waiting for review, paged, with the order and filters of the address; amounts in integer cents. */
export const depositQueueQuery = (filter: QueueFilter = {}) =>
  queueQuery<QueuedDeposit>('deposits', filter, async (context) => {
    const rows = await reading('deposit_queue', paymentsFrom(filter))(context);
    return rows.map((row) => ({ ...row, ...details.parse({ ...row, quote: row.quote ?? null }) }));
  });
