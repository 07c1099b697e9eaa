import ccxt from 'ccxt';
import { expect, test } from 'vitest';
import { type Exchange, exchangePrices } from '../../../supabase/workers/exchange-prices.ts';

// The real exchanges of ccxt without a network, with answers of their public interfaces as ccxt documents them.
const BITCOIN = { id: 'BTC-USD', price_decimals: 2, quantity_decimals: 8, position: 1 };
const LITECOIN = { id: 'LTC-USD', price_decimals: 4, quantity_decimals: 8, position: 9 };
const DOGE = { id: 'DOGE-USD', price_decimals: 6, quantity_decimals: 8, position: 5 };
const NOW = Date.parse('2026-03-01T00:00:00Z');

type Best = [bid: string, size: string, ask: string, size: string];
type Answers = Record<string, unknown>;

const krakenPair = (base: string, name: string) => ({
  altname: `${name}USD`,
  wsname: `${name}/USD`,
  aclass_base: 'currency',
  base,
  aclass_quote: 'currency',
  quote: 'ZUSD',
  lot: 'unit',
  cost_decimals: 5,
  pair_decimals: 4,
  lot_decimals: 8,
  lot_multiplier: 1,
  leverage_buy: [],
  leverage_sell: [],
  fees: [[0, 0.4]],
  fees_maker: [[0, 0.25]],
  fee_volume_currency: 'ZUSD',
  margin_call: 80,
  margin_stop: 40,
  ordermin: '0.0001',
  costmin: '0.5',
  tick_size: '0.0001',
  status: 'online',
});
const KRAKEN = {
  'BTC/USD': ['XXBT', 'XBT'],
  'LTC/USD': ['XLTC', 'LTC'],
  'DOGE/USD': ['XXDG', 'XDG'],
} as const;

function krakenAnswers(best: Partial<Record<keyof typeof KRAKEN, Best>>): Answers {
  const pairs = Object.values(KRAKEN);
  return {
    '/0/public/Assets': {
      error: [],
      result: Object.fromEntries(
        [...pairs, ['ZUSD', 'USD']].map(([id = '', altname]) => [
          id,
          { aclass: 'currency', altname, decimals: 10, display_decimals: 5, status: 'enabled' },
        ]),
      ),
    },
    '/0/public/AssetPairs': {
      error: [],
      result: Object.fromEntries(pairs.map(([id, name]) => [`${id}ZUSD`, krakenPair(id, name)])),
    },
    '/0/public/Ticker': {
      error: [],
      result: Object.fromEntries(
        Object.entries(best).map(([symbol, [bid, bidSize, ask, askSize]]) => [
          `${KRAKEN[symbol as keyof typeof KRAKEN][0]}ZUSD`,
          { b: [bid, '1', bidSize], a: [ask, '1', askSize], c: [bid, '1'], v: ['1', '1'], p: ['1', '1'] },
        ]),
      ),
    },
  };
}

function coinbaseAnswers(best: Record<string, Best>): Answers {
  const product = (symbol: string) => {
    const [base, quote] = symbol.split('/');
    return {
      product_id: `${base}-${quote}`,
      price: '1',
      base_increment: '0.00000001',
      quote_increment: '0.0001',
      quote_min_size: '1',
      quote_max_size: '1000000',
      base_min_size: '0.00000001',
      base_max_size: '1000000',
      status: 'online',
      trading_disabled: false,
      product_type: 'SPOT',
      quote_currency_id: quote,
      base_currency_id: base,
    };
  };
  const book = ([bid, bidSize, ask, askSize]: Best) => ({
    pricebook: {
      bids: [{ price: bid, size: bidSize }],
      asks: [{ price: ask, size: askSize }],
      time: new Date(NOW - 300).toISOString(),
    },
  });
  return {
    '/api/v3/brokerage/market/products': { products: Object.keys(best).map(product) },
    ...Object.fromEntries(
      Object.entries(best).map(([symbol, one]) => [
        `/api/v3/brokerage/market/product_book?product_id=${symbol.replace('/', '-')}&limit=5`,
        book(one),
      ]),
    ),
  };
}

