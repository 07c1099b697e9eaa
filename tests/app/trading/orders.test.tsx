import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { hold } from '../support/holding';
import { announce, joins } from '../support/realtime';
import { refusal, SUPABASE } from '../support/server';
import {
  answerCalls,
  fillOf,
  holdingOf,
  instrumentOf,
  type Market,
  orderOf,
  readyToTrade,
  touchOf,
} from '../support/trading/trading';

let market: Market;
beforeEach(() => {
  market = readyToTrade();
});

test('an investor without a portfolio is led to one, and sees the best prices all the same', async () => {
  market.pools = [];
  openApp('/trade');
  expect(await screen.findByText('Open a portfolio first')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To your portfolio' }).getAttribute('href')).toBe('/portfolio');
  expect(screen.queryByRole('form', { name: 'New order' })).toBeNull();
  const best = within(screen.getByRole('region', { name: 'Best prices' }));
  expect(best.getByText('$94,995.00')).toBeDefined();
  expect(best.getByText('2 BTC')).toBeDefined();
  expect(best.getByText(/^Received/)).toBeDefined();
});

test('an investor is told on the page that all of it is paper', async () => {
  openApp('/trade');
  expect(await screen.findByText(/^Paper trading\. No order reaches a market\.$/)).toBeDefined();
});

test('an investor sees each order that waits, and cancels one', async () => {
  market.open = [
    orderOf({ filled_quantity: 400_000, filled_cents: 36_018, fee_cents: 18 }),
    orderOf({
      id: 'c2',
      side: 'sell',
      kind: 'stop',
      limit_price: null,
      stop_price: 8_000_000,
      status: 'armed',
      pair_id: 'c2',
    }),
  ];
  const asked = answerCalls('cancel_order');
  const { user } = openApp('/trade');
  const rows = within(await screen.findByRole('table', { name: 'Open orders' }));
  const [buy, sell] = rows.getAllByRole('row').slice(1);
  expect(buy?.textContent).toContain('Buy 0.01 BTC');
  expect(buy?.textContent).toContain('at $90,000.00 or less');
  expect(buy?.textContent).toContain('0.004 BTC filled for $360.18, fee $0.18');
  expect(sell?.textContent).toContain('once the bid is $80,000.00 or less');
  expect(sell?.textContent).toContain('waits for its stop · one of a pair');
  market.open = market.open.slice(1);
  await user.click(rows.getByRole('button', { name: 'Cancel order: Buy 0.01 BTC' }));
  expect(await screen.findByText('The order has been cancelled.')).toBeDefined();
  expect(asked).toEqual([{ order_id: orderOf().id }]);
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('an investor cancels all orders at once', async () => {
  market.open = [orderOf(), orderOf({ id: 'c2' })];
  const asked = hold(`${SUPABASE}/rest/v1/rpc/cancel_orders`);
  const { user } = openApp('/trade');
  const button = await screen.findByRole('button', { name: 'Cancel all' });
  await user.dblClick(button);
  await asked.arrived();
  // A browser takes the focus away from a button that is disabled.
  expect([button.matches(':disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(asked.held()).toBe(1);
  await asked.answer(HttpResponse.json({}));
  expect(await screen.findByText('The orders have been cancelled.')).toBeDefined();
});

test('an investor changes the price of an order, by what they saw filled of it', async () => {
  market.open = [orderOf({ filled_quantity: 400_000, filled_cents: 36_018, fee_cents: 18 })];
  const asked = answerCalls('replace_order', refusal(400, 'P0001', 'order_changed'));
  const { user } = openApp('/trade');
  await user.click(await screen.findByRole('button', { name: 'Change: Buy 0.01 BTC' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the order' }));
  const price = dialog.getByLabelText('Highest price you pay');
  await user.clear(price);
  await user.type(price, '91000');
  const send = () => user.click(dialog.getByRole('button', { name: 'Change order' }));
  await send();
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'Some of this order was filled meanwhile.',
  );
  await send();
  expect(await screen.findByText('The order has been changed.')).toBeDefined();
  expect(asked[0]).toEqual({ order_id: orderOf().id, seen_filled: 400_000, limit_price: 9_100_000 });
});

test('an investor with an open page sees a fill as it happens, with the quote that filled it', async () => {
  market.open = [orderOf({ kind: 'market', limit_price: null })];
  openApp('/trade');
  await screen.findByRole('table', { name: 'Open orders' });
  await waitFor(() => expect(joins).not.toEqual([]));
  expect(screen.queryByRole('table', { name: 'Fills' })).toBeNull();
  market.open = [];
  market.fills = [fillOf()];
  market.holdings = [holdingOf({ quantity: 1_000_000 })];
  market.ended = [
    orderOf({
      kind: 'market',
      limit_price: null,
      status: 'filled',
      filled_quantity: 1_000_000,
      filled_cents: 95_101,
      fee_cents: 96,
    }),
  ];
  announce('orders');
  const fills = within(await screen.findByRole('table', { name: 'Fills' }));
  expect(fills.getByText('0.01 BTC bought at $95,005.00')).toBeDefined();
  expect(
    fills.getByText(
      'At the price shown. Quote: bid $94,995.00 (1 BTC), ask $95,005.00 (2 BTC); simulated, 400 ms old.',
    ),
  ).toBeDefined();
  expect(await screen.findByText('No order waits.')).toBeDefined();
  const ended = within(await screen.findByRole('table', { name: 'Ended orders' }));
  expect(await ended.findByText('Filled')).toBeDefined();
  const holdings = within(await screen.findByRole('table', { name: 'Holdings' }));
  expect(await holdings.findByText('0.01 BTC')).toBeDefined();
});

test.each([
  [{ status: 'cancelled', reason: 'by_owner' }, 'Cancelled by you'],
  [
    { status: 'cancelled', reason: 'other_half' },
    'Cancelled: the other half of its pair was filled or cancelled',
  ],
  [{ status: 'cancelled', reason: 'would_take' }, 'Cancelled: it would have been filled at once'],
  [{ status: 'cancelled', reason: 'something_new' }, 'Cancelled'],
  [{ status: 'expired', reason: 'over' }, 'Expired: its last day has passed'],
])('an investor reads how an order ended: %o', async (end, words) => {
  market.ended = [orderOf({ ...end, finished_at: '2026-03-05T12:00:00+00:00' })];
  openApp('/trade');
  const ended = within(await screen.findByRole('table', { name: 'Ended orders' }));
  expect(ended.getByText(words)).toBeDefined();
});

test('an investor chooses another instrument, and the address remembers it', async () => {
  const { user, router } = openApp('/trade');
  await user.selectOptions(await screen.findByLabelText('Symbol'), 'Doge');
  expect(await screen.findByRole('button', { name: 'Buy DOGE' })).toBeDefined();
  expect(router.state.location.search).toEqual({ instrument: 'DOGE-USD' });
  expect(
    await screen.findByText('There is no price at the moment. Orders wait until one comes.'),
  ).toBeDefined();
});

test('an investor chooses an instrument behind a thousand others, and reads its price', async () => {
  const others = Array.from({ length: 1000 }, (_, at) => instrumentOf(`C${at}-USD`, `Coin ${at}`));
  market.instruments = [...others, instrumentOf('ZEC-USD', 'Zcash')];
  market.touches = [touchOf({ instrument_id: 'ZEC-USD', ask: 4_200 })];
  openApp('/trade?instrument=ZEC-USD');
  expect(await screen.findByRole('button', { name: 'Buy ZEC' })).toBeDefined();
  expect(await screen.findByText('$42.00')).toBeDefined();
});

test('an investor with the address of an instrument that is not traded is not given the ticket of another', async () => {
  const { user } = openApp('/trade?instrument=SPX-USD');
  expect(await screen.findByText('This instrument is not traded.')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'New order' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Symbol'), 'Doge');
  expect(await screen.findByRole('button', { name: 'Buy DOGE' })).toBeDefined();
});
