import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { makeCopied } from '../support/copying/strategies.ts';
import { proofPath } from '../support/money/deposits.ts';
import { ageQuotes, cleanQuotes, halted } from '../support/trading/quotes.ts';
import { makeTrader, shows } from '../support/trading/trading.ts';

const stage = await openCopyingStage();
const { owner, makeInvestor, asInvestor, asOperator } = stage;

beforeEach(async () => {
  await owner`update public.instruments set trading = 'open' where id = 'BTC-USD'`;
  await shows(stage, 9_500_000);
});

const limit = (limit_price: number, more: Row = {}) => ({
  side: 'buy',
  kind: 'limit',
  quantity: 100_000,
  limit_price,
  ...more,
});

test.each<[string, Row]>([
  ['invalid_order', { side: 'hold', quantity: 1 }],
  ['invalid_order', { side: 'buy', kind: 'best', quantity: 1 }],
  ['invalid_order', { side: 'buy' }],
  ['invalid_order', { side: null, quantity: 1 }],
  ['invalid_order', { side: 'buy', kind: null, quantity: 1 }],
  ['invalid_order', { side: 'buy', quantity: 1, spend_cents: 1 }],
  ['invalid_order', { side: 'buy', quantity: 0 }],
  ['invalid_order', { side: 'buy', quantity: -5 }],
  ['invalid_order', { side: 'buy', spend_cents: 100_000_000_001 }],
  ['invalid_order', { side: 'sell', spend_cents: 1000 }],
  ['invalid_order', { side: 'buy', kind: 'limit', spend_cents: 1000, limit_price: 9_000_000 }],
  ['invalid_order', { side: 'buy', quantity: 1, limit_price: 1 }],
  ['invalid_order', { side: 'buy', kind: 'limit', quantity: 1 }],
  ['invalid_order', limit(0)],
  ['invalid_order', limit(9_007_199_254_740_992)],
  ['invalid_order', limit(9_000_000, { quantity: 9_007_199_254_740_992 })],
  ['invalid_order', { side: 'buy', quantity: 1, stop_price: 1 }],
  ['invalid_order', { side: 'buy', kind: 'stop_limit', quantity: 1, stop_price: 1 }],
  ['invalid_order', { side: 'buy', kind: 'trailing', quantity: 1 }],
  ['invalid_order', { side: 'buy', kind: 'trailing', quantity: 1, trail_bp: 9 }],
  ['invalid_order', { side: 'buy', kind: 'trailing', quantity: 1, trail_bp: 5001 }],
  ['invalid_order', { side: 'buy', quantity: 1, time_in_force: 'day' }],
  ['invalid_order', { side: 'buy', quantity: 1, post_only: true }],
  ['invalid_order', limit(9_000_000, { post_only: true, time_in_force: 'ioc' })],
  ['invalid_expiry', limit(9_000_000, { time_in_force: 'gtd' })],
  ['invalid_expiry', limit(9_000_000, { expires_at: new Date(Date.now() + 60_000) })],
  ['invalid_expiry', limit(9_000_000, { time_in_force: 'gtd', expires_at: new Date(Date.now() - 1000) })],
  ['invalid_expiry', limit(9_000_000, { time_in_force: 'gtd', expires_at: new Date(Date.now() + 367 * 86_400_000) })],
  ['not_traded', { instrument_id: 'SPX-USD', side: 'buy', spend_cents: 1000 }],
  ['not_traded', { instrument_id: 'ABC-USD', side: 'buy', spend_cents: 1000 }],
  ['no_price', { instrument_id: 'ETH-USD', side: 'buy', spend_cents: 1000 }],
  ['below_minimum', { side: 'buy', spend_cents: 99 }],
  ['below_minimum', limit(9_000_000, { quantity: 1000 })],
  ['price_out_of_band', limit(10_451_000)],
  ['price_out_of_band', limit(949_999)],
  ['price_out_of_band', limit(1)],
  ['price_out_of_band', limit(9_007_199_254_740_991)],
  ['price_out_of_band', limit(95_000_001, { side: 'sell' })],
  ['price_out_of_band', { side: 'buy', kind: 'stop', quantity: 100_000, stop_price: 95_000_001 }],
  ['stop_on_wrong_side', { side: 'buy', kind: 'stop', quantity: 100_000, stop_price: 9_500_500 }],
  ['insufficient_cash', { side: 'buy', spend_cents: 1_000_001 }],
  ['insufficient_cash', { side: 'buy', quantity: 10_000_000 }],
  ['insufficient_cash', { side: 'buy', spend_cents: 100_000_000_000 }],
  ['insufficient_holding', { side: 'sell', quantity: 100_000 }],
  ['request_id_required', { side: 'buy', spend_cents: 1000, request_id: null }],
])('an order is refused as %s: %o (10, 24)', async (code, order) => {
  const trader = await makeTrader(stage);
  await expect(trader.place(order)).rejects.toThrow(code);
  expect(await trader.books()).toMatchObject({ cash_cents: 1_000_000, reserved_cents: 0 });
});

