import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp, openDialog } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { tradedInstrument } from '../../support/operator/trading-desk';
import { changeOfWallet, walletOf } from '../../support/operator/wallet';
import { announce } from '../../support/realtime';
import { signIn } from '../../support/session';

type User = ReturnType<typeof openApp>['user'];

const lost = () => HttpResponse.error();
const ids = (name: string) => calls(name).map(({ request_id }) => request_id);

async function step(user: User, name: string, about: string, reason = '') {
  await user.click(await screen.findByRole('button', { name: `${name}: ${about}` }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await user.type(dialog.getByLabelText(/^Reason/), reason);
  await user.click(dialog.getByRole('button', { name }));
  return dialog;
}
const sentTimes = (name: string, times: number) =>
  waitFor(() => {
    expect(calls(name)).toHaveLength(times);
    expect(document.querySelector('button[aria-busy=true]')).toBeNull();
  });

beforeEach(() => {
  signIn();
  openOperator('treasurer');
});

describe('an operator at the desk of trading', () => {
  const desk = (values: object = {}) =>
    answer('trading_desk', () => ({
      instruments: [tradedInstrument(values)],
      pools: { open: 4, cash_cents: 500_000, waiting_cents: 1000, reserved_cents: 20_000 },
      booked_cents: 501_000,
      waiting: { requests: 0, oldest_at: null },
    }));

  test('sends a halt whose answer was lost under its id, and one for another reason under another', async () => {
    desk();
    answer('halt_trading', lost);
    const { user } = openApp('/operator/trading');
    const dialog = await step(user, 'Halt', 'Bitcoin', 'A fork is near');
    await sentTimes('halt_trading', 1);
    await user.click(dialog.getByRole('button', { name: 'Halt' }));
    await sentTimes('halt_trading', 2);
    await user.type(dialog.getByLabelText(/^Reason/), ', or two');
    await user.click(dialog.getByRole('button', { name: 'Halt' }));
    await sentTimes('halt_trading', 3);
    const [first, second, third] = ids('halt_trading');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

test('an operator proposes a wallet under another id for another reason, and after a cancellation', async () => {
  const desk = (values: object = {}) => answer('wallet_desk', () => [walletOf(values)]);
  desk();
  answer('propose_wallet_change', lost);
  const { user, dialog } = await openDialog('/operator/wallets', 'Propose another address for Bitcoin');
  const send = () => user.click(dialog.getByRole('button', { name: 'Propose' }));
  await user.type(dialog.getByLabelText('New address'), 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn');
  await user.type(dialog.getByLabelText('Reason'), 'Retired');
  await send();
  await sentTimes('propose_wallet_change', 1);
  await send();
  await sentTimes('propose_wallet_change', 2);
  await user.type(dialog.getByLabelText('Reason'), ' key');
  await send();
  await sentTimes('propose_wallet_change', 3);
  desk(changeOfWallet());
  announce('proposals');
  expect(await screen.findByText(/^Proposed by Ben/)).toBeDefined();
  desk();
  announce('proposals');
  await waitFor(() => expect(screen.queryByText(/^Proposed by Ben/)).toBeNull());
  await send();
  await sentTimes('propose_wallet_change', 4);
  const [first, second, third, fourth] = ids('propose_wallet_change');
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});
