import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { giveDevice, takeDevice } from '../support/device';
import { answerFactors, factorOf, KEY, keyOf } from '../support/factors';
import { answerOperator } from '../support/operator/operator';
import { withdrawal } from '../support/operator/queued-withdrawals';
import { refusal, rpc, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const phone = factorOf('phone', 'Phone');

function answerReview(...answers: Response[]) {
  const sent: unknown[] = [];
  const row = withdrawal();
  answerOperator('reviewer');
  server.use(
    rpc('withdrawal_queue', () => [row]),
    http.post(`${RPC}/review_withdrawal`, async ({ request }) => {
      sent.push({ ...((await request.json()) as object), token: request.headers.get('authorization') });
      return answers.shift() ?? HttpResponse.json({ status: 'approved' });
    }),
  );
  return sent as { withdrawal_id: string; token: string }[];
}

async function approve() {
  const { user } = openApp('/operator/withdrawals');
  await user.click(await screen.findByRole('button', { name: 'Review the withdrawal of $1,000.00 by Ben Example' }));
  const review = within(await screen.findByRole('dialog'));
  await user.click(await review.findByRole('button', { name: 'Approve' }));
  await user.click(await review.findByRole('button', { name: 'Yes, approve' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Confirm it’s you' })) };
}

beforeEach(() => signIn({ aal: 'aal2', factors: [phone] }));
afterEach(takeDevice);

test('an operator who enters no code has decided nothing, and the case stays open', async () => {
  answerFactors(phone);
  const sent = answerReview(refusal(400, 'P0001', 'code_required'));
  const { user, dialog } = await approve();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Confirm with your authenticator app or security key.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull());
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
  expect(await screen.findByText(/A second person can now pay \$1,000\.00 to Ben Example/)).toBeDefined();
  expect(calls).toEqual([`verify blue ${KEY}`]);
  expect(sent).toHaveLength(2);
});

test('an operator without an authenticator reads on the overview, and nowhere else, that one is missing', async () => {
  signIn();
  answerReview();
  const { router } = openApp('/operator');
  const link = await screen.findByRole('link', { name: 'Set one up' });
  expect(link.getAttribute('href')).toBe('/account?tab=security');
  await router.navigate({ to: '/operator/withdrawals' });
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Set one up' })).toBeNull();
});
