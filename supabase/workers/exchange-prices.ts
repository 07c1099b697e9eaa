import { setTimeout as sleep } from 'node:timers/promises';
import type { Instrument, PriceSource, Quote } from './price-source.ts';

/**
 * Instruments for which exchanges use our symbols. Others have no exchange price: SPX/USD there is the token SPX6900,
 * not the S&P 500.
 */
const TRADED: ReadonlySet<string> = new Set(
  'BTC ETH RUNE SHIB DOGE EUR LTC USDT BNB TRX BCH TON'.split(' ').map((name) => `${name}-USD`),
);
/** Exchanges further apart than this are not trusted. */
const APART = 0.01;
/** Older data is stale. */
const OLD_MS = 10_000;
/** Timeout, so that one exchange does not delay the others. */
const PATIENCE_MS = 5000;
/**
 * Order book depth, only for Coinbase, whose books are long: Bitfinex, KuCoin and others accept few values and are
 * short by default.
 */
const LEVELS: ReadonlyMap<string, number> = new Map([['coinbase', 5]]);
/** Truncates errors, which may contain a page of the exchange. */
const LONGEST_FAILURE = 200;
/** Delay before retrying to load an exchange's markets. */
const RELOAD_MS = 30_000;
/** Minimum interval for public APIs. */
const EVERY_MS = 2000;

interface OrderBook {
  bids: (number | undefined)[][];
  asks: (number | undefined)[][];
  timestamp?: number | undefined;
}

interface Ticker {
  bid?: number | undefined;
  ask?: number | undefined;
  bidVolume?: number | undefined;
  askVolume?: number | undefined;
  timestamp?: number | undefined;
}

export interface Exchange {
  id: string;
  markets?: Record<string, unknown> | undefined;
  /** ccxt's delay between requests, in milliseconds. */
  rateLimit?: number;
  has?: Record<string, unknown>;
  loadMarkets(reload: boolean): Promise<unknown>;
  fetchOrderBook(symbol: string, limit?: number): Promise<OrderBook>;
  fetchTickers?(symbols: string[]): Promise<Record<string, Ticker>>;
}

