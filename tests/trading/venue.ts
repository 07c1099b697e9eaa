import { type LimitOrderOptions, OrderBook, Side } from 'nodejs-order-book';

/** An order: prices in ticks, quantities in lots. */
export interface Asked {
  id: string;
  side: 'buy' | 'sell';
  kind: 'market' | 'limit' | 'stop' | 'stop_limit';
  quantity: number;
  limit: number | undefined;
  stop: number | undefined;
  force: 'gtc' | 'ioc' | 'fok';
  postOnly: boolean;
}

/** Best bid and ask, with their sizes. */
export interface Shown {
  bid: number;
  ask: number;
  bidSize: number;
  askSize: number;
}

export interface Filled {
  id: string;
  price: number;
  quantity: number;
  role: 'maker' | 'taker';
}

export interface Known {
  asked: Asked;
  status: 'armed' | 'open' | 'filled' | 'cancelled';
  reason: string | null;
  filled: number;
}

type Entry = Known & { turn: number; isNew: boolean; stopKey: string };

const QUOTE = 'the quote';
type Force = NonNullable<LimitOrderOptions['timeInForce']>;
/** The package does not export the enumeration. */
const isForce = (word: string): word is Force => ['GTC', 'IOC', 'FOK'].includes(word);
const ANY_PRICE = { buy: 1_000_000_000, sell: 1 };

/**
 * Matches one side of our market with `nodejs-order-book`. Traders trade with the market and never with each other,
 * so buyers have a book into which each quote brings its ask, and sellers one into which it brings its bid. These
 * rules of ours differ from those of a book:
 * - An order enters the book at the first quote after it, and waits outside until then.
 * - A quote's size meets resting orders first, then in turn those that are new or take any price; the rest of it
 * leaves.
 * - The rest of a market order waits for the next quote; the book does not know this.
 * - Stops trigger on quotes; in the book on the last trade. A second book of stops gets a trade at each bid or ask.
 * All stops of one quote join in turn; in the book by price.
 * - Post-only is judged by the whole shown size, even if others have used it up.
 * - A smaller quantity keeps its turn; in the book every change loses it.
 */
