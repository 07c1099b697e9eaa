import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readPublic } from '@/lib/data/rest';
import { PRICES } from './prices-key';

const price = z.object({
  id: z.string(),
  name: z.string(),
  price_decimals: z.number(),
  /** Mid price, in ticks of 10^-price_decimals dollars. */
  mid: z.number(),
  /** Over 24 hours in basis points; null if unknown. */
  change_bp: z.nullable(z.number()),
  received_at: z.string(),
  /** Simulated or replayed, not from an exchange. */
  simulated: z.boolean(),
  /** Older than this instrument's limit. */
  stale: z.boolean(),
});

const prices = z.array(price);
const message = z.object({ prices });

export type Price = z.output<typeof price>;

const SILENCE_MS = 15_000;

/** Without stale ones. Supplied by the dashboard and the `prices` topic; read only after silence. */
export const pricesQuery = queryOptions({
  queryKey: PRICES,
  queryFn: () => readPublic('rpc/market_prices', z.array(z.unknown())),
  select: (rows) => prices.parse(rows),
  refetchInterval: ({ state }) => (state.data?.length ? SILENCE_MS : false),
});

export function withMessage(rows: unknown, payload: unknown): { all: Price[]; changed: Price[] } {
  const known = prices.parse(rows);
  const { data } = message.safeParse(payload);
  const changed = data?.prices ?? [];
  const byId = new Map(changed.map((one) => [one.id, one]));
  const kept = known.map((one) => byId.get(one.id) ?? one);
  const added = changed.filter(({ id }) => known.every((one) => one.id !== id));
  return { all: [...kept, ...added], changed };
}
