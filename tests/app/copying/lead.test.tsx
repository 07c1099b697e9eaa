import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatExact } from '@/lib/dates';
import { openApp, openDialog } from '../support/app';
import { type Copying, ledOf, POOL, readyToCopy } from '../support/trading/copying';
import { answerCalls } from '../support/trading/trading';

let copying: Copying;
beforeEach(() => {
  copying = readyToCopy();
});

test('a lead reads sums and no names', async () => {
  copying.led = [ledOf()];
  openApp('/strategies/mine');
  expect(await screen.findByText('You and 2 other people: $81,220.00')).toBeDefined();
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(figure('Your own stake')).toBe('25%');
  expect(figure('Capacity left')).toBe('$1,000.00');
  expect(figure('Profit share so far')).toBe('1.5 units');
  expect(figure('Turnover, 12 months')).toBe('$2,500.00');
});

test('a lead changes the terms', async () => {
  copying.led = [ledOf()];
  const asked = answerCalls('change_terms');
  const { user, dialog } = await openDialog('/strategies/mine', 'Change the terms');
  const share = dialog.getByLabelText<HTMLInputElement>('Profit share (%)');
  expect(share.value).toBe('15');
  await user.clear(share);
  await user.type(share, '10');
  await user.click(dialog.getByRole('button', { name: 'Change the terms' }));
  await waitFor(() => expect(asked).toEqual([{ pool_id: POOL, share_bp: 1000, capacity_cents: 10_000_000 }]));
});

test('a lead trades for the strategy, and reads for how many people and how much money', async () => {
  copying.led = [ledOf()];
  const asked = answerCalls('place_order');
  const { user } = openApp('/trade');
  expect(await screen.findByText(/You and 2 other people: \$81,220\.00/)).toBeDefined();
  const ticket = within(screen.getByRole('form', { name: 'New order' }));
  await user.type(ticket.getByLabelText('Amount in dollars, fee included'), '100');
  await user.click(ticket.getByRole('button', { name: 'Buy BTC' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ pool_id: POOL, spend_cents: 10_000 }));
});

test('a lead of a suspended strategy finds no ticket', async () => {
  copying.led = [ledOf({ status: 'suspended', reason: 'Orders look odd.' })];
  openApp('/trade');
  expect(await screen.findByText('This strategy isn’t accepting investments or orders right now.')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'New order' })).toBeNull();
});

test.each(['suspended', 'closing'])(
  'a lead whose strategy is %s reads since when, and no room for money',
  async (status) => {
    copying.led = [ledOf({ status, reason: 'Orders look odd.', changed_at: '2026-03-04T09:30:15+00:00' })];
    openApp('/strategies/mine');
    expect((await screen.findByText('Capacity left')).nextElementSibling?.textContent).toBe('–');
    expect(screen.getByText(`Since ${formatExact('2026-03-04T09:30:15+00:00')}.`)).toBeDefined();
  },
);
