import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { problems } from '../support/money/books.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeHolder, makeTrader, shows, showsTouch, type Trader } from '../support/trading/trading.ts';

const stage = await openTradingStage();
const { owner } = stage;
beforeEach(async () => {
  await shows(stage, 9_500_000);
});

const pairOf = async (trader: Trader, changes: Row = {}) => {
  const [take, stop] = await trader.rows('place_pair', {
    pool_id: trader.pool,
    instrument_id: 'BTC-USD',
    quantity: 1_000_000,
    take_price: 9_600_000,
    stop_price: 9_400_000,
    request_id: randomUUID(),
    ...changes,
  });
  return { take: take?.['id'], stop: stop?.['id'] };
};
const reservedOf = async (trader: Trader) => {
  const [row] = await owner<{ reserved: number }[]>`
    select reserved from pools.holdings where pool_id = ${trader.pool}`;
  return row?.reserved;
};

describe('of a pair', () => {
  test('what is sold is set aside once, and a retry returns the two', async () => {
    const trader = await makeHolder(stage);
    const request_id = randomUUID();
    const first = await pairOf(trader, { request_id });
    expect(await reservedOf(trader)).toBe(1_000_000);
    expect(await pairOf(trader, { request_id })).toEqual(first);
    expect(first.take).toBe(request_id);
    expect(await problems(owner)).toEqual([]);
  });

  test('the half that takes profit cuts the other by as much, and ends it', async () => {
    const trader = await makeHolder(stage);
    const { take, stop } = await pairOf(trader);
    await shows(stage, 9_500_000);
    await shows(stage, 9_610_000, { bid_size: 400_000 });
    expect(await trader.order(take)).toMatchObject({ filled_quantity: 400_000, reserved: 600_000 });
    expect(await trader.order(stop)).toMatchObject({ status: 'armed', quantity: 600_000, reserved: 0 });
    expect(await problems(owner)).toEqual([]);
    await shows(stage, 9_610_000);
    expect(await trader.order(take)).toMatchObject({ status: 'filled' });
    expect(await trader.order(stop)).toMatchObject({ status: 'cancelled', reason: 'other_half' });
    expect([await trader.held(), await reservedOf(trader)]).toEqual([0, 0]);
    expect(await problems(owner)).toEqual([]);
  });

  test('the half that stops cuts the other by as much, and ends it', async () => {
    const trader = await makeHolder(stage);
    const { take, stop } = await pairOf(trader);
    await shows(stage, 9_390_000, { bid_size: 300_000 });
    expect(await trader.order(stop)).toMatchObject({ status: 'open', filled_quantity: 300_000 });
    expect(await trader.order(take)).toMatchObject({ status: 'open', quantity: 700_000, reserved: 700_000 });
    expect(await problems(owner)).toEqual([]);
    await shows(stage, 9_390_000);
    expect(await trader.order(stop)).toMatchObject({ status: 'filled', filled_quantity: 1_000_000 });
    expect(await trader.order(take)).toMatchObject({
      status: 'cancelled',
      reason: 'other_half',
      reserved: 0,
    });
    expect([await trader.held(), await reservedOf(trader)]).toEqual([0, 0]);
    expect(await problems(owner)).toEqual([]);
  });

  test.each([
    ['take_on_wrong_side', { take_price: 9_499_500 }],
    ['stop_on_wrong_side', { stop_price: 9_499_500 }],
    ['insufficient_holding', { quantity: 1_000_001 }],
    ['invalid_order', { stop_price: null }],
  ])('none is placed that is refused as %s: %o', async (code, changes) => {
    const trader = await makeHolder(stage);
    await expect(pairOf(trader, changes)).rejects.toThrow(code);
    expect(await reservedOf(trader)).toBe(0);
  });
});

