import { describe, expect, test } from 'vitest';
import { problems } from '../support/money/books.ts';
import { ageQuotes, around, ingest, quote } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { fillsOf, makeHolder, makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

// What a batch of quotes does to the orders that wait. The numbers are those of the attacks in the design of trading.
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
    const order = await trader.place({
      side: 'buy',
      kind: 'limit',
      quantity: 100_000,
      limit_price: 9_000_000,
    });
    await shows(stage, 9_500_000);
    const raised = { order_id: order['id'], seen_filled: 0, limit_price: 9_600_000 };
    await trader.rows('replace_order', raised);
    expect(await fillsOf(stage, trader)).toEqual([]);
    await shows(stage, 9_500_000);
    // New at its price: it takes what is shown.
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
    // 94 dollars and five basis points, rounded up.
    expect(await fillsOf(stage, trader)).toEqual([
      { side: 'buy', quantity: 100_000, price: 9_400_000, role: 'maker', cents: 9405 },
    ]);
    expect(await trader.books()).toMatchObject({ cash_cents: 990_595, reserved_cents: 0 });
  });

  test('comes by price, then by turn, and all use up one size (9)', async () => {
    const [late, early, best] = [await makeTrader(stage), await makeTrader(stage), await makeTrader(stage)];
    await shows(stage, 9_500_000);
    const at = (limit_price: number) => ({ side: 'buy', kind: 'limit', quantity: 500_000, limit_price });
    await early.place(at(9_400_000));
    await late.place(at(9_400_000));
    await best.place(at(9_410_000));
    await shows(stage, 9_500_000);
    await showsTouch(stage, 9_300_000, 9_390_000, { ask_size: 1_200_000 });
    expect(await best.held()).toBe(500_000);
    expect(await early.held()).toBe(500_000);
    expect(await late.held()).toBe(200_000);
    await showsTouch(stage, 9_300_000, 9_390_000, { ask_size: 1_200_000 });
    expect(await late.held()).toBe(500_000);
    expect(await problems(owner)).toEqual([]);
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
    // Beyond what the band lets it rise by, in steps that the order does not meet.
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

test.each<[string, object, string]>([
  ['a limit of a sale', { kind: 'limit', limit_price: 9_560_000 }, 'filled'],
  ['a stop of a sale', { kind: 'stop', stop_price: 9_440_000 }, 'filled'],
  ['a limit of a sale that neither reaches', { kind: 'limit', limit_price: 9_580_000 }, 'open'],
])('of a batch that goes up and down, %s meets the price that concerns it', async (_what, order, status) => {
  const trader = await makeHolder(stage);
  const { id } = await trader.place({ side: 'sell', quantity: 100_000, ...order });
  await shows(stage, 9_500_000);
  await ingest(owner, [
    quote({ bid: 9_500_000, ask: 9_501_000 }),
    quote({ bid: 9_570_000, ask: 9_571_000 }),
    quote({ bid: 9_430_000, ask: 9_431_000 }),
    quote({ bid: 9_500_000, ask: 9_501_000 }),
  ]);
  expect(await trader.order(id)).toMatchObject({ status });
});
