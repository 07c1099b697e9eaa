import { http, HttpResponse } from 'msw';
import { rpc, server, SUPABASE, tableOf } from '../server';
import { listed, type ListedStrategy, type StrategiesAsked } from './listed-strategies';
import { readyToTrade } from './trading';

const REST = `${SUPABASE}/rest/v1`;

export const POOL = '00000000-0000-4000-8000-0000000000e1';

/** Grace's strategy, sixty days old and up 12% before the profit share. */
export const strategyOf = (values: object = {}) => ({
  pool_id: POOL,
  title: 'Slow bitcoin',
  idea: 'Buys bitcoin when it is calm, and sells when it is not.',
  lead_name: 'Grace Hopper',
  is_mine: false,
  status: 'offered',
  reason: null,
  changed_at: '2026-01-03T00:00:00+00:00',
  share_bp: 1500,
  capacity_cents: 10_000_000,
  published_at: '2026-01-03T00:00:00+00:00',
  closed_at: null,
  value_cents: 1_120_000,
  stale: false,
  priced_at: '2026-03-04T12:00:00+00:00',
  lead_bp: 2500,
  growth: 0.12,
  net_growth: 0.102,
  my_units: 0,
  last_fill_at: '2026-03-04T11:00:00+00:00',
  drawdown: -0.03,
  holders: null,
  below_zero: null,
  line: [1, 1.05, 1.102],
  ...values,
});

/** $100.00 put in, worth $108.00. */
export const copyOf = (values: object = {}) => ({
  pool_id: POOL,
  title: 'Slow bitcoin',
  status: 'offered',
  changed_at: '2026-01-03T00:00:00+00:00',
  is_mine: false,
  units: 98_000_000,
  value_cents: 10_800,
  due_cents: 141,
  paid_in_cents: 10_000,
  paid_out_cents: 0,
  gain_cents: 800,
  waiting_in_cents: 0,
  waiting_units: 0,
  stop_bp: 2000,
  stop_base_cents: 10_000,
  share_bp: 1500,
  share_units: 0,
  stale: false,
  priced_at: '2026-03-04T12:00:00+00:00',
  opened_at: '2026-02-01T12:00:00+00:00',
  ended_at: null,
  yearly_rate: null,
  ...values,
});

export const requestOf = (values: object = {}) => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  side: 'in',
  amount_cents: 5000,
  units: null,
  reason: 'asked',
  asked_at: '2026-03-04T11:59:00+00:00',
  not_before: null,
  split_from: null,
  status: 'waiting',
  ended_at: null,
  dealt_cents: null,
  dealt_units: null,
  share_units: null,
  ...values,
});

/** Ada's own strategy, with two copiers. */
export const ledOf = (values: object = {}) => ({
  pool_id: POOL,
  title: 'Slow bitcoin',
  status: 'offered',
  reason: null,
  changed_at: '2026-01-03T00:00:00+00:00',
  holders: 2,
  value_cents: 8_122_000,
  units: 80_000_000_000,
  my_units: 20_000_000_000,
  free_units: 20_000_000_000,
  waiting_in_cents: 5000,
  waiting_units: 3_000_000,
  room_cents: 100_000,
  share_bp: 1500,
  capacity_cents: 10_000_000,
  taken_units: 1_500_000,
  due_units: 500_000,
  turnover_cents: 250_000,
  fee_cents: 250,
  stale: false,
  free_cents: 40_000,
  ...values,
});

const fill = {
  id: '00000000-0000-4000-8000-0000000000d1',
  at: '2026-03-03T12:00:01+00:00',
  instrument_id: 'BTC-USD',
  side: 'buy',
  quantity: 1_000_000,
  price: 9_500_500,
  cents: 95_101,
  fee_cents: 96,
  is_dealing: true,
  bid: 9_499_500,
  ask: 9_500_500,
  bid_size: 100_000_000,
  ask_size: 200_000_000,
  source: 'simulated',
  received_at: '2026-03-03T12:00:00.900+00:00',
};