export function makeSide(side: 'buy' | 'sell') {
  const [mine, theirs] = side === 'buy' ? [Side.BUY, Side.SELL] : [Side.SELL, Side.BUY];
  const entries = new Map<string, Entry>();
  const stops = new OrderBook();
  let book = new OrderBook();
  let turns = 0;
  const nextTurn = () => (turns += 1);
  const byTurn = (a: Entry, b: Entry) => a.turn - b.turn;
  const known = (id: string): Entry => {
    const entry = entries.get(id);
    if (!entry) throw new Error(`No order ${id}.`);
    return entry;
  };
  const leftOf = ({ asked, filled }: Entry) => asked.quantity - filled;
  const touchOf = ({ ask, bid }: Shown) => (side === 'buy' ? ask : bid);
  const sizeOf = ({ askSize, bidSize }: Shown) => (side === 'buy' ? askSize : bidSize);

  function arm(entry: Entry): void {
    entry.stopKey = `${entry.asked.id}/${entry.turn}`;
    const { err } = stops.stopMarket({
      id: entry.stopKey,
      side: mine,
      size: 1,
      stopPrice: entry.asked.stop ?? 0,
    });
    if (err) throw new Error(err.message);
  }

  function fill(fills: Filled[], entry: Entry, quantity: number, price: number, role: Filled['role']): void {
    entry.filled += quantity;
    if (leftOf(entry) === 0) entry.status = 'filled';
    fills.push({ id: entry.asked.id, price, quantity, role });
  }

  function end(entry: Entry, reason: string): void {
    entry.status = 'cancelled';
    entry.reason = reason;
  }

  /** Trades at the best bid or ask for the stops; returns which of them trigger. */
  function trade(price: number): Set<string> {
    stops.limit({ id: QUOTE, side: theirs, size: 1, price });
    const { activated } = stops.market({ side: mine, size: 1 });
    return new Set(activated.map(({ id }) => id));
  }

  /** Adds the quote's size, which meets the resting orders. */
  function enterQuote(fills: Filled[], quote: Shown): void {
    const { done, partial, partialQuantityProcessed } = book.limit({
      id: QUOTE,
      side: theirs,
      size: sizeOf(quote),
      price: touchOf(quote),
    });
    for (const met of done)
      if (met.id !== QUOTE && 'price' in met) fill(fills, known(met.id), met.size, met.price, 'maker');
    if (partial && partial.id !== QUOTE)
      fill(fills, known(partial.id), partialQuantityProcessed, partial.price, 'maker');
  }

  function wouldTake({ asked }: Entry, quote: Shown): boolean {
    const shown = new OrderBook();
    shown.limit({ id: QUOTE, side: theirs, size: sizeOf(quote), price: touchOf(quote) });
    return shown.limit({ id: asked.id, side: mine, size: 1, price: asked.limit ?? 0, postOnly: true }).err !== null;
  }

  /** Matches a new or market order with the rest of the quote. */
  function take(fills: Filled[], entry: Entry, quote: Shown): void {
    const { asked } = entry;
    if (asked.postOnly && entry.isNew && wouldTake(entry, quote)) {
      end(entry, 'would_take');
      return;
    }
    const before = book.order(QUOTE)?.size ?? 0;
    const size = leftOf(entry);
    const price = asked.limit ?? ANY_PRICE[side];
    const force = asked.force.toUpperCase();
    const { err } =
      asked.limit === undefined && asked.force !== 'fok'
        ? book.market({ side: mine, size })
        : book.limit({
            id: asked.id,
            side: mine,
            size,
            price,
            ...(isForce(force) && { timeInForce: force }),
          });
    entry.isNew = false;
    const taken = before - (book.order(QUOTE)?.size ?? 0);
    if (taken > 0) fill(fills, entry, taken, touchOf(quote), 'taker');
    if (err) end(entry, 'all_or_nothing');
    else if (entry.status === 'open' && asked.force !== 'gtc') end(entry, 'rest_not_filled');
  }

  return {
    all: (): Known[] => [...entries.values()],
    open: (): Known[] => [...entries.values()].filter(({ status }) => status === 'armed' || status === 'open'),

    place(asked: Asked): void {
      const status = asked.stop === undefined ? ('open' as const) : ('armed' as const);
      const entry = { asked, status, reason: null, filled: 0, turn: nextTurn(), isNew: true, stopKey: '' };
      entries.set(asked.id, entry);
      if (status === 'armed') arm(entry);
    },

    cancel(id: string): void {
      book.cancel(id);
      end(known(id), 'by_owner');
    },

    replace(id: string, changes: { quantity?: number; limit?: number; stop?: number }): void {
      const entry = known(id);
      const earlier = entry.asked;
      entry.asked = { ...earlier, ...changes };
      const { quantity, limit, stop } = entry.asked;
      if (quantity > earlier.quantity || limit !== earlier.limit || stop !== earlier.stop) {
        book.cancel(id);
        entry.turn = nextTurn();
        entry.isNew = true;
        if (entry.status === 'armed') arm(entry);
        return;
      }
      const snapshot = book.snapshot();
      for (const { orders } of [...snapshot.bids, ...snapshot.asks])
        for (const order of orders) if (order.id === id) order.size = leftOf(entry);
      book = new OrderBook({ snapshot });
    },

    show(quote: Shown): Filled[] {
      const fills: Filled[] = [];
      const reached = trade(touchOf(quote));
      for (const entry of [...entries.values()].toSorted(byTurn))
        if (entry.status === 'armed' && reached.has(entry.stopKey)) {
          entry.status = 'open';
          entry.turn = nextTurn();
        }
      const takers = [...entries.values()]
        .filter(({ status, isNew, asked }) => status === 'open' && (isNew || asked.limit === undefined))
        .toSorted(byTurn);
      enterQuote(fills, quote);
      for (const entry of takers) take(fills, entry, quote);
      book.cancel(QUOTE);
      return fills;
    },
  };
}
