import { http, HttpResponse } from 'msw';
import { pageOf, rpc, server, SUPABASE, tableOf } from '../server';
import { ADA, signIn } from '../session';
import { priceOf } from './prices';

const REST = `${SUPABASE}/rest/v1`;

/** Ada's portfolio with $250.00 of cash by default. */
export const poolOf = (values: object = {}) => ({
  pool_id: '00000000-0000-4000-8000-0000000000b1',
  title: 'My portfolio',
  opened_at: '2026-03-01T12:00:00+00:00',
  closed_at: null,
  cash_cents: 25_000,
  free_cents: 25_000,
  waiting_in_cents: 0,
  waiting_out_cents: 0,
  value_cents: 25_000,
  priced_at: null,
  stale: false,
  paid_in_cents: 25_000,
  paid_out_cents: 0,
  fee_cents: 0,
  gain_cents: 0,
  price_gain_cents: 0,
  realised_cents: 0,
  growth: 0,
  yearly_rate: null,
  since: '2026-03-01T12:00:00+00:00',
  ...values,
});

export const holdingOf = (values: object = {}) => ({
  instrument_id: 'BTC-USD',
  name: 'Bitcoin',
  price_decimals: 2,
  quantity_decimals: 8,
  quantity: 10_000_000,
  reserved: 0,
  cost_cents: 900_000,
  value_cents: 949_000,
  gain_cents: 49_000,
  bid: 9_499_500,
  received_at: '2026-03-04T12:00:00+00:00',
  stale: false,
  trading: 'open',
  ...values,
});

export const orderOf = (values: object = {}) => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  instrument_id: 'BTC-USD',
  side: 'buy',
  kind: 'limit',
  quantity: 1_000_000,
  spend_cents: null,
  limit_price: 9_000_000,
  stop_price: null,
  trail_bp: null,
  time_in_force: 'gtc',
  expires_at: null,
  post_only: false,
  pair_id: null,
  placed_at: '2026-03-04T12:00:00+00:00',
  filled_quantity: 0,
  filled_cents: 0,
  fee_cents: 0,
  status: 'open',
  reason: null,
  finished_at: null,
  ...values,
});

export const fillOf = (values: object = {}) => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  order_id: '00000000-0000-4000-8000-0000000000c1',
  instrument_id: 'BTC-USD',
  side: 'buy',
  at: '2026-03-04T12:00:01+00:00',
  quantity: 1_000_000,
  price: 9_500_500,
  cents: 95_101,
  fee_cents: 96,
  role: 'taker',
  bid: 9_499_500,
  ask: 9_500_500,
  bid_size: 100_000_000,
  ask_size: 200_000_000,
  source: 'simulated',
  source_at: '2026-03-04T12:00:00.500+00:00',
  received_at: '2026-03-04T12:00:00.900+00:00',
  ...values,
});

const instrumentOf = (id: string, name: string, values: object = {}) => ({
  id,
  name,
  price_decimals: 2,
  quantity_decimals: 8,
  min_order_cents: 100,
  taker_bp: 10,
  maker_bp: 5,
  status: 'shown',
  trading: 'open',
  ...values,
});

export const touchOf = (values: object = {}) => ({
  instrument_id: 'BTC-USD',
  bid: 9_499_500,
  ask: 9_500_500,
  bid_size: 100_000_000,
  ask_size: 200_000_000,
  source: 'simulated',
  age_ms: 0,
  ...values,
});

export interface Market {
  instruments: object[];
  touches: { instrument_id: string }[];
  pools: object[];
  holdings: object[];
  assets: object[];
  open: object[];
  ended: object[];
  fills: object[];
  waiting: object[];
  days: object[];
  notices: object[];
  balanceCents: number;
}

/** Signs Ada in with a balance of $500.00 and, by default, a portfolio of $250.00. */
export function readyToTrade(values: Partial<Market> = {}): Market {
  signIn();
  const market: Market = {
    instruments: [
      instrumentOf('BTC-USD', 'Bitcoin'),
      instrumentOf('DOGE-USD', 'Doge', { price_decimals: 6, quantity_decimals: 8 }),
    ],
    touches: [touchOf()],
    pools: [poolOf()],
    holdings: [],
    assets: [{ instrument_id: null, name: null, cents: 175_000 }],
    open: [],
    ended: [],
    fills: [],
    waiting: [],
    days: [],
    notices: [],
    balanceCents: 50_000,
    ...values,
  };
  server.use(
    http.get(`${REST}/instruments`, ({ request }) => pageOf(market.instruments, request)),
    http.get(`${REST}/rpc/touch`, ({ request }) => {
      const asked = new URL(request.url).searchParams.get('instrument_id');
      return HttpResponse.json(market.touches.filter(({ instrument_id }) => asked === instrument_id));
    }),
    http.get(`${REST}/rpc/market_prices`, () => HttpResponse.json([priceOf({ mid: 9_500_000 })])),
    rpc('my_portfolios', () => market.pools),
    rpc('my_assets', () => market.assets),
    rpc('my_holdings', () => market.holdings),
    http.get(`${REST}/orders`, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('status')?.includes('armed') ? market.open : market.ended,
      ),
    ),
    tableOf('fills', () => market.fills),
    tableOf('dealing_requests', () => market.waiting),
    http.get(`${REST}/rpc/trading_notices`, () => HttpResponse.json(market.notices)),
    rpc('my_strategies', []),
    rpc('my_copies', []),
    rpc('value_days', () => market.days),
    tableOf('portfolio', () => [
      {
        investor_id: ADA.id,
        balance_cents: market.balanceCents,
        invested_cents: 100_000,
        withdrawing_cents: 0,
        active_packages: 1,
      },
    ]),
  );
  return market;
}

export function answerCalls(name: string, ...answers: (Response | (() => Response))[]): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  server.use(
    http.post<never, Record<string, unknown>>(`${REST}/rpc/${name}`, async ({ request }) => {
      asked.push(await request.json());
      const answer = answers.shift() ?? HttpResponse.json({});
      return typeof answer === 'function' ? answer() : answer;
    }),
  );
  return asked;
}
