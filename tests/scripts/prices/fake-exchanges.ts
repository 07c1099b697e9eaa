import type { Exchange } from '../../../supabase/workers/exchange-prices.ts';

export const BITCOIN = { id: 'BTC-USD', price_decimals: 2, quantity_decimals: 8, position: 1 };
export const NOW = Date.parse('2026-03-01T00:00:00Z');

export function exchange(
  id: string,
  books: Record<string, [bid: number[], ask: number[]]>,
  timestamp?: number,
): Exchange {
  return {
    id,
    markets: undefined,
    loadMarkets() {
      this.markets = books;
      return Promise.resolve();
    },
    fetchOrderBook(symbol) {
      const [bid = [], ask = []] = books[symbol] ?? [];
      return Promise.resolve({ bids: [bid], asks: [ask], timestamp });
    },
  };
}

export const kraken = exchange(
  'kraken',
  {
    'BTC/USD': [
      [95_000.1, 0.5],
      [95_010.2, 1.25],
    ],
  },
  NOW - 300,
);
export const coinbase = exchange('coinbase', {
  'BTC/USD': [
    [95_000.3, 2],
    [95_010.4, 0.75],
  ],
  'DOGE/USD': [
    [0.2, 1],
    [0.3, 1],
  ],
});
