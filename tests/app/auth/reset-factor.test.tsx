import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answerFactors, CODE, factorOf, RECOVERY_CODE } from '../support/factors';
import { watchLeaving } from '../support/leaving';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf } from '../support/session';

const session = sessionOf(ADA);
const codeLabel = 'Code from your authenticator app';

async function openReset(...answers: Response[]) {
  const state = answerFactors(factorOf('first', 'My phone'));
  server.use(
    http.put(`${SUPABASE}/auth/v1/user`, () => {
      state.calls.push('new password');
      return answers.shift() ?? HttpResponse.json(session.user);
    }),
    http.post(`${SUPABASE}/auth/v1/verify`, () => HttpResponse.json(session)),
    http.post(`${SUPABASE}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
  );
  const left = watchLeaving();
  const app = openApp('/reset-password#token_hash=0a1b&type=recovery');
  await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await app.user.type(await screen.findByLabelText('New password'), 'another horse');
  await app.user.type(screen.getByLabelText('Repeat the new password'), 'another horse');
  return { ...app, calls: state.calls, left };
}

test('a person with an authenticator gives its code with the new password', async () => {
  const { user, calls, left } = await openReset();
  await user.type(await screen.findByLabelText(codeLabel), `${CODE}{Enter}`);
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(calls).toEqual([`verify first ${CODE}`, 'new password']);
});

test('a person without their phone uses a recovery code with the new password', async () => {
  const { user, calls, left } = await openReset();
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByText(/and pauses withdrawals for 72 hours/)).toBeDefined();
  await user.type(screen.getByLabelText('Recovery code'), `${RECOVERY_CODE}{Enter}`);
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(calls).toEqual([`recover ${RECOVERY_CODE}`, 'new password']);
});