describe('a change', () => {
  const at = (limit_price: number) => ({ side: 'buy', kind: 'limit', quantity: 200_000, limit_price });

  test('to less keeps the turn, one of the price or to more does not', async () => {
    const trader = await makeTrader(stage);
    const order = await trader.place(at(9_400_000));
    await shows(stage, 9_500_000);
    const change = async (values: Row) =>
      (await trader.rows('replace_order', { order_id: order['id'], seen_filled: 0, ...values }))[0];
    expect(await change({ quantity: 150_000 })).toMatchObject({
      priority: order['priority'],
      is_new: false,
      reserved: 14_115,
    });
    const raised = await change({ quantity: 200_000 });
    expect(raised?.['priority']).toBeGreaterThan(order['priority'] as number);
    expect(Number(raised?.['asked_at'])).toBeGreaterThan(Number(order['asked_at']));
    const moved = await change({ limit_price: 9_410_000 });
    expect(moved?.['priority']).toBeGreaterThan(raised?.['priority'] as number);
    expect(await trader.books()).toMatchObject({ reserved_cents: 18_839 });
  });

  test('of an order that was filled in the meantime changes nothing (23)', async () => {
    const trader = await makeTrader(stage);
    const order = await trader.place(at(9_400_000));
    await shows(stage, 9_500_000);
    await showsTouch(stage, 9_380_000, 9_390_000, { ask_size: 50_000 });
    const change = { order_id: order['id'], seen_filled: 0, quantity: 100_000 };
    for (const seen_filled of [0, 50_001, null])
      await expect(trader.rows('replace_order', { ...change, seen_filled })).rejects.toThrow('order_changed');
    expect(await trader.order(order['id'])).toMatchObject({ quantity: 200_000, filled_quantity: 50_000 });
    await expect(trader.rows('replace_order', { ...change, seen_filled: 50_000, quantity: 50_000 })).rejects.toThrow(
      'invalid_order',
    );
    await trader.rows('replace_order', { ...change, seen_filled: 50_000 });
    await showsTouch(stage, 9_380_000, 9_390_000);
    expect(await trader.order(order['id'])).toMatchObject({ status: 'filled', filled_quantity: 100_000 });
    await expect(trader.rows('replace_order', { ...change, seen_filled: 100_000 })).rejects.toThrow('order_done');
    expect(await problems(owner)).toEqual([]);
  });

  const changed = async (placed: Row, values: Row) => {
    const trader = await makeTrader(stage);
    const { id } = await trader.place(placed);
    return trader.rows('replace_order', { order_id: id, seen_filled: 0, ...values });
  };

  test.each([
    ['price_out_of_band', { limit_price: 1 }],
    ['price_out_of_band', { limit_price: 9_007_199_254_740_991 }],
    ['invalid_order', { limit_price: 0 }],
    ['below_minimum', { quantity: 1 }],
  ])('is refused as %s: %o', async (code, values) => {
    await expect(changed(at(9_400_000), values)).rejects.toThrow(code);
  });
});

describe('a cancelled order', () => {
  test('stays so, frees what it held, and one that is filled cannot be cancelled', async () => {
    const trader = await makeTrader(stage);
    const order = await trader.place({ side: 'buy', spend_cents: 10_000 });
    const cancel = () => trader.rows('cancel_order', { order_id: order['id'] });
    const [first] = await cancel();
    expect(first).toMatchObject({ status: 'cancelled', reason: 'by_owner', reserved: 0 });
    expect(await cancel()).toEqual([first]);
    const other = await trader.place({ side: 'buy', spend_cents: 10_000 });
    await shows(stage, 9_500_000);
    await expect(trader.rows('cancel_order', { order_id: other['id'] })).rejects.toThrow('order_done');
    const events = await owner`
      select event, reason from public.order_events where order_id = ${order['id'] as string} order by id`;
    expect([...events]).toEqual([
      { event: 'placed', reason: null },
      { event: 'cancelled', reason: 'by_owner' },
    ]);
  });
});
