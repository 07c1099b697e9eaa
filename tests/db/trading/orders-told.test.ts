import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { ingest, quote } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeTrader, showsTouch, type Trader } from '../support/trading/trading.ts';

// What an order's owner reads of it, hears on an open page, and finds in the bell. (pools.record_order,
// pools.notify_order.)
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

async function storyOf({ person }: Trader, { id }: Row) {
  const events = await owner<{ event: string; quantity: number; price: number; reason: string | null }[]>`
    select event, quantity, price, reason from public.order_events
    where order_id = ${id as string} and investor_id = ${person.id} order by id`;
  const bell = await owner<{ kind: string; amount_cents: number; detail: string | null }[]>`
    select kind, amount_cents, detail from public.notifications
    where subject_id = ${id as string} and investor_id = ${person.id} order by created_at, id`;
  return {
    events: events.map(({ event, quantity, price, reason }) => [event, quantity, price ?? reason]),
    heard: (await heardBy(owner, person)).filter(([event, about]) => event === 'orders' && about === id).length,
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
});
