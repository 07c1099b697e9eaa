import { describe, expect, test } from 'vitest';
import { problems } from '../support/money/books.ts';
import { ageQuotes, around, ingest } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { buyAt, fillsOf, makeHolder, makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

// The numbers are those of the attacks in the trading design.
const stage = await openTradingStage();
const { owner } = stage;

describe('a price that was known', () => {
  test('fills nothing: an order waits for the next quote (2)', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    await trader.place({ side: 'buy', spend_cents: 10_000 });
    expect(await fillsOf(stage, trader)).toEqual([]);
    await shows(stage, 9_700_000);
    expect(await fillsOf(stage, trader)).toMatchObject([{ price: 9_700_500, role: 'taker' }]);
  });

  test('fills nothing when it comes again, or late (22)', async () => {
    const trader = await makeTrader(stage);
    const first = around(9_500_000);
    await ingest(owner, [first]);
    await trader.place({ side: 'buy', spend_cents: 10_000 });
    expect((await ingest(owner, [first])).accepted).toBe(0);
    const late = { ...around(9_000_000), source_at: new Date(Date.now() - 5000).toISOString() };
    expect((await ingest(owner, [late])).accepted).toBe(0);
    expect(await fillsOf(stage, trader)).toEqual([]);
  });

  test('fills nothing that was asked for after its source had shown it', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    const shown = new Date(Date.now() + 1);
    await owner`select pg_sleep_until(${new Date(shown.getTime() + 20)})`;
    const order = await trader.place({ side: 'buy', spend_cents: 10_000 });
    await ingest(owner, [{ ...around(9_000_000), source_at: shown.toISOString() }]);
    expect(await fillsOf(stage, trader)).toEqual([]);
    await trader.rows('cancel_order', { order_id: order['id'] });
    await shows(stage, 9_000_000);
  });

  test('does not fill an order that was raised after it came', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    const order = await trader.place(buyAt(9_000_000));
    await shows(stage, 9_500_000);
    const raised = { order_id: order['id'], seen_filled: 0, limit_price: 9_600_000 };
    await trader.rows('replace_order', raised);
    expect(await fillsOf(stage, trader)).toEqual([]);
    await shows(stage, 9_500_000);
    // New at its price, so it takes liquidity.
    expect(await fillsOf(stage, trader)).toMatchObject([{ price: 9_500_500, role: 'taker' }]);
  });
});

describe('a limit that waits', () => {
  test('is filled at its own price by the fee of a maker, once the other side has reached it', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    await trader.place({ side: 'buy', kind: 'limit', quantity: 100_000, limit_price: 9_400_000 });
    await shows(stage, 9_500_000);
    await showsTouch(stage, 9_400_000, 9_400_100);
    expect(await fillsOf(stage, trader)).toEqual([]);
    await showsTouch(stage, 9_390_000, 9_400_000);
    // $94 and five basis points, rounded up.
    expect(await fillsOf(stage, trader)).toEqual([
      { side: 'buy', quantity: 100_000, price: 9_400_000, role: 'maker', cents: 9405 },
    ]);
    expect(await trader.books()).toMatchObject({ cash_cents: 990_595, reserved_cents: 0 });
  });
});

describe('an order at the next price', () => {
  test('spends no more than was named, to the last lot (8)', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    const order = await trader.place({ side: 'buy', spend_cents: 33_333 });
    await shows(stage, 9_512_347, { ask_size: 123_456 });
    await shows(stage, 9_512_349, { ask_size: 12_345_678 });
    const now = await trader.order(order['id']);
    expect(now).toMatchObject({ status: 'filled', reserved: 0 });
    expect(now['filled_cents']).toBe(33_333);
    expect(await trader.books()).toMatchObject({ cash_cents: 966_667, reserved_cents: 0 });
  });

  test('that costs more than was set aside ends where the money ends, and says so (20)', async () => {
    const trader = await makeTrader(stage, 10_500);
    await shows(stage, 9_500_000);
    const order = await trader.place({ side: 'buy', quantity: 100_000 });
    await owner`update public.instruments set trading = 'paused' where id = 'BTC-USD'`;
    for (const mid of [10_000_000, 10_900_000]) {
      await ageQuotes(owner, '65 seconds');
      await shows(stage, mid);
    }
    await owner`update public.instruments set trading = 'open' where id = 'BTC-USD'`;
    await shows(stage, 11_000_000);
    expect(await trader.order(order['id'])).toMatchObject({
      status: 'cancelled',
      reason: 'insufficient_cash',
      reserved: 0,
    });
    const { cash_cents, reserved_cents } = await trader.books();
    expect(cash_cents).toBeLessThan(11);
    expect(reserved_cents).toBe(0);
    expect(await problems(owner)).toEqual([]);
  });
});

