import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatExact } from '@/lib/dates';
import { openApp } from '../support/app';
import { refusal } from '../support/server';
import { type Copying, copyOf, ledOf, POOL, readyToCopy } from '../support/trading/copying';
import { answerCalls } from '../support/trading/trading';

let copying: Copying;
beforeEach(() => {
  copying = readyToCopy();
});

test('a person reads what becomes public, and proposes a strategy', async () => {
  const asked = answerCalls('propose_strategy');
  const { user } = openApp('/strategies/mine');
  await user.click(await screen.findByRole('button', { name: 'Propose a strategy' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/It stays for ever\./)).toBeDefined();
  expect(dialog.getByText(/three strategies in a lifetime/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Propose a strategy' }));
  expect(dialog.getAllByText('Please fill in this field.')).toHaveLength(5);
  await user.type(dialog.getByLabelText('Title'), 'Slow bitcoin');
  await user.type(dialog.getByLabelText('Idea'), 'Buys it when it is calm.');
  await user.type(dialog.getByLabelText('Profit share, percent'), '20.01');
  expect(dialog.getByText('Please enter 0 to 20, with two decimals at most.')).toBeDefined();
  await user.clear(dialog.getByLabelText('Profit share, percent'));
  await user.type(dialog.getByLabelText('Profit share, percent'), '12.5');
  await user.type(dialog.getByLabelText('Your own stake'), '200');
  await user.type(dialog.getByLabelText('The most it takes'), '100');
  expect(dialog.getByText('It has to be as much as the stake, at least.')).toBeDefined();
  await user.type(dialog.getByLabelText('The most it takes'), '00');
  copying.led = [ledOf({ status: 'proposed', holders: 0 })];
  await user.click(dialog.getByRole('button', { name: 'Propose a strategy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked[0]).toMatchObject({
    title: 'Slow bitcoin',
    idea: 'Buys it when it is calm.',
    share_bp: 1250,
    stake_cents: 20_000,
    capacity_cents: 1_000_000,
  });
  expect(await screen.findByText(/Two operators are examining it\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Take the proposal back' })).toBeDefined();
});

test('a person with a portfolio reads that it has to be closed first', async () => {
  answerCalls('propose_strategy', refusal(400, 'P0001', 'portfolio_open'));
  const { user } = openApp('/strategies/mine');
  await user.click(await screen.findByRole('button', { name: 'Propose a strategy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Title'), 'Slow bitcoin');
  await user.type(dialog.getByLabelText('Idea'), 'Buys it when it is calm.');
  await user.type(dialog.getByLabelText('Profit share, percent'), '0');
  await user.type(dialog.getByLabelText('Your own stake'), '200');
  await user.type(dialog.getByLabelText('The most it takes'), '1000');
  await user.click(dialog.getByRole('button', { name: 'Propose a strategy' }));
  expect(await dialog.findByText(/A lead has no portfolio of their own next to a strategy\./)).toBeDefined();
});

test('a lead reads sums and no names', async () => {
  copying.led = [ledOf()];
  openApp('/strategies/mine');
  expect(await screen.findByText('For 2 other people and you: $81,220.00')).toBeDefined();
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(figure('Your own stake')).toBe('25%');
  expect(figure('Still takes')).toBe('$1,000.00');
  expect(figure('Profit share so far')).toBe('1.5 units');
  expect(figure('Turnover, 12 months')).toBe('$2,500.00');
});

test('a lead changes the terms', async () => {
  copying.led = [ledOf()];
  const asked = answerCalls('change_terms');
  const { user } = openApp('/strategies/mine');
  await user.click(await screen.findByRole('button', { name: 'Change the terms' }));
  const dialog = within(await screen.findByRole('dialog'));
  const share = dialog.getByLabelText<HTMLInputElement>('Profit share, percent');
  expect(share.value).toBe('15');
  await user.clear(share);
  await user.type(share, '10');
  await user.click(dialog.getByRole('button', { name: 'Change the terms' }));
  await waitFor(() => expect(asked).toEqual([{ pool_id: POOL, share_bp: 1000, capacity_cents: 10_000_000 }]));
});

test('a lead closes a strategy with a reason', async () => {
  copying.led = [ledOf()];
  const asked = answerCalls('close_strategy');
  const { user } = openApp('/strategies/mine');
  await user.click(await screen.findByRole('button', { name: 'Close the strategy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close the strategy' }));
  expect(dialog.getByText('Please fill in this field.')).toBeDefined();
  await user.type(dialog.getByLabelText('Reason, for everyone to read'), 'I stop.');
  await user.click(dialog.getByRole('button', { name: 'Close the strategy' }));
  await waitFor(() => expect(asked).toEqual([{ pool_id: POOL, reason: 'I stop.' }]));
});

test('a lead who asks for a bound part of the stake reads why it stays', async () => {
  copying.led = [ledOf()];
  copying.copies = [copyOf({ is_mine: true })];
  answerCalls('redeem_copy', refusal(400, 'P0001', 'stake_bound'));
  const { user } = openApp('/strategies/mine');
  await user.click(await screen.findByRole('button', { name: 'Take money out' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'All' }));
  await user.click(dialog.getByRole('button', { name: 'Take money out' }));
  expect(await dialog.findByText(/This part of your stake has to stay/)).toBeDefined();
});

test('a lead trades for the strategy, and reads for how many people and how much money', async () => {
  copying.led = [ledOf()];
  const asked = answerCalls('place_order');
  const { user } = openApp('/trade');
  expect(await screen.findByText(/For 2 other people and you: \$81,220\.00/)).toBeDefined();
  const ticket = within(screen.getByRole('form', { name: 'New order' }));
  await user.type(ticket.getByLabelText('Amount in dollars, fee included'), '100');
  await user.click(ticket.getByRole('button', { name: 'Buy BTC' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ pool_id: POOL, spend_cents: 10_000 }));
});

test('a lead of a suspended strategy finds no ticket', async () => {
  copying.led = [ledOf({ status: 'suspended', reason: 'Orders look odd.' })];
  openApp('/trade');
  expect(await screen.findByText('This strategy takes neither money nor orders now.')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'New order' })).toBeNull();
});

test.each(['proposed', 'offered', 'suspended', 'closing'])(
  'a person whose strategy is %s reads why they have no portfolio, and finds their desk',
  async (status) => {
    copying.led = [ledOf({ status })];
    openApp('/portfolio');
    expect(await screen.findByText('No portfolio next to your strategy')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Open a portfolio' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your strategy' }).getAttribute('href')).toBe(
      '/strategies/mine',
    );
  },
);

test('a person whose strategy is over opens a portfolio', async () => {
  copying.led = [ledOf({ status: 'closed' }), ledOf({ status: 'dropped' })];
  openApp('/portfolio');
  expect(await screen.findByRole('button', { name: 'Open a portfolio' })).toBeDefined();
});

test('a lead finds their stake among the copies, marked as their own strategy', async () => {
  copying.led = [ledOf()];
  copying.copies = [copyOf({ is_mine: true })];
  openApp('/portfolio');
  const copies = within(await screen.findByRole('region', { name: 'Your copies' }));
  expect(copies.getByText('Your strategy')).toBeDefined();
});

test('a person whose proposal is examined reads its terms and their stake, and no figures of a strategy', async () => {
  copying.led = [
    ledOf({ status: 'proposed', holders: 0, value_cents: 0, units: 0, waiting_in_cents: 20_000 }),
  ];
  openApp('/strategies/mine');
  expect((await screen.findByText('Your own stake')).nextElementSibling?.textContent).toBe('$200.00');
  expect(screen.getByText('15%')).toBeDefined();
  expect(screen.queryByText(/^For you alone/)).toBeNull();
  expect(screen.queryByText('Still takes')).toBeNull();
});

test.each(['suspended', 'closing'])(
  'a lead whose strategy is %s reads since when, and no room for money',
  async (status) => {
    copying.led = [ledOf({ status, reason: 'Orders look odd.', changed_at: '2026-03-04T09:30:15+00:00' })];
    openApp('/strategies/mine');
    expect((await screen.findByText('Still takes')).nextElementSibling?.textContent).toBe('–');
    expect(screen.getByText(`Since ${formatExact('2026-03-04T09:30:15+00:00')}.`)).toBeDefined();
  },
);
