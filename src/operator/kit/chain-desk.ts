import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readingAs } from '@/lib/data/api';

const time = z.nullable(z.string());
const trouble = z.nullable(z.enum(['silent', 'disagree', 'another_chain', 'lies', 'behind', 'node_silent']));

const desk = z.object({
  networks: z.array(
    z.object({
      id: z.string(),
      network: z.string(),
      confirmations: z.number(),
      automatic_cents: z.number(),
      /** Null if it is not read. */
      height: z.nullable(z.number()),
      received_at: time,
      trouble,
      nodes: z.array(z.object({ name: z.string(), trouble: z.nullable(z.string()) })),
    }),
  ),
  accounts: z.array(
    z.object({
      id: z.string(),
      network: z.string(),
      first_address: z.string(),
      effective_at: time,
      closed_at: time,
      left: z.number(),
      ends_soon: z.boolean(),
    }),
  ),
  unmatched: z.array(
    z.object({
      id: z.string(),
      coins: z.string(),
      network: z.string(),
      transaction_id: z.string(),
      investor_id: z.string(),
      seen_at: z.string(),
      outcome: z.nullable(z.enum(['account_closed', 'transaction_counted', 'invalid_amount', 'failed'])),
    }),
  ),
  outgoing: z.array(
    z.object({
      id: z.string(),
      coins: z.string(),
      network: z.string(),
      transaction_id: z.string(),
      seen_at: z.string(),
    }),
  ),
  reversed: z.array(
    z.object({
      deposit_id: z.string(),
      investor_id: z.string(),
      amount_cents: z.number(),
      receivable_cents: z.nullable(z.number()),
      seen_at: z.string(),
    }),
  ),
});

export type Chains = z.infer<typeof desk>;

/** Refetched while open, because a node that is silent makes no events. */
export const chainsQuery = queryOptions({
  queryKey: ['operator', 'chains'],
  refetchInterval: 60_000,
  queryFn: readingAs(desk, 'chain_desk'),
});
