import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { makeInvested } from '../support/copying/strategies.ts';
import { makeLive } from '../support/trading/quotes.ts';
import { makeHolder, shows } from '../support/trading/trading.ts';

// A live site has no portfolios, strategies and orders, because it has no venue. (pools.require_trading.)
const stage = await openCopyingStage();
const { owner, makeInvestor, asInvestor } = stage;

const trader = await makeHolder(stage);
const { pool: pool_id } = trader;
const strategy = await makeInvested(stage);
const order = await trader.place({ side: 'buy', kind: 'limit', quantity: 10_000, limit_price: 9_000_000 });
const waiting = randomUUID();
await trader.rows('redeem', { pool_id, amount_cents: 1000, request_id: waiting });
const newcomer = asInvestor(await makeInvestor({ deposited: 100_000 }));
await makeLive(owner);

describe('a live site refuses', () => {
  const targets = { 'BTC-USD': 5000 };
  const pair = { instrument_id: 'BTC-USD', quantity: 10_000, take_price: 9_600_000, stop_price: 9_400_000 };
  const proposal = { title: 'T', idea: 'I', share_bp: 0, capacity_cents: 100_000, stake_cents: 1000 };
  test.each<[string, object]>([
    ['open_portfolio', { title: 'Mine' }],
    ['subscribe', { pool_id, amount_cents: 1000 }],
    ['place_order', { pool_id, instrument_id: 'BTC-USD', side: 'buy', kind: 'market', spend_cents: 1000 }],
    ['place_pair', { pool_id, ...pair }],
    ['rebalance', { pool_id, targets, band_bp: 100 }],
    ['propose_strategy', proposal],
    ['subscribe_copy', { pool_id: strategy.pool, amount_cents: 1000, seen_share_bp: 1000 }],
  ])('%s', async (name, args) => {
    const request_id = randomUUID();
    const rows = name.startsWith('open') || name.startsWith('propose') ? newcomer.rows : trader.rows;
    await shows(stage, 9_500_000);
    await expect(rows(name, { ...args, request_id })).rejects.toThrow('trading_closed');
  });

  test('a change of an order, and a preview of a rebalancing', async () => {
    const change = { order_id: order['id'], seen_filled: 0, limit_price: 9_100_000 };
    await shows(stage, 9_500_000);
    await expect(trader.rows('replace_order', change)).rejects.toThrow('trading_closed');
    await expect(trader.rows('preview_rebalance', { pool_id, targets, band_bp: 100 })).rejects.toThrow(
      'trading_closed',
    );
  });
});

test('a live site keeps no money in: what waits is taken back or out, and an order is cancelled', async () => {
  await trader.rows('return_request', { request_id: waiting });
  await trader.rows('cancel_order', { order_id: order['id'] });
  await trader.rows('redeem', { pool_id, amount_cents: 1000, request_id: randomUUID() });
  expect(await trader.books()).toMatchObject({ reserved_cents: 1000 });
});
