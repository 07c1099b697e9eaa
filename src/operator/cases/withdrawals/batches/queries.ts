import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reading } from '@/lib/data/api';
import { batchParts } from './parts';

const text = z.nullable(z.string());

const batches = z.object({
  networks: z.array(z.object({ network: z.string(), unspent: z.string(), waiting: z.number(), owed: z.string() })),
  /** Owed again, because the block that paid them left the chain. */
  reversed: z.array(
    z.object({
      id: z.string(),
      investor_id: z.string(),
      coins: z.string(),
      method: z.string(),
      address: z.string(),
    }),
  ),
  batches: z.array(
    z.extend(batchParts, {
      network: z.string(),
      /** Null once it was given up. */
      outputs: z.nullable(batchParts.shape.outputs),
      made_at: z.string(),
      made_by: z.string(),
      ended_at: text,
      signatures: z.number(),
      trouble: text,
      confirmations: z.number(),
      needed: z.number(),
    }),
  ),
});

export type ListedBatch = z.infer<typeof batches>['batches'][number];
export type Batch = ListedBatch & { outputs: NonNullable<ListedBatch['outputs']> };

export const payoutBatchesQuery = queryOptions({
  queryKey: ['operator', 'chains', 'batches'],
  refetchInterval: 10_000,
  queryFn: async (context) => batches.parse(await reading('payout_batches')(context)),
});

/** Whether this browser finds the same transaction; loaded only here. */
export const batchCheckQuery = (batch: Batch & { psbt: string }) =>
  queryOptions({
    queryKey: ['operator', 'chains', 'batch', batch.id, batch.psbt, batch.outputs],
    staleTime: Infinity,
    queryFn: async () => {
      const { checkBatch } = await import('./check');
      return { problem: checkBatch(batch.psbt, batch) ?? null };
    },
  });
