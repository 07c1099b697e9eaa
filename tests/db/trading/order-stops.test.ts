import { describe, expect, test } from 'vitest';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { fillsOf, makeHolder, makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

// For how long an order waits, and what a stop does once it is reached.
const stage = await openTradingStage();
const { owner } = stage;

describe('time in force', () => {
  test('of what the first quote holds: the rest is cancelled', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    const order = await trader.place({ side: 'buy', quantity: 500_000, time_in_force: 'ioc' });
    await shows(stage, 9_500_000, { ask_size: 200_000 });
    expect(await trader.order(order['id'])).toMatchObject({
      status: 'cancelled',
      reason: 'rest_not_filled',
      filled_quantity: 200_000,
      reserved: 0,
    });
  });

  test('of all or nothing: one lot too few is nothing', async () => {
    const [short, whole] = [await makeTrader(stage), await makeTrader(stage)];
    await shows(stage, 9_500_000);
    const order = { side: 'buy', quantity: 500_000, time_in_force: 'fok' };
    const first = await short.place(order);
    await shows(stage, 9_500_000, { ask_size: 499_999 });
    expect(await short.order(first['id'])).toMatchObject({ status: 'cancelled', reason: 'all_or_nothing' });
    const second = await whole.place(order);
    await shows(stage, 9_500_000, { ask_size: 500_000 });
    expect(await whole.order(second['id'])).toMatchObject({ status: 'filled' });
  });

  test('of a day that has come: it expires before a quote could fill it', async () => {
    const trader = await makeTrader(stage);
    await shows(stage, 9_500_000);
    const order = await trader.place({
      side: 'buy',
      kind: 'limit',
      quantity: 100_000,
      limit_price: 9_400_000,
      time_in_force: 'gtd',
      expires_at: new Date(Date.now() + 60_000),
    });
    // From now on only its own price concerns it.
    await shows(stage, 9_500_000);
    await owner`alter table public.orders disable trigger append_only_kept`;
    await owner`update public.orders set expires_at = now() where id = ${order['id'] as string}`;
    await owner`alter table public.orders enable trigger append_only_kept`;
    await shows(stage, 9_500_000);
    expect(await trader.order(order['id'])).toMatchObject({ status: 'expired', reason: 'over', reserved: 0 });
    await showsTouch(stage, 9_300_000, 9_390_000);
    expect(await fillsOf(stage, trader)).toEqual([]);
  });

  test('of one that only waits: it is cancelled if its first quote would fill it', async () => {
    const [taking, waiting] = [await makeTrader(stage), await makeTrader(stage)];
    await shows(stage, 9_500_000);
    const at = (limit_price: number) => ({
      side: 'buy',
      kind: 'limit',
      quantity: 100_000,
      limit_price,
      post_only: true,
    });
    const [first, second] = [await taking.place(at(9_500_500)), await waiting.place(at(9_500_499))];
    await shows(stage, 9_500_000);
    expect(await taking.order(first['id'])).toMatchObject({ status: 'cancelled', reason: 'would_take' });
    await showsTouch(stage, 9_480_000, 9_500_499);
    expect(await waiting.order(second['id'])).toMatchObject({ status: 'filled' });
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