test.each<[string, Row]>([
  ['the least amount', { side: 'buy', spend_cents: 100 }],
  ['a limit at the edge of the band', limit(10_450_550, { quantity: 10_000 })],
  ['a stop just above the ask', { side: 'buy', kind: 'stop', quantity: 100_000, stop_price: 9_500_501 }],
  ['a limit at a tenth of the price', limit(950_000, { quantity: 20_000 })],
  [
    'an order for eleven months and a half',
    limit(9_000_000, { time_in_force: 'gtd', expires_at: new Date(Date.now() + 350 * 86_400_000) }),
  ],
])('%s is taken', async (_what, order) => {
  const trader = await makeTrader(stage);
  expect(await trader.place(order)).toMatchObject({ is_new: true, filled_quantity: 0 });
});

describe('someone else', () => {
  test('places, changes and cancels nothing in a portfolio, and reads none of it', async () => {
    const trader = await makeTrader(stage);
    const stranger = await makeInvestor({ deposited: 100_000 });
    const order = await trader.place(limit(9_000_000));
    const as = asInvestor(stranger);
    const id = { order_id: order['id'] };
    await expect(
      as.rows('place_order', {
        ...limit(9_000_000),
        pool_id: trader.pool,
        instrument_id: 'BTC-USD',
        request_id: randomUUID(),
      }),
    ).rejects.toThrow('not_found');
    await expect(as.rows('cancel_order', id)).rejects.toThrow('not_found');
    await expect(as.rows('replace_order', { ...id, seen_filled: 0 })).rejects.toThrow('not_found');
    await expect(as.rows('cancel_orders', { pool_id: trader.pool })).rejects.toThrow('not_found');
    await expect(as.rows('my_holdings', { pool_id: trader.pool })).rejects.toThrow('not_found');
    const pair = { pool_id: trader.pool, instrument_id: 'BTC-USD', quantity: 1, take_price: 9_600_000 };
    await expect(as.rows('place_pair', { ...pair, stop_price: 9_400_000, request_id: randomUUID() })).rejects.toThrow(
      'not_found',
    );
    expect(await as.rows('my_portfolios')).toEqual([]);
    for (const reader of [as, asOperator('treasurer')])
      for (const table of ['pools', 'orders', 'order_events', 'fills', 'marks', 'dealing_requests'])
        expect(await reader.query`select * from ${owner(`public.${table}`)}`).toEqual([]);
  });
});

test('a portfolio does not trade with itself', async () => {
  const trader = await makeTrader(stage);
  await trader.place({ side: 'buy', spend_cents: 500_000 });
  await shows(stage, 9_500_000);
  await trader.place(limit(9_600_000, { side: 'sell' }));
  await expect(trader.place(limit(9_600_000))).rejects.toThrow('would_self_trade');
  const waiting = await trader.place(limit(9_599_999));
  const up = { order_id: waiting['id'], seen_filled: 0, limit_price: 9_600_000 };
  await expect(trader.rows('replace_order', up)).rejects.toThrow('would_self_trade');
  const other = await makeTrader(stage);
  await other.place(limit(9_600_000));
});

