import * as z from 'zod/mini';

/** What the transaction of a batch consists of, as `chain.batch_parts` tells it to the watcher and to signers. */
export const batchParts = z.object({
  id: z.string(),
  /** Of its newest fee. */
  number: z.number(),
  extended_key: z.string(),
  first_address: z.string(),
  /** Of the account that two people approved, and what leads to it from the first address. */
  root: z.string(),
  branch: z.string(),
  change_place: z.number(),
  change_units: z.number(),
  fee_units: z.number(),
  size: z.number(),
  /** Null until the watcher has built it. */
  psbt: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  inputs: z.array(
    z.object({
      transaction_id: z.string(),
      output: z.number(),
      is_change: z.boolean(),
      place: z.number(),
      units: z.number(),
      raw: z.string(),
    }),
  ),
  outputs: z.array(z.object({ address: z.string(), units: z.number(), script: z.string(), status: z.string() })),
});
