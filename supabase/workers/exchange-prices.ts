import { setTimeout as sleep } from 'node:timers/promises';
import type { Instrument, PriceSource, Quote } from './price-source.ts';

/** Exchanges whose prices are further apart are not believed. */
const APART = 0.01;
/** What an exchange said longer ago says nothing about now. */
const OLD_MS = 10_000;
/** An exchange that does not answer holds up the others no longer. */
const PATIENCE_MS = 5000;
/** Public interfaces are asked no more often than that. */
const EVERY_MS = 2000;

/** The order book of an exchange, as ccxt has it. */
interface OrderBook {
  bids: (number | undefined)[][];
  asks: (number | undefined)[][];
  timestamp?: number | undefined;
}

/** What we use of an exchange of ccxt. */
export interface Exchange {
  id: string;
  markets?: Record<string, unknown> | undefined;
  loadMarkets(): Promise<unknown>;
  fetchOrderBook(symbol: string, limit?: number): Promise<OrderBook>;
}

/** The best bid and ask of an exchange: prices in ticks, sizes in lots. */
export interface Top {
  bid: number;
  ask: number;
  bidSize: number;
  askSize: number;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Makes one quote of those of several exchanges: the medians of bids and of asks, the smallest sizes, the oldest time. Those
 * more than 1% from the median are left out.
 * @returns undefined unless two of them, and more than half, are within 1% of each other
 */
export function combineTops(tops: readonly Top[]): Top | undefined {
  const middle = median(tops.map(({ bid, ask }) => (bid + ask) / 2));
  const agreeing = tops.filter(({ bid, ask }) => Math.abs((bid + ask) / 2 - middle) <= middle * APART);
  const mids = agreeing.map(({ bid, ask }) => (bid + ask) / 2);
  if (agreeing.length < 2 || agreeing.length * 2 <= tops.length) return undefined;
  if (Math.max(...mids) - Math.min(...mids) > Math.min(...mids) * APART) return undefined;
  return {
    bid: Math.floor(median(agreeing.map(({ bid }) => bid))),
    ask: Math.ceil(median(agreeing.map(({ ask }) => ask))),
    bidSize: Math.min(...agreeing.map(({ bidSize }) => bidSize)),
    askSize: Math.min(...agreeing.map(({ askSize }) => askSize)),
    at: Math.min(...agreeing.map(({ at }) => at)),
  };
}

/** Quotes of several exchanges, of the instruments that at least two of them trade against the dollar. */
export async function exchangePrices(
  exchanges: readonly Exchange[],
  instruments: readonly Instrument[],
): Promise<PriceSource> {
  await Promise.all(exchanges.map((exchange) => exchange.loadMarkets()));
  const traded = instruments
    .map((instrument) => {
      const symbol = instrument.id.replace('-', '/');
      return { instrument, symbol, at: exchanges.filter(({ markets }) => markets?.[symbol] !== undefined) };
    })
    .filter(({ at }) => at.length >= 2);
  let last = 0;
  const told = new Map<string, number>();

  return {
    name: `ccxt:${exchanges
      .map(({ id }) => id)
      .toSorted()
      .join(',')}`,
    async next(now) {
      if (now - last < EVERY_MS) return [];
      last = now;
      const quotes = await Promise.all(
        traded.map(async ({ instrument, symbol, at }): Promise<Quote[]> => {
          const tops = await Promise.all(at.map((exchange) => readTop(exchange, symbol, instrument, now)));
          const top = combineTops(tops.filter((one) => one !== undefined && now - one.at < OLD_MS) as Top[]);
          if (top === undefined || top.at <= (told.get(instrument.id) ?? 0)) return [];
          told.set(instrument.id, top.at);
          const { bid, ask, bidSize, askSize } = top;
          const source_at = new Date(top.at).toISOString();
          return [
            { instrument_id: instrument.id, bid, ask, bid_size: bidSize, ask_size: askSize, source_at },
          ];
        }),
      );
      return quotes.flat();
    },
  };
}

/** The best bid and ask of an exchange; undefined if it does not say them. */
async function readTop(
  exchange: Exchange,
  symbol: string,
  { price_decimals, quantity_decimals }: Instrument,
  now: number,
): Promise<Top | undefined> {
  const silence = sleep(PATIENCE_MS, undefined, { ref: false });
  const book = await Promise.race([exchange.fetchOrderBook(symbol, 5), silence]).catch(() => undefined);
  const [bid, bidSize] = book?.bids[0] ?? [];
  const [ask, askSize] = book?.asks[0] ?? [];
  if (!bid || !ask || !bidSize || !askSize) return undefined;
  return {
    // To whole ticks, never to our advantage; what is whole already is not moved by its binary form.
    bid: Math.floor(bid * 10 ** price_decimals + 1e-6),
    ask: Math.ceil(ask * 10 ** price_decimals - 1e-6),
    bidSize: lots(bidSize, quantity_decimals),
    askSize: lots(askSize, quantity_decimals),
    at: book?.timestamp ?? now,
  };
}

function lots(size: number, decimals: number): number {
  return Math.min(Math.floor(size * 10 ** decimals + 1e-6), Number.MAX_SAFE_INTEGER);
}

function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  const half = Math.floor(ordered.length / 2);
  const upper = ordered[half] ?? Number.NaN;
  return ordered.length % 2 === 1 ? upper : ((ordered[half - 1] ?? Number.NaN) + upper) / 2;
}
