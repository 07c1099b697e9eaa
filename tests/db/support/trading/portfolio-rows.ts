import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

export async function addPortfolio(owner: Sql<{ bigint: number }> | Sql, id: string): Promise<void> {
  const [pool_id, order_id] = [randomUUID(), randomUUID()];
  const at = new Date();
  const about = { pool_id, investor_id: id };
  const rows: [table: string, row: object][] = [
    ['public.pools', { id: pool_id, owner_id: id, title: 'Mine' }],
    ['pools.pool_books', { pool_id, cash_cents: 1000, units: 10_000_000 }],
    ['pools.holdings', { pool_id, instrument_id: 'BTC-USD', quantity: 1, cost_cents: 1 }],
    ['public.marks', { pool_id, value_cents: 1000, units: 10_000_000, stale: false }],
    ['public.dealing_requests', { id: randomUUID(), ...about, side: 'in', amount_cents: 1000 }],
    [
      'public.appropriateness_attempts',
      { id: randomUUID(), investor_id: id, questions_version: 1, answers: {}, wrong: ['losses'] },
    ],
    ['public.orders', marketOrder(order_id, about)],
    ['public.order_events', { order_id, investor_id: id, event: 'placed' }],
    ['public.fills', { ...oneFill(order_id, about), received_at: at }],
  ];
  const [strategy, lot_id, dealing_id, request_id] = [0, 1, 2, 3].map(() => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const copied = { pool_id: strategy, investor_id: id };
  rows.push(
    ['public.pools', { id: strategy, kind: 'strategy', owner_id: id, title: 'Ours' }],
    ['pools.pool_books', { pool_id: strategy, cash_cents: 1000, units: 10_000_000 }],
    ['public.strategies', { pool_id: strategy, idea: 'Waits', share_bp: 0, record_share_bp: 0, capacity_cents: 1000 }],
    ['public.copies', { ...copied, paid_in_cents: 1000 }],
    ['public.copy_requests', { id: request_id, ...copied, side: 'in', amount_cents: 1000, share_bp: 0 }],
    ['public.lots', { id: lot_id, ...copied, units: 10_000_000, paid_cents: 1000, hwm: 100, share_bp: 0, request_id }],
    ['copying.unit_moves', { lot_id, dealing_id, kind: 'in', units: 10_000_000 }],
    [
      'public.dealings',
      {
        id: dealing_id,
        pool_id: strategy,
        bid_cents: 0,
        offer_cents: 0,
        units_before: 0,
        units_after: 10_000_000,
        in_cents: 1000,
        out_units: 0,
        out_cents: 0,
        share_units: 0,
        prices: '[]',
      },
    ],
  );
  const day = '2026-03-01';
  rows.push(
    [
      'public.strategy_statistics',
      {
        pool_id: strategy,
        basis: 'net',
        day,
        first_at: at,
        last_at: at,
        years: '[]',
        drawdown: 0,
        peak: 100,
        under_water_days: 0,
        months: 0,
        months_below_zero: 0,
      },
    ],
    [
      'public.strategy_outcomes',
      { pool_id: strategy, day, fee_cents: 0, spread_cents: 0, turnover_cents: 0, mean_cents: 0 },
    ],
  );
  for (const [table, row] of rows) await owner`insert into ${owner(table)} ${owner(row)}`;
}

const marketOrder = (id: string, about: { pool_id: string; investor_id: string }) => ({
  id,
  ...about,
  instrument_id: 'BTC-USD',
  side: 'buy',
  kind: 'market',
  spend_cents: 1000,
  time_in_force: 'gtc',
  status: 'open',
  trigger_price: 9_007_199_254_740_991,
  trigger_below: true,
});

const oneFill = (order_id: string, about: { pool_id: string; investor_id: string }) => ({
  order_id,
  ...about,
  instrument_id: 'BTC-USD',
  side: 'buy',
  quantity: 1,
  price: 101,
  cents: 1,
  fee_cents: 0,
  cost_cents: 1,
  role: 'taker',
  bid: 99,
  ask: 101,
  bid_size: 1,
  ask_size: 1,
  source: 'simulated',
  source_at: new Date(),
  received_at: new Date(),
});
