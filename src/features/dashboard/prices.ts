import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readPublic } from '@/lib/data/rest';
import { PRICES } from './prices-key';

/** The newest price of an instrument, as the database and the topic `prices` say it. */
const price = z.object({
  id: z.string(),
  name: z.string(),
  price_decimals: z.number(),
  /** The middle of bid and ask, in ticks of 10^-price_decimals dollars. */
  mid: z.number(),
  /** Against 24 hours earlier, in basis points; null where nothing is known of then. */
  change_bp: z.nullable(z.number()),
  received_at: z.string(),
  /** Not of an exchange now: made up by a program, or played again. */
  simulated: z.boolean(),
  /** Older than a price of this instrument should be. */
  stale: z.boolean(),
});

const prices = z.array(price);
const message = z.object({ prices });

/** The newest price of an instrument. */
export type Price = z.output<typeof price>;

/** For so long the topic may be silent. */
const SILENCE_MS = 15_000;

/**
 * The newest prices, in their order; one that is too old is not among them. The dashboard brings them, and the topic `prices` the
 * next ones: they are read only when it has been silent, to say how old they are and to drop what the database drops.
 */
export const pricesQuery = queryOptions({
  queryKey: PRICES,
  queryFn: () => readPublic('rpc/market_prices', z.array(z.unknown())),
  select: (rows) => prices.parse(rows),
  refetchInterval: ({ state }) => (state.data?.length ? SILENCE_MS : false),
});

/** The prices with those of a message of the topic, which carries what has changed. */
export function withMessage(rows: unknown, payload: unknown): { all: Price[]; changed: Price[] } {
  const known = prices.parse(rows);
  const { data } = message.safeParse(payload);
  const changed = data?.prices ?? [];
  const byId = new Map(changed.map((one) => [one.id, one]));
  const kept = known.map((one) => byId.get(one.id) ?? one);
  const added = changed.filter(({ id }) => known.every((one) => one.id !== id));
  return { all: [...kept, ...added], changed };
}
