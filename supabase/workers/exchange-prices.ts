import { setTimeout as sleep } from 'node:timers/promises';
import type { Instrument, PriceSource, Quote } from './price-source.ts';

/**
 * What exchanges mean by the same letters as we do. An instrument that is not here has no price on them: SPX/USD is a token
 * there, SPX6900, and not the S&P 500.
 */
const TRADED: ReadonlySet<string> = new Set(
  'BTC ETH RUNE SHIB DOGE EUR LTC USDT BNB TRX BCH TON'.split(' ').map((name) => `${name}-USD`),
);
/** Exchanges whose prices are further apart are not believed. */
const APART = 0.01;
/** What an exchange said longer ago says nothing about now. */
const OLD_MS = 10_000;
/** An exchange that does not answer holds up the others no longer. */
const PATIENCE_MS = 5000;
/**
 * How many prices of an order book are asked for. Only of Coinbase, whose books are long: Bitfinex, KuCoin and others each take a few
 * numbers alone, and their books are short without one.
 */
const LEVELS: ReadonlyMap<string, number> = new Map([['coinbase', 5]]);
/** Longer texts of failures hold the page that an exchange answered with. */
const LONGEST_FAILURE = 200;
/** What an exchange trades is asked for again so much later, if it did not answer. */
const RELOAD_MS = 30_000;
/** Public interfaces are asked no more often than that. */
const EVERY_MS = 2000;

/** The order book of an exchange, as ccxt has it. */
interface OrderBook {
  bids: (number | undefined)[][];
  asks: (number | undefined)[][];
  timestamp?: number | undefined;
}

/** The best prices of a symbol, as ccxt has them; not every exchange says the sizes. */
interface Ticker {
  bid?: number | undefined;
  ask?: number | undefined;
  bidVolume?: number | undefined;
  askVolume?: number | undefined;
  timestamp?: number | undefined;
}

/** What we use of an exchange of ccxt. */
export interface Exchange {
  id: string;
  markets?: Record<string, unknown> | undefined;
  /** How long ccxt waits between two requests, in milliseconds. */
  rateLimit?: number;
  /** What it can be asked. */
  has?: Record<string, unknown>;
  loadMarkets(reload: boolean): Promise<unknown>;
  fetchOrderBook(symbol: string, limit?: number): Promise<OrderBook>;
  fetchTickers?(symbols: string[]): Promise<Record<string, Ticker>>;
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

/** An instrument, as exchanges call it. */
interface Traded {
  instrument: Instrument;
  symbol: string;
}
type Tops = Map<string, Top>;

/** Resolves to the answer of an exchange to a question, or to undefined if that failed. */
type Attempt = <T>(what: string, answer: Promise<T>) => Promise<T | undefined>;

/** How exchanges are asked. */
interface Asking {
  /** Hears of an exchange when its failures begin or change, not of each. */
  onError: (error: unknown) => void;
  /** How long an exchange that does not answer holds up the others, in milliseconds. */
  patience?: number;
}

/**
 * Quotes of several exchanges, of the coins and currencies that at least two of them trade against the dollar. One that does not answer
 * at first comes in later.
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
    // Again, because ccxt keeps a failure.
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
        // The clock was set back: what it said was still to come, and would be waited for.
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
 * What an exchange is asked in each round: the order book of each instrument or, where that would take longer than a round,
 * the best prices of all at once. Kraken, for one, allows a request a second.
 */
function questionsFor(exchange: Exchange, traded: readonly Traded[], attempt: Attempt): Question[] {
  if ((exchange.rateLimit ?? 0) * traded.length > EVERY_MS)
    return [(now) => attempt('tickers', readAll(exchange, traded, attempt, now))];
  return traded.map((one) => (now) => attempt(one.symbol, readBook(exchange, one, now)));
}

/** Waits for the answers of an exchange, and tells when its failures become others than they were. */
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
      // The text may be another one each time.
      failing.set(what, error instanceof Error ? error.name : '');
      const kinds = kindsOf(failing);
      const text = String(error).replaceAll(/\s+/g, ' ').slice(0, LONGEST_FAILURE);
      if (kinds !== told) onError(new Error(`${id} fails: ${text}`));
      told = kinds;
      return undefined;
    }
  };
}

const kindsOf = (failing: ReadonlyMap<string, string>): string =>
  [...new Set(failing.values())].toSorted().join(' ');

/** Asks a question again only when it has been answered: questions that wait for their turn would pile up. */
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

/** The best prices of all, in one request; those that the exchange has no sizes of, by their order books. */
async function readAll(
  exchange: Exchange,
  traded: readonly Traded[],
  attempt: Attempt,
  now: number,
): Promise<Tops> {
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

/** The best bid and ask of an instrument with its id; nothing if the exchange does not say all of them. */
function topOf(
  { id, price_decimals, quantity_decimals }: Instrument,
  { bid, ask, bidVolume, askVolume, timestamp }: Ticker,
  now: number,
): [string, Top][] {
  if (!bid || !ask || !bidVolume || !askVolume) return [];
  const top = {
    // To whole ticks, never to our advantage; what is whole already is not moved by its binary form.
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
