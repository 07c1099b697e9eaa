import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { giveDevice, refuseWith, takeDevice } from '../support/device';
import { answerFactors, CODE, factorOf, KEY, keyOf, RECOVERY_CODE } from '../support/factors';
import { watchLeaving } from '../support/leaving';
import { ADA, answerAccount, sessionOf } from '../support/session';

const codeLabel = 'Code from your authenticator app';
const BLUE = keyOf('blue', 'Blue key');
const PHONE = factorOf('phone', 'My phone');

beforeEach(giveDevice);
afterEach(takeDevice);

/** Ada has given her password in this tab, and no second factor yet. */
function signInByPassword(...factors: ReturnType<typeof factorOf>[]) {
  answerAccount();
  sessionStorage.setItem('token', JSON.stringify(sessionOf(ADA, { factors })));
  return answerFactors(...factors);
}

const goOn = () => screen.findByRole('button', { name: 'Continue' });

test('a person with a security key is led to the second step, and goes on with the key', async () => {
  const { calls } = signInByPassword(BLUE);
  const left = watchLeaving();
  const { user } = openApp('/deposit');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
  expect(screen.queryByLabelText(codeLabel)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use a code from your app' })).toBeNull();
  await user.click(await goOn());
  await waitFor(() => expect(left).toEqual(['/deposit']));
  expect(calls).toEqual([`verify blue ${KEY}`]);
});

test('a person whose device refuses stays at the second step, and goes on with a code of their app', async () => {
  const { calls } = signInByPassword(BLUE, PHONE);
  const left = watchLeaving();
  const { user } = openApp('/second-step');
  refuseWith('get', 'NotAllowedError');
  await user.click(await goOn());
  expect(await screen.findByText('Your device confirmed nothing. Please try again.')).toBeDefined();
  expect(left).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use a code from your app' }));
  await user.type(screen.getByLabelText(codeLabel), `${CODE}{Enter}`);
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(calls).toEqual([`verify phone ${CODE}`]);
});

test('a person who has lost their only key gets in with a recovery code', async () => {
  const { calls } = signInByPassword(BLUE);
  const left = watchLeaving();
  const { user } = openApp('/second-step');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  await user.type(screen.getByLabelText('Recovery code'), `${RECOVERY_CODE}{Enter}`);
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(calls).toEqual([`recover ${RECOVERY_CODE}`]);
});

test('a browser without keys asks a person who has both for the code only', async () => {
  takeDevice();
  signInByPassword(BLUE, PHONE);
  openApp('/second-step');
  expect(await screen.findByLabelText(codeLabel)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use a security key' })).toBeNull();
});

test('a browser without keys tells a person who has nothing else, and leaves the recovery code', async () => {
  takeDevice();
  signInByPassword(BLUE);
  const { user } = openApp('/second-step');
  await user.click(await goOn());
  expect(await screen.findByText(/This cannot be used in this browser/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Use a recovery code instead' })).toBeDefined();
});

test.each([
  ['key', BLUE, PHONE, codeLabel],
  ['app', PHONE, BLUE, 'Your browser asks for your security key when you go on.'],
])(
  'a person whose %s was removed elsewhere since is asked for what is left',
  async (_kind, gone, left, asked) => {
    const state = signInByPassword(gone);
    state.factors = [left];
    const { user } = openApp('/second-step');
    const button = await goOn();
    if (gone === PHONE) await user.type(screen.getByLabelText(codeLabel), CODE);
    await user.click(button);
    expect(
      (await screen.findAllByText(/This is not a security key of your account|This code is wrong/)).length,
    ).toBeGreaterThan(0);
    expect(
      gone === PHONE ? await screen.findByText(asked) : await screen.findByLabelText(asked),
    ).toBeDefined();
    expect(state.calls).toEqual([]);
  },
);
