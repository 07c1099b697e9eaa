import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answerFactors, authRefusal, CODE, factorOf, signInFully } from '../support/factors';
import {
  answerRequests,
  BITCOIN,
  fill,
  openDialog,
  readyToWithdraw,
  sendButton,
  submitButton,
} from '../support/money/withdrawing';
import { refusal, rpc, server, SUPABASE } from '../support/server';
import { enterPassword } from '../support/session';

const codeLabel = 'Code from your authenticator app';

beforeEach(() => readyToWithdraw());

const withFactor = () => signInFully(factorOf('first', 'My phone'));

async function review() {
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  await screen.findByRole('button', { name: 'Send the request' });
  return app;
}

test('nothing is requested without a right code', async () => {
  withFactor();
  const sent = answerRequests();
  const { user } = await review();
  await screen.findByLabelText(codeLabel);
  await user.click(await sendButton());
  expect(await screen.findByText('This field is required.')).toBeDefined();
  await user.type(screen.getByLabelText(codeLabel), '000000');
  await user.click(await sendButton());
  await waitFor(() => expect(screen.getAllByText('This code is wrong or has expired.').length).toBeGreaterThan(1));
  expect(sent).toEqual([]);
});

test('a second try asks for no second code, until the first has become too old', async () => {
  const { calls } = withFactor();
  const sent = answerRequests(refusal(503, 'PGRST001', 'no connection'), refusal(400, 'P0001', 'code_required'));
  const { user } = await review();
  await user.type(await screen.findByLabelText(codeLabel), CODE);
  await user.click(await sendButton());
  await screen.findAllByText('The server is busy or restarting. Try again in a moment.');
  expect(screen.queryByLabelText(codeLabel)).toBeNull();
  await user.click(await sendButton());
  await user.clear(await screen.findByLabelText(codeLabel));
  await user.type(screen.getByLabelText(codeLabel), CODE);
  await user.click(await sendButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(calls).toEqual([`verify first ${CODE}`, `verify first ${CODE}`]);
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(1);
});

test('a person without an authenticator enters their password, and is told where to add one', async () => {
  const sent = answerRequests();
  const app = await review();
  const link = await screen.findByRole('link', { name: /^Protect withdrawals: add a second factor/ });
  expect(link).toHaveProperty('search', '?tab=security');
  expect(screen.queryByLabelText(codeLabel)).toBeNull();
  await enterPassword(app);
  await app.user.click(await sendButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('a person whose authenticators cannot be read sends nothing, and can try again', async () => {
  const sent = answerRequests();
  server.use(http.get(`${SUPABASE}/auth/v1/user`, () => authRefusal('unexpected_failure', 500)));
  const app = await review();
  const retry = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Try again' });
  await app.user.click(screen.getByRole('button', { name: 'Send the request' }));
  expect(sent).toEqual([]);
  answerFactors();
  await app.user.click(retry);
  expect(await screen.findByLabelText('Current password')).toBeDefined();
});

test('a person whose last code is more than an hour ago sees their payout addresses after another one', async () => {
  const { calls } = withFactor();
  server.use(
    rpc('payout_waits', () => [
      { network: null, address: null, added_at: null, wait: null, payable_from: '2026-03-06T12:00:00Z' },
      {
        network: 'Bitcoin',
        address: calls.length > 0 ? BITCOIN : null,
        added_at: '2026-03-04T12:00:00Z',
        wait: null,
        payable_from: '2026-03-06T12:00:00Z',
      },
    ]),
  );
  const { user } = openApp('/withdraw');
  await user.click(await screen.findByRole('button', { name: 'Show addresses' }));
  expect(screen.queryByRole('table', { name: /^Your payout addresses/ })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(codeLabel), CODE);
  await user.click(dialog.getByRole('button', { name: 'Show addresses' }));
  expect(await screen.findByRole('button', { name: `Remove ${BITCOIN}` })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([`verify first ${CODE}`]);
});
