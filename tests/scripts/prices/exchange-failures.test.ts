import { beforeEach, expect, test } from 'vitest';
import { type Exchange, exchangePrices } from '../../../supabase/workers/exchange-prices.ts';
import { BITCOIN, coinbase, exchange, kraken, NOW } from './fake-exchanges.ts';

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
});
const open = (exchanges: Exchange[], patience?: number) =>
  exchangePrices(exchanges, [BITCOIN], {
    onError: (error) => complaints.push(String(error)),
    ...(patience !== undefined && { patience }),
  });

test('an exchange that fails, is silent about a side, or stopped ten seconds ago does not count', async () => {
  const failing = { ...coinbase, fetchOrderBook: () => Promise.reject(new Error('away')) };
  const empty = exchange('coinbase', { 'BTC/USD': [[95_000, 1], []] });
  const stopped = exchange(
    'coinbase',
    {
      'BTC/USD': [
        [95_000.3, 2],
        [95_010.4, 1],
      ],
    },
    NOW - 10_000,
  );
  for (const other of [failing, empty, stopped]) {
    const source = await open([kraken, other]);
    expect(await source.next(NOW)).toEqual([]);
  }
});

test('an exchange is complained of when its failures begin or become others, and not at every try', async () => {
  const failures: (Error | undefined)[] = [
    new RangeError('away 1'),
    new RangeError('away 2'),
    new TypeError('refused'),
    undefined,
    new RangeError('away 3'),
  ];
  let turn = 0;
  const failing: Exchange = {
    ...coinbase,
    async fetchOrderBook(symbol) {
      const failure = failures[turn];
      if (failure) throw failure;
      return coinbase.fetchOrderBook(symbol);
    },
  };
  const source = await open([kraken, failing]);
  for (turn = 0; turn < failures.length; turn += 1) await source.next(NOW + 2000 * turn);
  expect(complaints).toEqual([
    'Error: coinbase fails: RangeError: away 1',
    'Error: coinbase fails: TypeError: refused',
    'Error: coinbase fails: RangeError: away 3',
  ]);
});

test('a slow exchange whose order books fail is complained of, too', async () => {
  const slow: Exchange = {
    ...coinbase,
    rateLimit: 3000,
    fetchOrderBook: () => Promise.reject(new Error('away')),
  };
  const source = await open([kraken, slow]);
  expect(await source.next(NOW)).toEqual([]);
  expect(complaints).toEqual(['Error: coinbase fails: Error: away']);
});

test('an exchange that does not say at the start what it trades does not hold up two others, and comes in later', async () => {
  const book = {
    'BTC/USD': [
      [95_000, 1],
      [95_010, 1],
    ],
  } satisfies Parameters<typeof exchange>[1];
  const late = exchange('bitstamp', book);
  let loads = 0;
  const load = late.loadMarkets.bind(late);
  late.loadMarkets = async (reload) => {
    loads += 1;
    if (loads < 3) throw new RangeError('away');
    await load(reload);
  };
  let asked = 0;
  const ask = late.fetchOrderBook.bind(late);
  late.fetchOrderBook = (symbol) => {
    asked += 1;
    return ask(symbol);
  };
  const source = await open([exchange('gemini', book), late, { ...coinbase }]);
  expect(source.name).toBe('ccxt:bitstamp,coinbase,gemini');
  for (const after of [0, 28_000, 30_000, 58_000]) {
    expect(await source.next(NOW + after)).toMatchObject([{ instrument_id: 'BTC-USD' }]);
  }
  expect([loads, asked]).toEqual([2, 0]);
  await source.next(NOW + 60_000);
  await source.next(NOW + 62_000);
  await source.next(NOW + 90_000);
  expect([loads, asked]).toEqual([3, 2]);
  expect(complaints).toEqual(['Error: bitstamp fails: RangeError: away']);
});

test('an exchange that never answers does not hold up two others, and is not asked again meanwhile', async () => {
  let times = 0;
  const stuck = exchange('stuck', { 'BTC/USD': [[], []] });
  stuck.fetchOrderBook = () => {
    times += 1;
    return new Promise(() => undefined);
  };
  const other = exchange('other', {
    'BTC/USD': [
      [95_000, 1],
      [95_010, 1],
    ],
  });
  const source = await open([stuck, other, { ...coinbase }], 1);
  expect(await source.next(NOW)).toMatchObject([{ instrument_id: 'BTC-USD' }]);
  expect(await source.next(NOW + 2000)).toMatchObject([{ instrument_id: 'BTC-USD' }]);
  expect(times).toBe(1);
});

test('an answer that came too late for its round counts in the next one, as old as it is', async () => {
  const late = exchange('late', { 'BTC/USD': [[], []] });
  let answer = () => undefined as void;
  late.fetchOrderBook = () =>
    new Promise((resolve) => {
      answer = () => resolve({ bids: [[95_000, 1]], asks: [[95_010, 1]] });
    });
  const source = await open([late, { ...coinbase }], 1);
  expect(await source.next(NOW)).toEqual([]);
  const next = source.next(NOW + 6000);
  answer();
  expect(await next).toMatchObject([{ source_at: '2026-03-01T00:00:00.000Z' }]);
});
