import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatExact } from '@/lib/dates';
import { openApp } from '../support/app';
import { announce, joins } from '../support/realtime';
import { refusal } from '../support/server';
import { answerCalls, fillOf, holdingOf, type Market, orderOf, readyToTrade } from '../support/trading/trading';

let market: Market;
beforeEach(() => {
  market = readyToTrade();
});

test('an investor is told on the page that all of it is paper', async () => {
  openApp('/trade');
  expect(await screen.findByText(/^Paper trading: no order reaches a market\.$/)).toBeDefined();
});

test('an investor changes the price of an order, by what they saw filled of it', async () => {
  market.open = [orderOf({ filled_quantity: 400_000, filled_cents: 36_018, fee_cents: 18 })];
  const asked = answerCalls('replace_order', refusal(400, 'P0001', 'order_changed'));
  const { user } = openApp('/trade');
  await user.click(await screen.findByRole('button', { name: 'Change: Buy 0.01 BTC' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the order' }));
  const price = dialog.getByLabelText('Limit price');
  await user.clear(price);
  await user.type(price, '91000');
  const send = () => user.click(dialog.getByRole('button', { name: 'Change order' }));
  await send();
  expect((await dialog.findByRole('alert')).textContent).toContain('Part of this order was filled in the meantime');
  await send();
  expect(await screen.findByText('Order changed.')).toBeDefined();
  expect(asked[0]).toEqual({ order_id: orderOf().id, seen_filled: 400_000, limit_price: 9_100_000 });
});

test('an investor with an open page is told a fill and its price as it happens, and finds the quote that filled it', async () => {
  market.open = [orderOf({ kind: 'market', limit_price: null })];
  const { user } = openApp('/trade');
  await screen.findByRole('table', { name: 'Open orders' });
  await waitFor(() => expect(joins).not.toEqual([]));
  expect(screen.queryByRole('tab', { name: 'Fills' })).toBeNull();
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
  expect(await screen.findByText('0.01 BTC bought at $95,005.00')).toBeDefined();
  expect(screen.getByText('Fee $0.96')).toBeDefined();
  expect(await screen.findByText('No open orders')).toBeDefined();
  const see = (name: string) => user.click(screen.getByRole('tab', { name }));
  await see('Fills');
  const fills = within(await screen.findByRole('table', { name: 'Fills' }));
  expect(fills.getByText('0.01 BTC bought at $95,005.00')).toBeDefined();
  expect(
    fills.getByText(
      'At the quoted price. Quote: bid $94,995.00 (1 BTC), ask $95,005.00 (2 BTC); simulated, 400 ms old.',
    ),
  ).toBeDefined();
  await see('Order history');
  const ended = within(await screen.findByRole('table', { name: 'Order history' }));
  expect(await ended.findByText('Filled')).toBeDefined();
  await see('Holdings');
  const holdings = within(await screen.findByRole('table', { name: 'Holdings' }));
  expect(await holdings.findByText('0.01 BTC')).toBeDefined();
});

test.each([
  [{ status: 'cancelled', reason: 'by_owner' }, 'Cancelled by you'],
  [{ status: 'cancelled', reason: 'other_half' }, 'Cancelled: the other order of the pair was filled or cancelled'],
  [{ status: 'cancelled', reason: 'would_take' }, 'Cancelled: it was post-only and would have filled immediately'],
  [{ status: 'cancelled', reason: 'something_new' }, 'Cancelled'],
  [{ status: 'expired', reason: 'over' }, 'Expired'],
])('an investor reads how an order ended: %o', async (end, words) => {
  market.ended = [orderOf({ ...end, finished_at: '2026-03-05T12:00:00+00:00' })];
  const { user } = openApp('/trade');
  await user.click(await screen.findByRole('tab', { name: 'Order history' }));
  const ended = within(screen.getByRole('table', { name: 'Order history' }));
  expect(ended.getByText(words)).toBeDefined();
});

test('an investor with the address of an instrument that is not traded is not given the ticket of another', async () => {
  const { user } = openApp('/trade?instrument=SPX-USD');
  expect(await screen.findByText('This instrument isn’t available for trading.')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'New order' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Doge' }));
  expect(await screen.findByRole('button', { name: 'Buy DOGE' })).toBeDefined();
});

const notice = (trading: string) => ({
  instrument_id: 'BTC-USD',
  trading,
  since: '2026-03-04T12:00:00+00:00',
  reason: 'The feed disagrees with itself.',
});

test('an investor reads since when and why operators halted an instrument, and is offered no order of it', async () => {
  market.notices = [notice('paused')];
  market.open = [orderOf()];
  const { user } = openApp('/trade');
  const told = (await screen.findByText('Bitcoin trading is paused')).parentElement;
  expect(told?.textContent).toContain(`Since ${formatExact('2026-03-04T12:00:00+00:00')}. Reason: `);
  expect(within(told as HTMLElement).getByText('The feed disagrees with itself.').lang).toBe('');
  expect(screen.queryByRole('form', { name: 'New order' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel order: Buy 0.01 BTC' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Doge' }));
  expect(await screen.findByRole('form', { name: 'New order' })).toBeDefined();
  expect(screen.queryByText(/trading is paused/)).toBeNull();
});

test('an investor is offered only the sale of an instrument that can only be sold', async () => {
  market.notices = [notice('sell_only')];
  openApp('/trade');
  expect(await screen.findByText('Bitcoin can only be sold')).toBeDefined();
  const ticket = within(screen.getByRole('form', { name: 'New order' }));
  expect(ticket.getByRole('button', { name: 'Sell BTC' })).toBeDefined();
  expect(ticket.queryByLabelText('Buy')).toBeNull();
});
