import { edit, type Forgery, line, of } from './forged-world.ts';

export const forgedTrades: Record<string, Forgery[]> = {
  subscribe: [
    [
      'of nothing that was asked',
      ({ alice }) => line(['subscribe', 'available', 'pools'], { investor: alice }),
      ['cash of pools', 'subscribe without its cause'],
    ],
    [
      'of another amount',
      ({ traded }) => edit('amount_cents = amount_cents - 1', of('subscribe', traded.put)),
      ['cash of pools', 'subscribe of another amount'],
    ],
    [
      'of another person',
      ({ traded, alice }) => edit(`investor_id = '${alice}'`, of('subscribe', traded.put)),
      ['subscribe of another person'],
    ],
  ],
  unsubscribe: [
    [
      'of money that was dealt',
      ({ traded }) => line(['unsubscribe', 'pools', 'available'], { investor: traded.owner, reference: traded.put }),
      ['cash of pools', 'unsubscribe without its cause'],
    ],
    [
      'that is missing',
      ({ traded }) => `delete from ledger.transfers where ${of('unsubscribe', traded.returned)}`,
      ['cash of pools', 'unsubscribe not in the books'],
    ],
  ],
  redeem: [
    [
      'of nothing that was asked',
      ({ alice }) => line(['redeem', 'pools', 'available'], { investor: alice }),
      ['cash of pools', 'redeem without its cause'],
    ],
    [
      'of another amount',
      ({ traded }) => edit('amount_cents = amount_cents + 1', of('redeem', traded.taken)),
      ['cash of pools', 'redeem of another amount'],
    ],
    [
      'for which nothing left the portfolio',
      ({ traded }) => `
        update pools.pool_books set cash_cents = cash_cents + 2000
        where pool_id = (select pool_id from public.dealing_requests where id = '${traded.taken}')`,
      ['cash of pools', 'pool cash'],
    ],
  ],
  buy: [
    ['without a fill', () => line(['buy', 'coins', 'cash']), ['buy without its cause', 'cash of pools']],
    [
      'for less than its fill',
      ({ traded }) => edit('amount_cents = amount_cents - 1', of('buy', traded.bought)),
      ['buy of another amount', 'cash of pools'],
    ],
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
    ['without a fill', () => line(['sell', 'cash', 'coins']), ['cash of pools', 'sell without its cause']],
    [
      'that is missing',
      ({ traded }) => `delete from ledger.transfers where ${of('sell', traded.sold)}`,
      ['cash of pools', 'sell not in the books'],
    ],
    [
      'of lots that an order does not hold any more',
      ({ traded }) => `
        update pools.holdings set reserved = 1
        where pool_id = (select pool_id from public.fills where id = '${traded.sold}')`,
      ['held for orders of BTC-USD'],
    ],
  ],
};
