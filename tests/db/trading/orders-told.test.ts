import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { ingest, quote } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeHolder, makeTrader, shows, showsTouch, type Trader } from '../support/trading/trading.ts';

// What the owner of an order reads of it afterwards, hears on an open page, and finds in the bell.
// (private.note_order, private.tell_order.)
const stage = await openTradingStage();
const { owner } = stage;
const prices = () =>
  ingest(owner, [
    quote(),
    quote({ instrument_id: 'ETH-USD', bid: 349_950, ask: 350_050, bid_size: 10 ** 12, ask_size: 10 ** 12 }),
  ]);
beforeEach(async () => {
  await prices();
});

/** Of an order: its history in its order, how many times an open page heard of it, and the bell. */
async function storyOf({ person }: Trader, { id }: Row) {
  const events = await owner<{ event: string; quantity: number; price: number; reason: string | null }[]>`
    select event, quantity, price, reason from public.order_events
    where order_id = ${id as string} and investor_id = ${person.id} order by id`;
  const bell = await owner<{ kind: string; amount_cents: number; detail: string | null }[]>`
    select kind, amount_cents, detail from public.notifications
    where subject_id = ${id as string} and investor_id = ${person.id} order by created_at, id`;
  return {
    events: events.map(({ event, quantity, price, reason }) => [event, quantity, price ?? reason]),
    heard: (await heardBy(owner, person)).filter(([event, about]) => event === 'orders' && about === id)
      .length,
    bell: bell.map(({ kind, amount_cents, detail }) => [kind, amount_cents ?? detail]),
  };
}

describe('the story of an order', () => {
  const bid = { side: 'buy', kind: 'limit', quantity: 200_000, limit_price: 9_400_000 };

  test('has its change, and every fill with its lots and price', async () => {
    const trader = await makeTrader(stage);
    const order = await trader.place(bid);
    await trader.rows('replace_order', { order_id: order['id'], seen_filled: 0, limit_price: 9_410_000 });
    await prices();
    await showsTouch(stage, 9_380_000, 9_390_000, { ask_size: 50_000 });
    expect(await storyOf(trader, order)).toEqual({
      events: [
        ['placed', 200_000, 9_400_000],
        ['replaced', 200_000, 9_410_000],
        ['filled', 50_000, 9_410_000],
      ],
      heard: 3,
      bell: [],
    });
    await showsTouch(stage, 9_380_000, 9_390_000);
    const { filled_cents } = await trader.order(order['id']);
    expect(await storyOf(trader, order)).toEqual({
      events: expect.arrayContaining([['filled', 150_000, 9_410_000]]) as unknown,
      heard: 4,
      bell: [['orders.filled', filled_cents]],
    });
  });

  test('that was filled before its day is over is not told again when it is', async () => {
    const trader = await makeTrader(stage);
    const day = { time_in_force: 'gtd', expires_at: new Date(Date.now() + 3_600_000) };
    const order = await trader.place({ ...bid, limit_price: 9_600_000, ...day });
    await prices();
    await owner`alter table public.orders disable trigger user`;
    await owner`update public.orders set expires_at = clock_timestamp() where id = ${order['id'] as string}`;
    await owner`alter table public.orders enable trigger user`;
    await trader.place(bid);
    await prices();
    const { filled_cents } = await trader.order(order['id']);
    expect((await storyOf(trader, order)).bell).toEqual([['orders.filled', filled_cents]]);
  });

  test.each(['by_owner', 'cancel_orders'])(
    'that its owner cancels says so (%s), and the bell does not',
    async (how) => {
      const trader = await makeTrader(stage);
      const order = await trader.place(bid);
      if (how === 'by_owner') await trader.rows('cancel_order', { order_id: order['id'] });
      else await trader.rows('cancel_orders', { pool_id: trader.pool });
      expect(await storyOf(trader, order)).toEqual({
        events: [
          ['placed', 200_000, 9_400_000],
          ['cancelled', null, 'by_owner'],
        ],
        heard: 2,
        bell: [],
      });
    },
  );

  test.each<[string, Row, string]>([
    [
      'whose day is over',
      { ...bid, time_in_force: 'gtd', expires_at: new Date(Date.now() + 3_600_000) },
      'over',
    ],
    ['that must not take', { ...bid, limit_price: 9_500_500, post_only: true }, 'would_take'],
    ['whose rest is not wanted', { ...bid, time_in_force: 'ioc' }, 'rest_not_filled'],
    ['that is wanted whole', { ...bid, time_in_force: 'fok' }, 'all_or_nothing'],
  ])('%s has the rule that ended it, in the bell as well', async (_what, values, reason) => {
    const trader = await makeTrader(stage);
    const order = await trader.place(values);
    if (reason === 'over') {
      await owner`alter table public.orders disable trigger append_only_kept`;
      await owner`update public.orders set expires_at = clock_timestamp() where id = ${order['id'] as string}`;
      await owner`alter table public.orders enable trigger append_only_kept`;
    }
    await prices();
    const end = reason === 'over' ? 'expired' : 'cancelled';
    expect(await storyOf(trader, order)).toEqual({
      events: [
        ['placed', 200_000, values['limit_price']],
        [end, null, reason],
      ],
      heard: 2,
      bell: [[`orders.${end}`, reason]],
    });
  });

  test('that waits for a price has the moment at which it came', async () => {
    const trader = await makeHolder(stage);
    const stop = {
      side: 'sell',
      kind: 'stop_limit',
      quantity: 500_000,
      stop_price: 9_400_000,
      limit_price: 9_300_000,
    };
    const order = await trader.place(stop);
    await showsTouch(stage, 9_290_000, 9_299_000);
    expect(await storyOf(trader, order)).toEqual({
      events: [
        ['placed', 500_000, 9_300_000],
        ['triggered', null, 9_400_000],
      ],
      heard: 2,
      bell: [],
    });
  });
});

