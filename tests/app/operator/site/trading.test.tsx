import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { proposal } from '../../support/operator/proposal';
import { tradedInstrument } from '../../support/operator/trading-desk';
import { signIn } from '../../support/session';

const desk = (values: object = {}) =>
  answer('trading_desk', () => ({
    instruments: [tradedInstrument()],
    pools: { open: 4, cash_cents: 500_000, waiting_cents: 1000, reserved_cents: 20_000 },
    booked_cents: 501_000,
    waiting: { requests: 0, oldest_at: null },
    ...values,
  }));

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  for (const name of ['halt', 'propose']) answer(`${name}_trading`);
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
  expect(screen.getByText('The figures match.')).toBeDefined();
  expect(screen.getAllByText('$5,010.00')).toHaveLength(2);
  expect(screen.getByText(/2 requests waiting for a price/)).toBeDefined();
  expect(row(/Bitcoin/).textContent).toMatch(/1\.5 BTC\$142,500\.00.*4largest 62%.*7.*Open/);
});

test('a difference to the books is an alarm', async () => {
  desk({ booked_cents: 501_001 });
  await open();
  expect(screen.getByRole('alert').textContent).toMatch(/^The figures don’t match\./);
});

test('any operator halts an instrument, with a reason that everyone reads', async () => {
  openOperator('reviewer');
  desk();
  const { user } = await open();
  expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Halt/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Visible to everyone.')).toBeDefined();
  await user.type(dialog.getByRole('textbox'), 'A fork is near');
  await user.click(dialog.getByRole('button', { name: 'Halt' }));
  expect(await screen.findByText('Trading halted.')).toBeDefined();
  expect(calls('halt_trading')).toMatchObject([
    { instrument_id: 'BTC-USD', reason: 'A fork is near', request_id: expect.any(String) as string },
  ]);
});

test('what one proposed is named in words, and not proposed again', async () => {
  answer('list_proposals', [
    proposal({ kind: 'trading', subject: 'BTC-USD', changes: { trading: ['paused', 'open'] } }),
  ]);
  desk({ instruments: [tradedInstrument({ trading: 'paused' })] });
  await open();
  const waiting = screen.getByRole('region', { name: 'Waiting for a second person' });
  expect(waiting.textContent).toMatch(/^.*Trading: BTC-USDStatus: Halted → Open/);
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
});
