import { expect, test } from 'vitest';
import { combineTops, type Exchange, exchangePrices, type Top } from '../../../supabase/workers/exchange-prices.ts';
import { BITCOIN, coinbase, exchange, kraken, NOW } from './fake-exchanges.ts';

const DOGE = { id: 'DOGE-USD', price_decimals: 6, quantity_decimals: 8, position: 5 };

const top = (mid: number, changes: Partial<Top> = {}): Top => ({
  bid: mid - 10,
  ask: mid + 10,
  bidSize: 5,
  askSize: 5,
  at: NOW,
  ...changes,
});

test('one quote is the medians of bids and asks, the smallest sizes and the oldest time', () => {
  const tops = [top(10_000_000, { bidSize: 3, at: NOW - 500 }), top(10_001_000, { askSize: 2 }), top(10_003_000)];
  expect(combineTops(tops)).toEqual({
    bid: 10_000_990,
    ask: 10_001_010,
    bidSize: 3,
    askSize: 2,
    at: NOW - 500,
  });
});

test('of two exchanges the median is between them, and a half tick widens the spread', () => {
  expect(combineTops([top(1000), top(1001)])).toMatchObject({ bid: 990, ask: 1011 });
});

test('of two exchanges of which one lies by five percent, neither is believed', () => {
  for (const lie of [0.95, 1.05]) expect(combineTops([top(10_000_000), top(10_000_000 * lie)])).toBeUndefined();
});

test('of three exchanges of which one lies by five percent, the other two are believed', () => {
  for (const lie of [0.95, 1.05])
    expect(combineTops([top(10_000_000), top(10_000_000 * lie), top(10_000_100)])).toMatchObject({
      bid: 10_000_040,
      ask: 10_000_060,
    });
});

test('exchanges are believed up to one percent apart', () => {
  expect(combineTops([top(1_000_000), top(1_010_000)])).toBeDefined();
  expect(combineTops([top(1_000_000), top(1_010_010)])).toBeUndefined();
  // Each is within one percent of the median, but not of the others.
  expect(combineTops([top(1_000_000), top(991_000), top(1_009_000)])).toBeUndefined();
});

test('one exchange is not enough, nor half of them', () => {
  expect(combineTops([])).toBeUndefined();
  expect(combineTops([top(1_000_000)])).toBeUndefined();
  const apart = [top(1_000_000), top(1_000_010), top(1_200_000), top(1_200_010)];
  expect(combineTops(apart)).toBeUndefined();
});

const open = (exchanges: Exchange[], instruments: Parameters<typeof exchangePrices>[1]) =>
  exchangePrices(exchanges, instruments, {
    onError(error) {
      throw error;
    },
  });

test('the order books of exchanges become quotes in ticks and lots, of what two of them trade', async () => {
  const source = await open([kraken, coinbase], [BITCOIN, DOGE]);
  expect(source.name).toBe('ccxt:coinbase,kraken');
  expect(await source.next(NOW)).toEqual([
    {
      instrument_id: 'BTC-USD',
      bid: 9_500_020,
      ask: 9_501_030,
      bid_size: 50_000_000,
      ask_size: 75_000_000,
      source_at: '2026-02-28T23:59:59.700Z',
    },
  ]);
});

test('an index has no price of exchanges, where its letters are those of a token', async () => {
  const names = ['BTC', 'EUR', 'SPX', 'NDX'];
  const books = Object.fromEntries(
    names.map((name) => [
      `${name}/USD`,
      [
        [1.2, 5],
        [1.3, 5],
      ] as [number[], number[]],
    ]),
  );
  const instruments = names.map((name, position) => ({ ...BITCOIN, id: `${name}-USD`, position }));
  const source = await open([exchange('kraken', books), exchange('coinbase', books)], instruments);
  const told = await source.next(NOW);
  expect(told.map((quote) => quote.instrument_id)).toEqual(['BTC-USD', 'EUR-USD']);
});

test('exchanges are asked every other second, and what they said is not said again', async () => {
  const source = await open([kraken, { ...coinbase }], [BITCOIN]);
  expect(await source.next(NOW)).toHaveLength(1);
  expect(await source.next(NOW + 1999)).toEqual([]);
  expect(await source.next(NOW + 2000)).toEqual([]);
});

test('a worker whose clock was ahead, and is set right, goes on at once', async () => {
  const source = await open([kraken, { ...coinbase }], [BITCOIN]);
  await source.next(NOW + 3_600_000);
  expect(await source.next(NOW)).toHaveLength(1);
});

test('an exchange is asked for as many prices as it likes, and Coinbase for few', async () => {
  const asked: unknown[] = [];
  const asking = (of: Exchange): Exchange => ({
    ...of,
    fetchOrderBook(symbol, limit) {
      asked.push([of.id, limit]);
      return of.fetchOrderBook(symbol);
    },
  });
  const source = await open([asking(kraken), asking(coinbase)], [BITCOIN]);
  await source.next(NOW);
  expect(asked).toEqual([
    ['kraken', undefined],
    ['coinbase', 5],
  ]);
});

test('a slow exchange whose tickers have no sizes is asked for the order books, one round at a time', async () => {
  const slow = exchange('slow', {
    'BTC/USD': [
      [95_000, 1],
      [95_010, 1],
    ],
    'DOGE/USD': [
      [0.2, 1],
      [0.3, 1],
    ],
  });
  slow.rateLimit = 1500;
  slow.has = { fetchTickers: true };
  slow.fetchTickers = () =>
    Promise.resolve({
      'DOGE/USD': { bid: 0.2, ask: 0.3, bidVolume: 7, askVolume: 8 },
      'BTC/USD': { bid: 1, ask: 2 },
    });
  const source = await open([slow, { ...coinbase }], [BITCOIN, DOGE]);
  expect(await source.next(NOW)).toMatchObject([
    { instrument_id: 'BTC-USD', bid_size: 100_000_000 },
    { instrument_id: 'DOGE-USD', ask_size: 100_000_000 },
  ]);
});
