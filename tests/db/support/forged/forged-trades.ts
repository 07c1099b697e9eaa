import { type Forgery, line } from './forged-world.ts';

export const forgedTrades: Record<string, Forgery[]> = {
  unsubscribe: [
    [
      'of money that was dealt',
      ({ traded }) => line(['unsubscribe', 'pools', 'available'], { investor: traded.owner, reference: traded.put }),
      ['cash of pools', 'unsubscribe without its cause'],
    ],
  ],
  redeem: [
    [
      'for which nothing left the portfolio',
      ({ traded }) => `
        update pools.pool_books set cash_cents = cash_cents + 2000
        where pool_id = (select pool_id from public.dealing_requests where id = '${traded.taken}')`,
      ['cash of pools', 'pool cash'],
    ],
  ],
  buy: [
    [
      'of more than was filled',
      ({ traded }) => `
        update pools.holdings set quantity = quantity + 1
        where pool_id = (select pool_id from public.fills where id = '${traded.bought}')`,
      ['holding of BTC-USD'],
    ],
    [
      'at another cost',
      ({ traded }) => `
        update pools.holdings set cost_cents = cost_cents + 1
        where pool_id = (select pool_id from public.fills where id = '${traded.bought}')`,
      ['cost of BTC-USD'],
    ],
  ],
  sell: [
    [
      'of lots that an order does not hold any more',
      ({ traded }) => `
        update pools.holdings set reserved = 1
        where pool_id = (select pool_id from public.fills where id = '${traded.sold}')`,
      ['held for orders of BTC-USD'],
    ],
  ],
};
