import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveDevice, takeDevice } from '../support/device';
import {
  answerRequests,
  BITCOIN,
  fill,
  openDialog,
  readyToWithdraw,
  sendButton,
  submitButton,
} from '../support/money/withdrawing';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf } from '../support/session';

const PASSKEYS = `${SUPABASE}/auth/v1/passkeys`;
const BEN = { id: '00000000-0000-4000-8000-0000000000be', email: 'ben@example.com' };

beforeEach(() => {
  readyToWithdraw();
  giveDevice();
});
afterEach(takeDevice);

function answerPasskeys(person = ADA) {
  const calls: string[] = [];
  server.use(
    http.get(PASSKEYS, () =>
      HttpResponse.json([{ id: 'laptop', friendly_name: 'Laptop', created_at: '2026-03-04T12:00:00Z' }]),
    ),
    http.post(`${PASSKEYS}/authentication/options`, () =>
      HttpResponse.json({ challenge_id: 'challenge', options: { challenge: '' }, expires_at: 1 }),
    ),
    http.post(`${PASSKEYS}/authentication/verify`, () => {
      calls.push('sign in');
      return HttpResponse.json(sessionOf(person));
    }),
    http.post(`${SUPABASE}/auth/v1/logout`, () => {
      calls.push('sign out');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
}

async function review() {
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  await sendButton();
  return app;
}

const passkeyButton = () => screen.findByRole('button', { name: 'Use a passkey' });

test('a person with a passkey requests money with it instead of the password, in a session that ends at once', async () => {
  const calls = answerPasskeys();
  const sent = answerRequests();
  const { user } = await review();
  await user.click(await passkeyButton());
  expect(screen.getByText('When you continue, your browser will ask for your passkey.')).toBeDefined();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await user.click(await sendButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(calls).toEqual(['sign in', 'sign out']));
});

test('the passkey of another account is refused, requests nothing, and leaves the tab as it was', async () => {
  const calls = answerPasskeys(BEN);
  const sent = answerRequests();
  const { user } = await review();
  const before = sessionStorage.getItem('token');
  await user.click(await passkeyButton());
  await user.click(await sendButton());
  expect(await screen.findByText(/This passkey belongs to another account/)).toBeDefined();
  expect(sent).toEqual([]);
  expect(calls).toEqual(['sign in', 'sign out']);
  expect(sessionStorage.getItem('token')).toBe(before);
});
