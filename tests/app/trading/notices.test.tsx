import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatExact } from '@/lib/dates';
import { openApp } from '../support/app';
import { type Market, orderOf, readyToTrade } from '../support/trading/trading';

let market: Market;
beforeEach(() => {
  market = readyToTrade();
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
