import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { problems } from '../support/money/books.ts';
import { ingest, quote } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeTrader, shows, type Trader } from '../support/trading/trading.ts';

const stage = await openTradingStage();
const { owner } = stage;
const prices = () =>
  ingest(owner, [
    quote({ bid: 9_499_500, ask: 9_500_500 }),
    quote({ instrument_id: 'ETH-USD', bid: 349_950, ask: 350_050, bid_size: 10 ** 12, ask_size: 10 ** 12 }),
  ]);
beforeEach(async () => {
  await prices();
});

const preview = (trader: Trader, targets: unknown, band_bp: number | null = 100) =>
  trader.rows('preview_rebalance', { pool_id: trader.pool, targets, band_bp });
const rebalance = (trader: Trader, targets: unknown, request_id: string | null = randomUUID()): Promise<Row[]> =>
  trader.rows('rebalance', { pool_id: trader.pool, targets, band_bp: 100, request_id });

async function inBitcoin(): Promise<Trader> {
  const trader = await makeTrader(stage);
  await trader.place({ side: 'buy', spend_cents: 1_000_000 });
  await prices();
  return trader;
}

test('the preview says order by order what would be done, and places nothing', async () => {
  const trader = await inBitcoin();
  const steps = await preview(trader, { 'BTC-USD': 6000, 'ETH-USD': 4000 });
  expect(steps).toMatchObject([
    { instrument_id: 'BTC-USD', weight_bp: 10_000, target_bp: 6000, side: 'sell', spend_cents: null },
    { instrument_id: 'ETH-USD', weight_bp: 0, target_bp: 4000, side: 'buy', quantity: null },
  ]);
  expect((steps[0]?.['about_cents'] as number) - (steps[1]?.['spend_cents'] as number)).toBeOneOf([0, 1]);
  const [row] = await owner`select count(*)::int as orders from public.orders where pool_id = ${trader.pool}`;
  expect(row).toEqual({ orders: 1 });
});

test('sales go first, and what they bring buys the rest', async () => {
  const trader = await inBitcoin();
  const request_id = randomUUID();
  const targets = { 'BTC-USD': 6000, 'ETH-USD': 4000 };
  const [sell, buy] = await rebalance(trader, targets, request_id);
  expect([sell?.['status'], buy?.['status'], buy?.['reserved']]).toEqual(['open', 'armed', 0]);
  await shows(stage, 9_500_000, { bid_size: 1_000_000 });
  expect(await trader.order(buy?.['id'])).toMatchObject({ status: 'armed' });
  await prices();
  expect(await trader.order(sell?.['id'])).toMatchObject({ status: 'filled' });
  expect(await trader.order(buy?.['id'])).toMatchObject({ status: 'open' });
  await prices();
  expect(await trader.order(buy?.['id'])).toMatchObject({ status: 'filled' });
  expect(await rebalance(trader, targets, request_id)).toMatchObject([{ id: sell?.['id'] }, { id: buy?.['id'] }]);
  const after = await preview(trader, { 'BTC-USD': 6000, 'ETH-USD': 4000 });
  expect(after.map(({ side }) => side)).toEqual([null, null]);
  for (const { weight_bp, target_bp } of after)
    expect(Math.abs((weight_bp as number) - (target_bp as number))).toBeLessThan(10);
  expect((await trader.books())['cash_cents']).toBeLessThan(5);
  expect(await problems(owner)).toEqual([]);
});

test('what is within its band stays, and what is not named is sold whole', async () => {
  const trader = await inBitcoin();
  expect(await preview(trader, { 'BTC-USD': 9950 })).toMatchObject([{ side: null, quantity: null }]);
  const held = await trader.held();
  expect(await preview(trader, {})).toMatchObject([{ side: 'sell', quantity: held, target_bp: 0 }]);
});

test('money on its way out is no part of what is shared out', async () => {
  const trader = await makeTrader(stage);
  await trader.place({ side: 'buy', spend_cents: 500_000 });
  await prices();
  await trader.rows('redeem', { pool_id: trader.pool, amount_cents: 250_000, request_id: randomUUID() });
  const [part] = await preview(trader, { 'BTC-USD': 6667 });
  expect(part).toMatchObject({ side: null });
  expect(part?.['weight_bp']).toBeGreaterThan(6600);
});

test('purchases alone that would cost more than the cash spend what there is, as after sales', async () => {
  const trader = await makeTrader(stage);
  await trader.place({ side: 'buy', spend_cents: 509_500 });
  await trader.place({ instrument_id: 'ETH-USD', side: 'buy', spend_cents: 391_500 });
  await prices();
  const { cash_cents: cash } = await trader.books();
  const targets = { 'BTC-USD': 5000, 'ETH-USD': 5000 };
  const [buy, stays] = await preview(trader, targets);
  expect(buy).toMatchObject({ instrument_id: 'ETH-USD', side: 'buy' });
  expect(buy?.['spend_cents']).toBeGreaterThan(cash as number);
  expect(stays).toMatchObject({ instrument_id: 'BTC-USD', side: null });
  expect(await rebalance(trader, targets)).toMatchObject([{ status: 'open', reserved: cash }]);
  await prices();
  const after = await trader.books();
  expect(after['cash_cents']).toBeLessThan(5);
  expect(after['reserved_cents']).toBe(0);
  expect(await problems(owner)).toEqual([]);
});

describe('a rebalancing is refused', () => {
  test.each<[string, unknown]>([
    ['invalid_targets', { 'BTC-USD': 10_001 }],
    ['invalid_targets', { 'BTC-USD': 5001, 'ETH-USD': 5000 }],
    ['invalid_targets', { 'BTC-USD': '5000' }],
    ['invalid_targets', null],
    ['not_traded', { 'SPX-USD': 5000 }],
    ['not_traded', { 'ABC-USD': 5000 }],
    ['no_price', { 'DOGE-USD': 5000 }],
  ])('as %s: %o', async (code, targets) => {
    const trader = await makeTrader(stage);
    await expect(preview(trader, targets)).rejects.toThrow(code);
    await expect(rebalance(trader, targets)).rejects.toThrow(code);
  });

  test('with an invalid band, with orders that wait, or of another person', async () => {
    const [trader, other] = [await makeTrader(stage), await makeTrader(stage)];
    for (const band of [-1, 5001, null]) await expect(preview(trader, {}, band)).rejects.toThrow('invalid_targets');
    await expect(rebalance(trader, {}, null)).rejects.toThrow('request_id_required');
    await expect(preview({ ...other, pool: trader.pool }, {})).rejects.toThrow('not_found');
    await expect(rebalance({ ...other, pool: trader.pool }, {})).rejects.toThrow('not_found');
    const id = randomUUID();
    await rebalance(trader, { 'BTC-USD': 5000 }, id);
    await expect(rebalance(other, { 'BTC-USD': 5000 }, id)).rejects.toThrow('request_id_reused');
    await expect(preview(trader, {})).rejects.toThrow('orders_waiting');
  });
});
