import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

const instrument = z.object({
  id: z.string(),
  name: z.string(),
  price_decimals: z.number(),
  /** Of the last quote; without one there was none yet. */
  source: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
  stale: z.nullable(z.boolean()),
  halted_at: z.nullable(z.string()),
  /** On what the quotes agree since it was halted, in ticks. */
  agreed_mid: z.nullable(z.number()),
  /** When two people resumed it; the next quote near `agreed_mid` is accepted. */
  resumed_at: z.nullable(z.string()),
});

const desk = z.object({
  /** Decided by two people; null before that. */
  exchanges: z.nullable(z.array(z.string())),
  instruments: z.array(instrument),
  refused: z.array(
    z.object({ source: z.string(), reason: z.string(), times: z.number(), last_at: z.string() }),
  ),
  failed_dealings: z.array(
    z.object({
      pool_id: z.string(),
      title: z.string(),
      owner_id: z.string(),
      owner_name: z.string(),
      /** In a row; none once a later dealing succeeded. */
      failures: z.number(),
      failed_at: z.string(),
      failure: z.string(),
    }),
  ),
});

/** Where prices come from, and how they are. */
export type PriceDesk = z.output<typeof desk>;
/** An instrument with its last quote and its halt. */
export type DeskInstrument = PriceDesk['instruments'][number];
/** Quotes of one source that were refused for one reason. */
export type Refusal = PriceDesk['refused'][number];
/** A portfolio or strategy whose dealing failed as no rule foresaw. */
export type FailedDealing = PriceDesk['failed_dealings'][number];

/** How the prices are. Asked again while it is open, because prices age by themselves. */
export const priceDeskQuery = queryOptions({
  queryKey: ['operator', 'exchanges'],
  refetchInterval: 10_000,
  queryFn: async ({ signal }) => desk.parse(unwrap(await supabase.rpc('price_desk').abortSignal(signal))),
});
