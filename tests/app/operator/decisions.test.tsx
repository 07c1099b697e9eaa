import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { giveDevice, takeDevice } from '../support/device';
import { answerFactors, CODE, factorOf, KEY, keyOf } from '../support/factors';
import { answerOperator } from '../support/operator/operator';
import { withdrawal } from '../support/operator/queued-withdrawals';
import { refusal, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const phone = factorOf('phone', 'Phone');

/** Ada holds a role; the database wants a code as often as answers are given. What she sends is in the result. */
function answerReview(...answers: Response[]) {
  const sent: unknown[] = [];
  const row = withdrawal();
  answerOperator('reviewer');
  server.use(
    http.post(`${RPC}/withdrawal_queue`, () => HttpResponse.json([row])),
    http.post(`${RPC}/review_withdrawal`, async ({ request }) => {
      sent.push({
        ...((await request.json()) as object),
        token: request.headers.get('authorization'),
      });
      return answers.shift() ?? HttpResponse.json({ status: 'approved' });
    }),
  );
  return sent as { withdrawal_id: string; token: string }[];
}

/** Decides up to the question for a code. */
async function approve() {
  const { user } = openApp('/operator/withdrawals');
  await user.click(
    await screen.findByRole('button', { name: 'Review the withdrawal of $1,000.00 by Ben Example' }),
  );
  const review = within(await screen.findByRole('dialog'));
  await user.click(await review.findByRole('button', { name: 'Approve' }));
  await user.click(await review.findByRole('button', { name: 'Yes, approve' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })) };
}

beforeEach(() => signIn({ aal: 'aal2', factors: [phone] }));
afterEach(takeDevice);

test('an operator whose last code is too old enters one, and the decision is made with the new token', async () => {
  const state = answerFactors(phone);
  const sent = answerReview(refusal(400, 'P0001', 'code_required'));
  const { user, dialog } = await approve();
  await user.type(dialog.getByLabelText('Code from your authenticator app'), CODE);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/A second person can pay \$1,000\.00 to Ben Example now/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(state.calls).toEqual([`verify phone ${CODE}`]);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.withdrawal_id).toBe(sent[0]?.withdrawal_id);
});

test('the question for a code has the focus in its field', async () => {
  answerFactors(phone);
  answerReview(refusal(400, 'P0001', 'code_required'));
  const { dialog } = await approve();
  expect(document.activeElement).toBe(dialog.getByLabelText('Code from your authenticator app'));
});

test('a wrong code decides nothing and is shown in its field', async () => {
  answerFactors(phone);
  const sent = answerReview(refusal(400, 'P0001', 'code_required'));
  const { user, dialog } = await approve();
  const field = dialog.getByLabelText('Code from your authenticator app');
  await user.type(field, '000000');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toHaveLength(1);
  await user.clear(field);
  await user.type(field, CODE);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('an operator who enters no code has decided nothing, and the case stays open', async () => {
  answerFactors(phone);
  const sent = answerReview(refusal(400, 'P0001', 'code_required'));
  const { user, dialog } = await approve();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(
    await screen.findByText('Please confirm with your authenticator app or your security key.'),
  ).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Yes, approve' })).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('an operator with a security key decides with it, by the button that has the focus', async () => {
  const key = keyOf('blue', 'Blue key');
  signIn({ aal: 'aal2', factors: [key] });
  giveDevice();
  const { calls } = answerFactors(key);
  const sent = answerReview(refusal(400, 'P0001', 'code_required'));
  const { user, dialog } = await approve();
  const button = dialog.getByRole('button', { name: 'Continue' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(await screen.findByText(/A second person can pay \$1,000\.00 to Ben Example now/)).toBeDefined();
  expect(calls).toEqual([`verify blue ${KEY}`]);
  expect(sent).toHaveLength(2);
});

test('single keys do nothing to the case under the question for a security key', async () => {
  const key = keyOf('blue', 'Blue key');
  signIn({ aal: 'aal2', factors: [key] });
  giveDevice();
  answerFactors(key);
  answerReview(refusal(400, 'P0001', 'code_required'));
  const rows = [withdrawal(), withdrawal({ amount_cents: 200_000 })];
  server.use(http.post(`${RPC}/withdrawal_queue`, () => HttpResponse.json(rows)));
  const { user, dialog } = await approve();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Continue' }));
  await user.keyboard('j');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull());
  const review = within(screen.getByRole('dialog', { name: 'Withdrawal of $1,000.00' }));
  expect(review.getByRole('button', { name: 'Yes, approve' })).toBeDefined();
  // The case on top hears them again.
  review.getByRole('button', { name: 'Yes, approve' }).focus();
  await user.keyboard('j');
  expect(await screen.findByRole('dialog', { name: 'Withdrawal of $2,000.00' })).toBeDefined();
});

test('an operator without an authenticator reads on each screen that one is missing', async () => {
  signIn();
  answerReview();
  openApp('/operator/withdrawals');
  const link = await screen.findByRole('link', { name: 'Set one up' });
  expect(link.getAttribute('href')).toBe('/account');
});

test('an operator with an authenticator is not asked to set one up', async () => {
  answerReview();
  openApp('/operator/withdrawals');
  await screen.findByRole('button', { name: 'Review the withdrawal of $1,000.00 by Ben Example' });
  expect(screen.queryByRole('link', { name: /Set one up|Go to your account/ })).toBeNull();
});

test('an operator with one second factor and no recovery codes is asked for another way', async () => {
  answerFactors(phone).left = 0;
  answerReview();
  openApp('/operator/withdrawals');
  const link = await screen.findByRole('link', { name: 'Go to your account' });
  expect(link.getAttribute('href')).toBe('/account');
});
