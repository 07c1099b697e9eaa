import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import { fillsOf, makeTrader, showsTouch } from '../support/trading/trading.ts';

// Orders whose money ends with the last lot, or before it.
const stage = await openStage();

test('all-or-nothing buys nothing when the price has left the money that there is', async () => {
  const trader = await makeTrader(stage, 100_000);
  await showsTouch(stage, 9_999_000, 10_000_000);
  await showsTouch(stage, 9_199_000, 9_200_000);
  // Held for it: 10% more than it costs now, and all but seven dollars of what there is.
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

test.each(['fok', 'ioc', 'gtc'])(
  'an amount (%s) is spent when rounding took the last of its cents, although more lots would have fitted into it',
  async (time_in_force) => {
    const trader = await makeTrader(stage, 100_000);
    await showsTouch(stage, 9_999_000, 10_000_000);
    const order = await trader.place({ side: 'buy', spend_cents: 1000, time_in_force });
    // Ten dollars buy 9,990 lots; 9,985 cost 999.4985 cents.
    await showsTouch(stage, 9_999_000, 10_000_000, { ask_size: 9985 });
    expect(await trader.order(order['id'])).toMatchObject({
      status: 'filled',
      filled_cents: 1000,
      filled_quantity: 9985,
      reserved: 0,
    });
  },
);

test('an amount buys the exact lots that it pays for, also where there are billions of them (24)', async () => {
  // 9,974,751,018,553.99999 lots: one more would cost a cent that is not there.
  const cash = 100_000_024;
  const trader = await makeTrader(stage, cash);
  const shiba = { instrument_id: 'SHIB-USD', bid_size: 1, ask_size: 20_000_000_000_000 };
  await showsTouch(stage, 100_152, 100_153, shiba);
  const order = await trader.place({ instrument_id: 'SHIB-USD', side: 'buy', spend_cents: cash });
  await showsTouch(stage, 100_152, 100_153, shiba);
  expect(await trader.order(order['id'])).toMatchObject({ status: 'filled', filled_cents: cash });
  expect(await trader.held('SHIB-USD')).toBe(9_974_751_018_553);
});

test('an amount is spent when it buys no further lot, and the rest of it is free', async () => {
  const trader = await makeTrader(stage, 100_000);
  await stage.owner`
    insert into public.instruments (id, name, price_decimals, quantity_decimals, max_spread_bp, band_bp, position, trading, min_order_cents)
    values ('DEAR-USD', 'Dear', 2, 0, 5000, 5000, 1000, 'open', 1)`;
  await showsTouch(stage, 2990, 3000, { instrument_id: 'DEAR-USD' });
  const order = await trader.place({ instrument_id: 'DEAR-USD', side: 'buy', spend_cents: 10_000 });
  await showsTouch(stage, 2990, 3000, { instrument_id: 'DEAR-USD' });
  expect(await trader.order(order['id'])).toMatchObject({
    status: 'filled',
    filled_quantity: 3,
    filled_cents: 9009,
    reserved: 0,
  });
  expect(await trader.books()).toMatchObject({ cash_cents: 90_991, reserved_cents: 0 });
});