const QUESTIONS = [
  'losses',
  'past',
  'prices',
  'spread',
  'share',
  'mark',
  'lead',
  'leaving',
  'scheme',
  'interests',
  'concentration',
  'paper',
];

export const protectionOf = (values: object = {}) => ({
  questions_version: 1,
  questions: QUESTIONS.map((id) => ({ id, choices: ['a', 'b', 'c'] })),
  passed_at: '2026-02-01T12:00:00+00:00',
  failures: 0,
  may_try_from: null,
  cooling_off_hours: 24,
  wait_hours: 24,
  part_bp: 1000,
  room_cents: 15_000,
  pack_country: null,
  pack_version: 1,
  ...values,
});

/** Server state that a test may change; later reads return the change. */
export interface Copying {
  strategies: ListedStrategy[];
  copies: object[];
  requests: object[];
  led: object[];
  holdings: object[];
  fills: object[];
  days: object[];
  record: object[];
  statistics: object[];
  outcomes: object[];
  protection: object;
  preview: object;
}

export const ownsCents = (owned_cents: number, pooled_cents: number) =>
  http.get(`${REST}/portfolio`, ({ request }) => {
    const asked = new Set(new URL(request.url).searchParams.get('select')?.split(','));
    const row = { balance_cents: owned_cents, owned_cents, pooled_cents };
    return HttpResponse.json([Object.fromEntries(Object.entries(row).filter(([name]) => asked.has(name)))]);
  });

/** Signs Ada in with a balance of $500.00 and one strategy, which is not hers. */
export function readyToCopy(values: Partial<Copying> = {}): Copying {
  readyToTrade({ pools: [] });
  const copying: Copying = {
    strategies: [strategyOf()],
    copies: [],
    requests: [],
    led: [],
    holdings: [
      {
        instrument_id: 'BTC-USD',
        name: 'Bitcoin',
        quantity_decimals: 8,
        quantity: 1_000_000,
        value_cents: 94_900,
        as_of: '2026-03-03T12:00:00+00:00',
      },
    ],
    fills: [fill],
    days: [
      { day: '2026-03-02', price: 1.05, net_price: 1.0425 },
      { day: '2026-03-03', price: 1.12, net_price: 1.102 },
    ],
    record: [
      {
        strategy_id: POOL,
        title: 'Slow bitcoin',
        status: 'offered',
        published_at: '2026-01-03T00:00:00+00:00',
        closed_at: null,
        net_growth: 0.102,
      },
    ],
    statistics: [],
    outcomes: [],
    protection: protectionOf(),
    preview: {
      units: 44_600_000,
      back_cents: 4980,
      share_bp: 1500,
      room_cents: 8_000_000,
      bid_cents: 1_120_000,
      offer_cents: 1_122_000,
      pool_units: 10_000_000_000,
      oldest_at: '2026-03-04T12:00:00+00:00',
      stale: false,
    },
    ...values,
  };
  server.use(
    ownsCents(50_000, 0),
    http.post<never, StrategiesAsked>(`${REST}/rpc/strategies`, async ({ request }) =>
      HttpResponse.json(listed(copying.strategies, await request.json())),
    ),
    rpc('my_copies', () => copying.copies),
    rpc('my_strategies', () => copying.led),
    rpc('strategy_holdings', () => copying.holdings),
    rpc('strategy_fills', () => copying.fills),
    rpc('strategy_days', () => copying.days),
    rpc('lead_record', () => copying.record),
    rpc('appropriateness', () => [copying.protection]),
    rpc('preview_copy', () => [copying.preview]),
    tableOf('strategy_statistics', () => copying.statistics),
    tableOf('strategy_outcomes', () => copying.outcomes),
    tableOf('copy_requests', () => copying.requests),
  );
  return copying;
}
