import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readingAs } from '@/lib/data/api';

const instrument = z.object({
  id: z.string(),
  name: z.string(),
  price_decimals: z.number(),
  /** Of the last quote; null before the first. */
  source: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
  stale: z.nullable(z.boolean()),
  halted_at: z.nullable(z.string()),
  /** The price on which quotes agree since the halt, in ticks. */
  agreed_mid: z.nullable(z.number()),
  /** Confirmed by two people; the next quote near `agreed_mid` is accepted. */
  resumed_at: z.nullable(z.string()),
});

const desk = z.object({
  /** Null until two people have decided. */
  exchanges: z.nullable(z.array(z.string())),
  instruments: z.array(instrument),
  refused: z.array(z.object({ source: z.string(), reason: z.string(), times: z.number(), last_at: z.string() })),
  failed_dealings: z.array(
    z.object({
      pool_id: z.string(),
      title: z.string(),
      owner_id: z.string(),
      owner_name: z.string(),
      /** Consecutive failures. */
      failures: z.number(),
      failed_at: z.string(),
      failure: z.string(),
    }),
  ),
});

export type PriceDesk = z.output<typeof desk>;
export type DeskInstrument = PriceDesk['instruments'][number];
export type Refusal = PriceDesk['refused'][number];
export type FailedDealing = PriceDesk['failed_dealings'][number];

/** Refetched while open, because prices age without events. */
export const priceDeskQuery = queryOptions({
  queryKey: ['operator', 'exchanges'],
  refetchInterval: 10_000,
  queryFn: readingAs(desk, 'price_desk'),
});
