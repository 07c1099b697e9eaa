import { beforeEach, expect, test } from 'vitest';
import { cleanQuotes } from './support/quotes.ts';
import { openStage } from './support/stage.ts';
import { makeTrader, shows } from './support/trading.ts';

// What an order at the next price, or at a limit, does.
const stage = await openStage();
const { owner } = stage;
beforeEach(() => cleanQuotes(owner));

test('a purchase at the next price is filled by the first quote that comes after it, at the ask', async () => {
  const trader = await makeTrader(stage);
  await shows(stage, 9_500_000);
  const order = await trader.place({ side: 'buy', spend_cents: 100_000 });
  expect(order).toMatchObject({ status: 'open', filled_quantity: 0, reserved: 100_000 });
  await shows(stage, 9_600_000);
  expect(await trader.order(order['id'])).toMatchObject({
    status: 'filled',
    reserved: 0,
    filled_cents: 100_000,
  });
  const [fill] = await owner`select * from public.fills where order_id = ${order['id'] as string}`;
  expect(fill).toMatchObject({ price: 9_600_500, role: 'taker', cents: 100_000, fee_cents: 99 });
  expect(await trader.held()).toBe(1_040_571);
  expect(await trader.books()).toMatchObject({ cash_cents: 900_000, reserved_cents: 0 });
  expect([...(await owner`select * from ledger.verify()`)]).toEqual([]);
});