describe('time in force', () => {
  test('of a day that has come: it expires before a quote could fill it', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    const order = await trader.place(
      buyAt(9_400_000, { time_in_force: 'gtd', expires_at: new Date(Date.now() + 60_000) }),
    );
    await shows(stage, 9_500_000);
    await owner`alter table public.orders disable trigger append_only_kept`;
    await owner`update public.orders set expires_at = now() where id = ${order['id'] as string}`;
    await owner`alter table public.orders enable trigger append_only_kept`;
    await shows(stage, 9_500_000);
    expect(await trader.order(order['id'])).toMatchObject({ status: 'expired', reason: 'over', reserved: 0 });
    await showsTouch(stage, 9_300_000, 9_390_000);
    expect(await fillsOf(stage, trader)).toEqual([]);
  });
});

describe('a stop', () => {
  test('sells at the bid that is there, in a gap too, in part if need be (19)', async () => {
    const trader = await makeHolder(stage);
    const order = await trader.place({
      side: 'sell',
      kind: 'stop',
      quantity: 1_000_000,
      stop_price: 9_400_000,
    });
    await shows(stage, 9_450_000);
    expect(await trader.order(order['id'])).toMatchObject({ status: 'armed' });
    await shows(stage, 9_100_000, { bid_size: 300_000 });
    expect(await trader.order(order['id'])).toMatchObject({ status: 'open', filled_quantity: 300_000 });
    await shows(stage, 9_200_000);
    expect(await fillsOf(stage, trader)).toMatchObject([
      { side: 'buy' },
      { side: 'sell', price: 9_099_500, role: 'taker' },
      { side: 'sell', price: 9_199_500, role: 'taker', quantity: 700_000 },
    ]);
  });

  test('that trails follows the highest bid since it was placed, and never back', async () => {
    const trader = await makeHolder(stage);
    const order = await trader.place({ side: 'sell', kind: 'trailing', quantity: 1_000_000, trail_bp: 200 });
    for (const [mid, mark, stop] of [
      [9_500_000, 9_499_500, 9_309_510],
      [9_600_000, 9_599_500, 9_407_510],
      [9_450_000, 9_599_500, 9_407_510],
    ] as const) {
      await shows(stage, mid);
      expect(await trader.order(order['id'])).toMatchObject({
        status: 'armed',
        trail_mark: mark,
        stop_price: stop,
      });
    }
    await showsTouch(stage, 9_407_510, 9_408_510);
    expect(await trader.order(order['id'])).toMatchObject({ status: 'filled' });
    expect((await fillsOf(stage, trader)).at(-1)).toMatchObject({ price: 9_407_510, role: 'taker' });
  });

  test('that trails a purchase follows the lowest ask', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    const order = await trader.place({ side: 'buy', kind: 'trailing', quantity: 100_000, trail_bp: 200 });
    await showsTouch(stage, 9_399_000, 9_400_001);
    expect(await trader.order(order['id'])).toMatchObject({ trail_mark: 9_400_001, stop_price: 9_588_002 });
    await showsTouch(stage, 9_587_000, 9_588_001);
    expect(await trader.order(order['id'])).toMatchObject({ status: 'armed' });
    await showsTouch(stage, 9_587_000, 9_588_002);
    expect(await trader.order(order['id'])).toMatchObject({ status: 'filled' });
  });
});

test('all-or-nothing buys nothing when the price has left the money that there is', async () => {
  const trader = await makeTrader(stage, 100_000);
  await showsTouch(stage, 9_999_000, 10_000_000);
  await showsTouch(stage, 9_199_000, 9_200_000);
  // Reserves 10% more than the current cost, all but seven dollars of the balance.
  const order = await trader.place({ side: 'buy', quantity: 980_000, time_in_force: 'fok' });
  expect(order).toMatchObject({ reserved: 99_276 });
  await showsTouch(stage, 10_899_000, 10_900_000);
  expect(await trader.order(order['id'])).toMatchObject({
    status: 'cancelled',
    reason: 'insufficient_cash',
    filled_quantity: 0,
  });
  expect(await fillsOf(stage, trader)).toEqual([]);
  expect(await trader.books()).toMatchObject({ cash_cents: 100_000, reserved_cents: 0 });
});