describe('when an instrument is not open', () => {
  test('a halted one takes no order, and lets those that wait be cancelled', async () => {
    const trader = await makeTrader(stage);
    const order = await trader.place(limit(9_000_000));
    await cleanQuotes(owner);
    await halted(owner);
    await expect(trader.place(limit(9_000_000))).rejects.toThrow('instrument_halted');
    const change = { order_id: order['id'], seen_filled: 0, quantity: 50_000 };
    await expect(trader.rows('replace_order', change)).rejects.toThrow('instrument_halted');
    expect(await trader.rows('cancel_order', { order_id: order['id'] })).toMatchObject([{ status: 'cancelled' }]);
  });

  test('one that leaves can be sold and not bought', async () => {
    const trader = await makeTrader(stage);
    await trader.place({ side: 'buy', spend_cents: 500_000 });
    await shows(stage, 9_500_000);
    await owner`update public.instruments set trading = 'sell_only' where id = 'BTC-USD'`;
    await expect(trader.place({ side: 'buy', spend_cents: 1000 })).rejects.toThrow('sell_only');
    await trader.place({ side: 'sell', quantity: await trader.held() });
    await shows(stage, 9_500_000);
    expect(await trader.held()).toBe(0);
  });

  test('a price of a quarter of an hour ago judges no order', async () => {
    const trader = await makeTrader(stage);
    await ageQuotes(owner, '14 minutes 59 seconds');
    await trader.place(limit(9_000_000));
    await ageQuotes(owner, '2 seconds');
    await expect(trader.place(limit(9_000_000))).rejects.toThrow('no_price');
  });
});

test.each<[string, number, (pool: string) => Row]>([
  ['rebalance', 200, (pool_id) => ({ pool_id, targets: {}, band_bp: 0 })],
  ['redeem_copy', 200, (pool_id) => ({ pool_id, units: 20_000_000 })],
  ['change_terms', 50, (pool_id) => ({ pool_id, share_bp: 900, capacity_cents: 100_000_000 })],
  ['set_copy_stop', 200, (pool_id) => ({ pool_id, stop_bp: 1000 })],
])('%s is taken from one person %i times in 24 hours', async (name, most, args) => {
  const { strategy, copier } = await makeCopied(stage, 100_000);
  const { rows, person } =
    name === 'change_terms' || name === 'rebalance' ? { ...strategy, person: strategy.lead } : copier;
  const call = () => {
    const isNamed = name === 'redeem_copy' || name === 'rebalance';
    return rows(name, { ...args(strategy.pool), ...(isNamed ? { request_id: randomUUID() } : {}) });
  };
  await owner`
    insert into ground.call_counts (person_id, call, since, calls) values (${person.id}, ${name}, now() - interval '23 hours', ${most})`;
  await expect(call()).rejects.toThrow('too_many_requests');
  await owner`update ground.call_counts set since = since - interval '61 minutes' where person_id = ${person.id}`;
  await call();
  expect(await owner`select calls from ground.call_counts where person_id = ${person.id} and call = ${name}`).toEqual([
    { calls: 1 },
  ]);
});

test('a name of a transaction is taken fifty times, and a retry of an order is not counted', async () => {
  const investor = await makeInvestor();
  const [deposit] = await owner<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${investor.id}, 1000, 'bitcoin', ${proofPath(investor.id)}) returning id`;
  await owner`insert into ground.call_counts (person_id, call, calls) values (${investor.id}, 'name_transaction', 50)`;
  const named = asInvestor(investor).rows('name_transaction', {
    deposit_id: deposit?.id ?? null,
    transaction_id: 'a'.repeat(64),
  });
  await expect(named).rejects.toThrow('too_many_requests');
  const { strategy } = await makeCopied(stage, 100_000);
  const order = { side: 'buy', spend_cents: 1000, request_id: randomUUID() };
  const first = await strategy.place(order);
  await owner`update ground.call_counts set calls = 2000 where person_id = ${strategy.lead.id} and call = 'place_order'`;
  expect(await strategy.place(order)).toEqual(first);
  await expect(strategy.place({ side: 'buy', spend_cents: 1000 })).rejects.toThrow('too_many_requests');
});