test('the halves of a pair have what the other took of them', async () => {
  const trader = await makeHolder(stage);
  const [take = {}, stop = {}] = await trader.rows('place_pair', {
    pool_id: trader.pool,
    instrument_id: 'BTC-USD',
    quantity: 1_000_000,
    take_price: 9_600_000,
    stop_price: 9_400_000,
    request_id: randomUUID(),
  });
  await shows(stage, 9_500_000);
  await shows(stage, 9_610_000, { bid_size: 400_000 });
  const cut = [
    ['placed', 1_000_000, 9_400_000],
    ['cut', 400_000, null],
  ];
  expect(await storyOf(trader, stop)).toEqual({ events: cut, heard: 2, bell: [] });
  await shows(stage, 9_610_000);
  expect(await storyOf(trader, stop)).toEqual({
    events: [...cut, ['cancelled', null, 'other_half']],
    heard: 3,
    bell: [],
  });
  expect((await storyOf(trader, take)).events).toEqual([
    ['placed', 1_000_000, 9_600_000],
    ['filled', 400_000, 9_600_000],
    ['filled', 600_000, 9_600_000],
  ]);
});

describe('a purchase of a rebalancing', () => {
  /** A trader without cash, who wants to hold ether instead of bitcoin. */
  async function makeMoving(): Promise<{ trader: Trader; sell: Row; buy: Row }> {
    const trader = await makeHolder(stage);
    await trader.rows('redeem', { pool_id: trader.pool, request_id: randomUUID() });
    await prices();
    await owner`select private.run_dealings(10)`;
    const [sell = {}, buy = {}] = await trader.rows('rebalance', {
      pool_id: trader.pool,
      targets: { 'ETH-USD': 10_000 },
      band_bp: 100,
      request_id: randomUUID(),
    });
    expect([sell['side'], buy['status']]).toEqual(['sell', 'armed']);
    return { trader, sell, buy };
  }

  test('begins once the sale is filled, which its owner hears', async () => {
    const { trader, buy } = await makeMoving();
    await shows(stage, 9_500_000);
    expect(await trader.order(buy['id'])).toMatchObject({ status: 'open' });
    expect(await storyOf(trader, buy)).toEqual({
      events: [
        ['placed', null, null],
        ['triggered', null, null],
      ],
      heard: 2,
      bell: [],
    });
  });

  test('ends with the sale when there is no cash, which its owner is told', async () => {
    const { trader, sell, buy } = await makeMoving();
    await trader.rows('cancel_order', { order_id: sell['id'] });
    expect(await trader.order(buy['id'])).toMatchObject({ status: 'cancelled' });
    expect(await storyOf(trader, buy)).toEqual({
      events: [
        ['placed', null, null],
        ['cancelled', null, 'insufficient_cash'],
      ],
      heard: 2,
      bell: [['orders.cancelled', 'insufficient_cash']],
    });
  });
});