function exchange(id: 'kraken' | 'coinbase', answers: Answers, asked: string[] = []): Exchange {
  const made = new ccxt[id]({ enableRateLimit: false });
  made.fetchImplementation = (address: string) => {
    const { pathname, search } = new URL(address);
    asked.push(pathname);
    const answer = answers[pathname + search] ?? answers[pathname] ?? {};
    return Promise.resolve(
      answer === 'silence'
        ? new Promise(() => undefined)
        : new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    );
  };
  return made as Exchange;
}

const open = (exchanges: Exchange[], patience?: number) =>
  exchangePrices(exchanges, [BITCOIN, LITECOIN, DOGE], {
    onError(error) {
      throw error;
    },
    ...(patience !== undefined && { patience }),
  });

const COINBASE = coinbaseAnswers({
  'BTC/USD': ['95000.30', '2', '95010.40', '0.75'],
  'LTC/USD': ['74.0100', '30', '74.0300', '20'],
  'DOGE/USD': ['0.210000', '1000', '0.210200', '900'],
});
const KRAKEN_BEST = {
  'BTC/USD': ['95000.1', '0.5', '95010.2', '1.25'],
  'LTC/USD': ['74.0200', '10', '74.0500', '40'],
  'DOGE/USD': ['0.210400', '500', '0.210500', '5000'],
} satisfies Record<string, Best>;

test('Kraken and Coinbase, as ccxt reads their answers, become one quote of each coin', async () => {
  const asked: string[] = [];
  const kraken = exchange('kraken', krakenAnswers(KRAKEN_BEST), asked);
  const source = await open([kraken, exchange('coinbase', COINBASE)]);
  expect(source.name).toBe('ccxt:coinbase,kraken');
  const quotes = await source.next(NOW);
  expect(quotes).toEqual([
    {
      instrument_id: 'BTC-USD',
      bid: 9_500_020,
      ask: 9_501_030,
      bid_size: 50_000_000,
      ask_size: 75_000_000,
      source_at: '2026-02-28T23:59:59.700Z',
    },
    {
      instrument_id: 'LTC-USD',
      bid: 740_150,
      ask: 740_400,
      bid_size: 1_000_000_000,
      ask_size: 2_000_000_000,
      source_at: '2026-02-28T23:59:59.700Z',
    },
    {
      instrument_id: 'DOGE-USD',
      bid: 210_200,
      ask: 210_350,
      bid_size: 50_000_000_000,
      ask_size: 90_000_000_000,
      source_at: '2026-02-28T23:59:59.700Z',
    },
  ]);
  // With one request a second, three order books would be older than a round.
  expect(asked).toEqual(['/0/public/Assets', '/0/public/AssetPairs', '/0/public/Ticker']);
});

test('of Kraken and Coinbase, one that lies by five percent leaves its coin without a price, and the others with theirs', async () => {
  const lying = krakenAnswers({ ...KRAKEN_BEST, 'BTC/USD': ['99750.1', '0.5', '99760.2', '1.25'] });
  const source = await open([exchange('kraken', lying), exchange('coinbase', COINBASE)]);
  const quotes = await source.next(NOW);
  expect(quotes.map(({ instrument_id }) => instrument_id)).toEqual(['LTC-USD', 'DOGE-USD']);
});

test('of Kraken and Coinbase, one that stays silent leaves no price, and holds up the worker for its patience only', async () => {
  const silent = { ...krakenAnswers(KRAKEN_BEST), '/0/public/Ticker': 'silence' };
  const asked: string[] = [];
  const source = await open([exchange('kraken', silent, asked), exchange('coinbase', COINBASE)], 20);
  expect(await source.next(NOW)).toEqual([]);
  await expect.poll(() => asked).toContain('/0/public/Ticker');
  expect(await source.next(NOW + 2000)).toEqual([]);
  expect(asked.filter((path) => path === '/0/public/Ticker')).toHaveLength(1);
});
