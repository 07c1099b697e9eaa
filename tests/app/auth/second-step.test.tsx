import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../support/app';
import { giveDevice, takeDevice } from '../support/device';
import { answerFactors, CODE, factorOf, KEY, keyOf, RECOVERY_CODE, signInFully } from '../support/factors';
import { watchLeaving } from '../support/leaving';
import { refusal, rpc, server } from '../support/server';
import { ADA, answerAccount, sessionOf, signIn } from '../support/session';

const PHONE = factorOf('first', 'My phone');
const codeLabel = 'Code from your authenticator app';

function signInByPassword(factor = PHONE) {
  answerAccount();
  sessionStorage.setItem('token', JSON.stringify(sessionOf(ADA, { factors: [factor] })));
  return answerFactors(factor);
}

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

test('a person without their phone gets in by a recovery code, after reading what it does', async () => {
  const { calls } = signInByPassword();
  const left = watchLeaving();
  const { user } = openApp('/second-step');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByText(/and pauses withdrawals for 72 hours/)).toBeDefined();
  await user.type(screen.getByLabelText('Recovery code'), 'wrong{Enter}');
  await waitFor(() => expect(screen.getAllByText('This code is wrong or has expired.').length).toBeGreaterThan(1));
  await user.clear(screen.getByLabelText('Recovery code'));
  await user.type(screen.getByLabelText('Recovery code'), `${RECOVERY_CODE}{Enter}`);
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(calls).toEqual(['recover wrong', `recover ${RECOVERY_CODE}`]);
  expect(JSON.parse(sessionStorage.getItem('token') ?? '')).toMatchObject({ user: { factors: [] } });
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
  server.use(rpc('dashboard', () => refusal(403, '42501', 'factor_required')));
  openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
});

test('a person with a security key is led to the second step, and goes on with the key', async () => {
  giveDevice();
  onTestFinished(takeDevice);
  const { calls } = signInByPassword(keyOf('blue', 'Blue key'));
  const left = watchLeaving();
  const { user } = openApp('/deposit');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
  expect(screen.queryByLabelText(codeLabel)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use a code from your app' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(left).toEqual(['/deposit']));
  expect(calls).toEqual([`verify blue ${KEY}`]);
});
