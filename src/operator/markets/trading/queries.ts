import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

const trading = z.enum(['none', 'open', 'paused', 'sell_only']);

const instrument = z.object({
  id: z.string(),
  name: z.string(),
  trading,
  quantity_decimals: z.number(),
  /** What all portfolios hold of it, in lots. */
  quantity: z.number(),
  /** The same at the bid less the fee; null without a price. */
  value_cents: z.nullable(z.number()),
  portfolios: z.number(),
  /** The share of the portfolio that holds most of it, in basis points; null if none does. */
  largest_bp: z.nullable(z.number()),
  /** Orders that wait. */
  orders: z.number(),
  /** The last decision about it, and why. */
  since: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

const desk = z.object({
  instruments: z.array(instrument),
  pools: z.object({
    open: z.number(),
    cash_cents: z.number(),
    waiting_cents: z.number(),
    reserved_cents: z.number(),
  }),
  /** What the books say that portfolios have in cash, with what waits to be put in. */
  booked_cents: z.number(),
  /** What waits for a price, of portfolios and of people who copy. */
  waiting: z.object({ requests: z.number(), oldest_at: z.nullable(z.string()) }),
});

/** How trading stands. */
export type TradingDesk = z.output<typeof desk>;
/** An instrument with what is held of it and what was decided about it. */
export type TradedInstrument = TradingDesk['instruments'][number];
/** Whether orders are taken for an instrument. */
export type Trading = TradedInstrument['trading'];

/** How trading stands. Asked again while it is open, because prices move by themselves. */
export const tradingDeskQuery = queryOptions({
  queryKey: ['operator', 'trading'],
  refetchInterval: 10_000,
  queryFn: async ({ signal }) => desk.parse(unwrap(await supabase.rpc('trading_desk').abortSignal(signal))),
});