/** Prices in ticks, sizes in lots. */
export interface Top {
  bid: number;
  ask: number;
  bidSize: number;
  askSize: number;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Combines several exchanges into one quote: median bid and ask, smallest sizes, oldest time. Excludes those more
 * than 1% from the median.
 * @returns undefined unless at least two, and more than half, are within 1% of each other
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

interface Traded {
  instrument: Instrument;
  symbol: string;
}
type Tops = Map<string, Top>;

/** Resolves to an exchange's response, or to undefined if it failed. */
type Attempt = <T>(what: string, answer: Promise<T>) => Promise<T | undefined>;

interface Asking {
  /** Called when an exchange's failures begin or change, not for each. */
  onError: (error: unknown) => void;
  /** Timeout of an exchange in milliseconds. */
  patience?: number;
}

/**
 * Quotes from several exchanges, for instruments that at least two of them trade against the dollar. An exchange that
 * fails at first joins later.
 */
export async function exchangePrices(
  exchanges: readonly Exchange[],
  instruments: readonly Instrument[],
  { onError, patience = PATIENCE_MS }: Asking,
): Promise<PriceSource> {
  const known = instruments
    .filter(({ id }) => TRADED.has(id))
    .map((instrument) => ({ instrument, symbol: instrument.id.replace('-', '/') }));
  const asked = exchanges.map((exchange) => ({ exchange, attempt: attempts(exchange, onError) }));
  let traded: Traded[] = [];
  let askers: ReturnType<typeof answered>[] = [];

  function plan(): void {
    traded = known.filter(
      ({ symbol }) => exchanges.filter(({ markets }) => markets?.[symbol] !== undefined).length >= 2,
    );
    askers = asked.flatMap(({ exchange, attempt }) =>
      questionsFor(
        exchange,
        traded.filter(({ symbol }) => exchange.markets?.[symbol] !== undefined),
        attempt,
      ).map((question) => answered(question, patience)),
    );
  }

  async function load({ exchange, attempt }: (typeof asked)[number]): Promise<void> {
    // Reloads, because ccxt caches a failure.
    await attempt('markets', exchange.loadMarkets(true));
    if (exchange.markets !== undefined) plan();
  }

  await Promise.all(asked.map(load));
  let loadedAt: number | undefined;
  let last = 0;
  const told = new Map<string, number>();

  return {
    name: `ccxt:${exchanges
      .map(({ id }) => id)
      .toSorted()
      .join(',')}`,
    async next(now) {
      if (now < last) {
        // The clock was set back: cached times would be in the future.
        last = 0;
        told.clear();
      }
      if (now - last < EVERY_MS) return [];
      last = now;
      loadedAt ??= now;
      if (now - loadedAt >= RELOAD_MS) {
        loadedAt = now;
        for (const one of asked) if (one.exchange.markets === undefined) void load(one);
      }
      const answers = await Promise.all(askers.map((ask) => ask(now)));
      return traded.flatMap(({ instrument: { id } }): Quote[] => {
        const tops = answers.map((answer) => answer?.get(id)).filter((one) => one !== undefined);
        const top = combineTops(tops.filter(({ at }) => now - at < OLD_MS));
        if (top === undefined || top.at <= (told.get(id) ?? 0)) return [];
        told.set(id, top.at);
        const { bid, ask, bidSize, askSize } = top;
        const source_at = new Date(top.at).toISOString();
        return [{ instrument_id: id, bid, ask, bid_size: bidSize, ask_size: askSize, source_at }];
      });
    },
  };
}

type Question = (now: number) => Promise<Tops | undefined>;

/**
 * Requests for each round: order books or, if those would take longer than a round, all tickers at once. Kraken
 * allows one request a second.
 */
function questionsFor(exchange: Exchange, traded: readonly Traded[], attempt: Attempt): Question[] {
  if ((exchange.rateLimit ?? 0) * traded.length > EVERY_MS)
    return [(now) => attempt('tickers', readAll(exchange, traded, attempt, now))];
  return traded.map((one) => (now) => attempt(one.symbol, readBook(exchange, one, now)));
}

/** Awaits an exchange's responses, and reports when its failures change. */
function attempts({ id }: Exchange, onError: Asking['onError']): Attempt {
  const failing = new Map<string, string>();
  let told = '';
  return async (what, answer) => {
    try {
      const found = await answer;
      failing.delete(what);
      told = kindsOf(failing);
      return found;
    } catch (error) {
      // The message may vary.
      failing.set(what, error instanceof Error ? error.name : '');
      const kinds = kindsOf(failing);
      const text = String(error).replaceAll(/\s+/g, ' ').slice(0, LONGEST_FAILURE);
      if (kinds !== told) onError(new Error(`${id} fails: ${text}`));
      told = kinds;
      return undefined;
    }
  };
}

const kindsOf = (failing: ReadonlyMap<string, string>): string => [...new Set(failing.values())].toSorted().join(' ');

/** Repeats a request only after a response, so that requests do not pile up. */
function answered(question: Question, patience: number): (now: number) => Promise<Tops | undefined> {
  let asked: Promise<Tops | undefined> | undefined;
  return (now) => {
    asked ??= question(now).finally(() => {
      asked = undefined;
    });
    return Promise.race([asked, sleep(patience, undefined, { ref: false })]);
  };
}

async function readBook(exchange: Exchange, { instrument, symbol }: Traded, now: number): Promise<Tops> {
  const { bids, asks, timestamp } = await exchange.fetchOrderBook(symbol, LEVELS.get(exchange.id));
  const [bid, bidVolume] = bids[0] ?? [];
  const [ask, askVolume] = asks[0] ?? [];
  return new Map(topOf(instrument, { bid, ask, bidVolume, askVolume, timestamp }, now));
}

/** Reads all tickers in one request, and order books for those without sizes. */
async function readAll(exchange: Exchange, traded: readonly Traded[], attempt: Attempt, now: number): Promise<Tops> {
  const symbols = traded.map(({ symbol }) => symbol);
  const tickers = exchange.has?.['fetchTickers'] ? await exchange.fetchTickers?.(symbols) : {};
  const tops = await Promise.all(
    traded.map(async (one) => {
      const top = topOf(one.instrument, tickers?.[one.symbol] ?? {}, now);
      if (top.length > 0) return top;
      return [...((await attempt(one.symbol, readBook(exchange, one, now))) ?? [])];
    }),
  );
  return new Map(tops.flat());
}

function topOf(
  { id, price_decimals, quantity_decimals }: Instrument,
  { bid, ask, bidVolume, askVolume, timestamp }: Ticker,
  now: number,
): [string, Top][] {
  if (!bid || !ask || !bidVolume || !askVolume) return [];
  const top = {
    // Rounds to whole ticks, never in our favour; the epsilon keeps whole values despite floating point.
    bid: Math.floor(bid * 10 ** price_decimals + 1e-6),
    ask: Math.ceil(ask * 10 ** price_decimals - 1e-6),
    bidSize: lots(bidVolume, quantity_decimals),
    askSize: lots(askVolume, quantity_decimals),
    at: timestamp ?? now,
  };
  return [[id, top]];
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
