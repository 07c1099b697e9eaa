import { rpc, server } from '../server';
import { dashboardOf } from '../session';

export const priceOf = (values: object = {}) => ({
  id: 'BTC-USD',
  name: 'Bitcoin',
  price_decimals: 2,
  mid: 6_731_240,
  change_bp: 123,
  received_at: new Date().toISOString(),
  source: 'simulated',
  simulated: true,
  stale: false,
  ...values,
});

export const allPrices = () => [
  priceOf(),
  priceOf({ id: 'ETH-USD', name: 'Ethereum', mid: 345_678, change_bp: -250 }),
  priceOf({ id: 'RUNE-USD', name: 'Rune', price_decimals: 4, mid: 51_234, change_bp: 0 }),
  priceOf({ id: 'SHIB-USD', name: 'Shiba', price_decimals: 10, mid: 245_120, change_bp: null }),
  priceOf({ id: 'DOGE-USD', name: 'Doge', price_decimals: 6, mid: 382_145, change_bp: 7 }),
  priceOf({ id: 'SPX-USD', name: 'S&P 500', mid: 591_240, change_bp: 1 }),
];

export function answerPrices(prices: object[]) {
  server.use(rpc('dashboard', () => dashboardOf({ prices })));
}
