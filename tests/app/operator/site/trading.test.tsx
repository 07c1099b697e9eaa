import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { tradedInstrument } from '../../support/operator/trading-desk';
import { refusal } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const BEN = '00000000-0000-4000-8000-00000000be40';
const CHANGE = '00000000-0000-4000-8000-0000000000c3';

const change = (values: object = {}) => ({
  id: CHANGE,
  trading: 'open',
  reason: 'The fork is over',
  proposed_by: BEN,
  proposed_by_name: 'Ben',
  proposed_at: '2026-03-05T10:00:00Z',
  ...values,
});
const desk = (values: object = {}) =>
  answer('trading_desk', () =>
    HttpResponse.json({
      instruments: [tradedInstrument()],
      pools: { open: 4, cash_cents: 500_000, waiting_cents: 1000, reserved_cents: 20_000 },
      booked_cents: 501_000,
      waiting: { requests: 0, oldest_at: null },
      ...values,
    }),
  );

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  for (const name of ['halt', 'propose', 'confirm', 'cancel'])
    answer(`${name}_trading`, () => new HttpResponse(null, { status: 204 }));
});

const open = async () => {
  const app = openApp('/operator/trading');
  await screen.findByRole('heading', { name: 'Trading', level: 1 });
  return app;
};
const row = (name: RegExp) => screen.getByRole('row', { name });

test('portfolios stand next to what the books say of them, with what is held and what waits', async () => {
  desk({ waiting: { requests: 2, oldest_at: '2026-03-05T10:00:00Z' } });
  await open();
  expect(screen.getByText('Both figures agree.')).toBeDefined();
  expect(screen.getAllByText('$5,010.00')).toHaveLength(2);
  expect(screen.getByText(/2 requests wait for a price/)).toBeDefined();
  expect(row(/Bitcoin/).textContent).toMatch(/1\.5 BTC\$142,500\.00.*4largest 62%.*7.*Open/);
});

test('a difference to the books is an alarm', async () => {
  desk({ booked_cents: 501_001 });
  await open();
  expect(screen.getByRole('alert').textContent).toMatch(/^The two figures differ\./);
});

test('any operator halts an instrument, with a reason that everyone reads', async () => {
  openOperator('reviewer');
  desk();
  const { user } = await open();
  expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Halt/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Everyone can read it.')).toBeDefined();
  await user.type(dialog.getByRole('textbox'), 'A fork is near');
  await user.click(dialog.getByRole('button', { name: 'Halt' }));
  expect(await screen.findByText('Trading is halted.')).toBeDefined();
  expect(calls('halt_trading')).toMatchObject([
    { instrument_id: 'BTC-USD', reason: 'A fork is near', request_id: expect.any(String) as string },
  ]);
});

test('a halt shows since when and why, and one of two people proposes to end it', async () => {
  desk({
    instruments: [
      tradedInstrument({ trading: 'paused', since: '2026-03-05T10:00:00Z', reason: 'A fork is near' }),
    ],
  });
  const { user } = await open();
  expect(row(/Bitcoin/).textContent).toMatch(/Halted.*Since .*: A fork is near/);
  expect(screen.queryByRole('button', { name: /^Halt/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Propose to open/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The fork is over');
  await user.click(dialog.getByRole('button', { name: 'Propose to open' }));
  await waitFor(() =>
    expect(calls('propose_trading')).toMatchObject([
      { instrument_id: 'BTC-USD', trading: 'open', reason: 'The fork is over' },
    ]),
  );
});

test('what one proposed another confirms, and not the same person', async () => {
  desk({ instruments: [tradedInstrument({ trading: 'paused', change: change() })] });
  const { user } = await open();
  expect(screen.getByText('Ben proposes “Open”: The fork is over')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Confirm/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(calls('confirm_trading')).toMatchObject([{ change_id: CHANGE }]));
});

test('one’s own proposal can only be cancelled', async () => {
  desk({ instruments: [tradedInstrument({ trading: 'paused', change: change({ proposed_by: ADA.id }) })] });
  const { user } = await open();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Cancel/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Cancel/ }));
  await waitFor(() => expect(calls('cancel_trading')).toMatchObject([{ change_id: CHANGE }]));
});

test('an instrument that is still held is not removed, and the page says why', async () => {
  answer('confirm_trading', () => refusal(400, 'P0001', 'still_held'));
  desk({ instruments: [tradedInstrument({ trading: 'sell_only', change: change({ trading: 'none' }) })] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Confirm/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/Someone still holds it/)).toBeDefined();
});

test.each([
  ['Halt', 'halt_trading', 'instrument_halted', /^Orders for this instrument are halted/],
  ['Halt', 'halt_trading', 'not_traded', 'This instrument is not traded.'],
  ['Propose sales only', 'propose_trading', 'no_change', /^It is so already\./],
])('an operator whose “%s” is refused reads why: %s %s', async (step, name, code, words) => {
  answer(name, () => refusal(400, 'P0001', code));
  desk();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: `${step}: Bitcoin` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'A fork is near');
  await user.click(dialog.getByRole('button', { name: step }));
  expect(await screen.findByText(words)).toBeDefined();
});
