export const POOL = '00000000-0000-4000-8000-0000000000e1';

/** An instrument as `trading_desk` answers it: open, and in four portfolios. */
export const tradedInstrument = (values: object = {}) => ({
  id: 'BTC-USD',
  name: 'Bitcoin',
  trading: 'open',
  status: 'shown',
  quantity_decimals: 8,
  quantity: 150_000_000,
  value_cents: 14_250_000,
  portfolios: 4,
  largest_bp: 6200,
  orders: 7,
  since: null,
  reason: null,
  ...values,
});

/** Grace's proposal as `strategies_desk` answers it, approved by one. */
export const strategyAtDesk = (values: object = {}) => ({
  pool_id: POOL,
  title: 'Slow bitcoin',
  idea: 'Buys it when it is calm.',
  status: 'proposed',
  reason: null,
  lead_id: '00000000-0000-4000-8000-0000000000a7',
  lead_name: 'Grace Hopper',
  share_bp: 1500,
  capacity_cents: 10_000_000,
  value_cents: 0,
  stale: false,
  holders: 0,
  waiting_in_cents: 40_000,
  waiting_out: 0,
  oldest_wait: '2026-03-05T10:00:00Z',
  lead_bp: null,
  changed_at: '2026-03-05T10:00:00Z',
  approvals: 1,
  decided_by_me: false,
  largest_bp: null,
  ...values,
});
