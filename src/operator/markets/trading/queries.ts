import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readingAs } from '@/lib/data/api';

const trading = z.enum(['none', 'open', 'paused', 'sell_only']);

const instrument = z.object({
  id: z.string(),
  name: z.string(),
  trading,
  quantity_decimals: z.number(),
  /** Held by all portfolios, in lots. */
  quantity: z.number(),
  /** At the bid less the fee; null without a price. */
  value_cents: z.nullable(z.number()),
  portfolios: z.number(),
  /** Share of the largest holder, in basis points; null if none. */
  largest_bp: z.nullable(z.number()),
  orders: z.number(),
  /** Time and reason of the last decision. */
  since: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

const desk = z.object({
  instruments: z.array(instrument),
  pools: z.object({ open: z.number(), cash_cents: z.number(), waiting_cents: z.number(), reserved_cents: z.number() }),
  /** Portfolio cash in the books, pending deposits included. */
  booked_cents: z.number(),
  waiting: z.object({ requests: z.number(), oldest_at: z.nullable(z.string()) }),
});

export type TradingDesk = z.output<typeof desk>;
export type TradedInstrument = TradingDesk['instruments'][number];
export type Trading = TradedInstrument['trading'];

/** Refetched while open, because prices move without events. */
export const tradingDeskQuery = queryOptions({
  queryKey: ['operator', 'trading'],
  refetchInterval: 10_000,
  queryFn: readingAs(desk, 'trading_desk'),
});
