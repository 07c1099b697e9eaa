import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { openApp } from '../support/app';
import { openDocument } from '../support/document';
import { answerFactors, CODE, factorOf, RECOVERY_CODE, signInFully } from '../support/factors';
import { watchLeaving } from '../support/leaving';
import { refusal, server, SUPABASE } from '../support/server';
import { ADA, answerAccount, sessionOf, signIn } from '../support/session';

const PHONE = factorOf('first', 'My phone');
const codeLabel = 'Code from your authenticator app';

/** Ada has given her password in this tab, and no code yet. */
function signInByPassword() {
  answerAccount();
  sessionStorage.setItem('token', JSON.stringify(sessionOf(ADA, { factors: [PHONE] })));
  return answerFactors(PHONE);
}

test('a person with an authenticator is led from the login to the second step', async () => {
  answerFactors(PHONE);
  const { user, left } = await openDocument('/login?redirect=%2Fdeposit');
  await user.type(await screen.findByLabelText('Email'), ADA.email);
  await user.type(screen.getByLabelText('Password'), 'right horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(left).toEqual(['/second-step?redirect=%2Fdeposit']));
  expect(sessionStorage.getItem('flash')).toBeNull();
});

test.each(['/dashboard', '/account', '/operator'])(
  'a person without the code who opens %s is led to the second step',
  async (address) => {
    signInByPassword();
    const { path, router } = openApp(address);
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
    expect(path()).toBe('/second-step');
    expect(router.state.location.search).toEqual({ redirect: address });
  },
);

test('a person goes on to where they wanted with a code of their authenticator', async () => {
  const { calls } = signInByPassword();
  const left = watchLeaving();
  const { user } = openApp('/second-step?redirect=%2Fdeposit');
  await user.type(await screen.findByLabelText(codeLabel), `${CODE}{Enter}`);
  await waitFor(() => expect(left).toEqual(['/deposit']));
  expect(calls).toEqual([`verify first ${CODE}`]);
  expect(sessionStorage.getItem('flash')).toBe('Welcome back');
  const { access_token, user: person } = sessionOf(ADA, { aal: 'aal2', factors: [PHONE] });
  expect(JSON.parse(sessionStorage.getItem('token') ?? '')).toMatchObject({ access_token, user: person });
});

test('a person who reads Arabic goes on with the figures of their keyboard', async () => {
  const { calls } = signInByPassword();
  const left = watchLeaving();
  await setLanguage('ar');
  onTestFinished(() => setLanguage('en'));
  const { user } = openApp('/second-step');
  await user.type(await screen.findByRole('textbox'), '١٢٣ ٤٥٦{Enter}');
  await waitFor(() => expect(calls).toEqual([`verify first ${CODE}`]));
  await waitFor(() => expect(left).toEqual(['/dashboard']));
});

test('a person whose code is wrong reads so in the field', async () => {
  signInByPassword();
  const { user } = openApp('/second-step');
  await user.type(await screen.findByLabelText(codeLabel), '000000{Enter}');
  await waitFor(() =>
    expect(screen.getAllByText('This code is wrong or no longer valid.').length).toBeGreaterThan(1),
  );
  expect(screen.getByLabelText(codeLabel).getAttribute('aria-invalid')).toBe('true');
});

test('a person without their phone gets in by a recovery code, after reading what it does', async () => {
  const { calls } = signInByPassword();
  const left = watchLeaving();
  const { user } = openApp('/second-step');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByText(/withdrawals then wait 72 hours/)).toBeDefined();
  await user.type(screen.getByLabelText('Recovery code'), 'wrong{Enter}');
  await waitFor(() =>
    expect(screen.getAllByText('This code is wrong or no longer valid.').length).toBeGreaterThan(1),
  );
  await user.clear(screen.getByLabelText('Recovery code'));
  await user.type(screen.getByLabelText('Recovery code'), `${RECOVERY_CODE}{Enter}`);
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(calls).toEqual(['recover wrong', `recover ${RECOVERY_CODE}`]);
  expect(JSON.parse(sessionStorage.getItem('token') ?? '')).toMatchObject({ user: { factors: [] } });
});

test('a person logs out at the second step', async () => {
  signInByPassword();
  const left = watchLeaving();
  const { user } = openApp('/second-step');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('a visitor of the second step is sent to the login, and remembered', async () => {
  const left = watchLeaving();
  openApp('/second-step?redirect=%2Fdeposit');
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdeposit']));
});

test('a person whose session has ended meanwhile reads so at the login', async () => {
  signInByPassword();
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () =>
      HttpResponse.json({ code: 403, error_code: 'session_not_found', msg: 'x' }, { status: 403 }),
    ),
  );
  const left = watchLeaving();
  openApp('/second-step');
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(sessionStorage.getItem('flash')).toBe('Your session has ended. Please sign in again.');
});

test('a person who needs no code goes straight on', async () => {
  signIn();
  const left = watchLeaving();
  openApp('/second-step?redirect=%2Fdeposit');
  server.use(http.post(`${SUPABASE}/auth/v1/token`, () => HttpResponse.json(sessionOf(ADA))));
  await waitFor(() => expect(left).toEqual(['/deposit']));
});

test('a person who has entered the code goes straight on', async () => {
  answerAccount();
  signInFully(PHONE).aal = 'aal2';
  const left = watchLeaving();
  openApp('/second-step?redirect=https%3A%2F%2Fevil.example');
  await waitFor(() => expect(left).toEqual(['/dashboard']));
});

test('a person who added an authenticator elsewhere is led to the second step by the first refusal', async () => {
  signIn();
  answerFactors(PHONE);
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => refusal(403, '42501', 'factor_required')));
  openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
});

test('a person whose session has lost its level is asked for a code', async () => {
  answerAccount();
  signInFully(PHONE);
  openApp('/second-step');
  expect(await screen.findByLabelText(codeLabel)).toBeDefined();
});
