import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { device, giveDevice, refuseWith, takeDevice } from '../support/device';
import { answerFactors, authRefusal, keyOf, signInFully } from '../support/factors';
import { server, SUPABASE } from '../support/server';
import { answerProfile, enterPassword, signIn } from '../support/session';

const BLUE = keyOf('blue', 'Blue key');

beforeEach(() => {
  signIn();
  answerProfile();
  giveDevice();
  server.use(
    http.get(`${SUPABASE}/auth/v1/passkeys`, () => HttpResponse.json([])),
    http.post(`${SUPABASE}/auth/v1/passkeys/registration/options`, () => authRefusal('passkey_disabled', 404)),
  );
});
afterEach(takeDevice);

async function open(button: string) {
  const app = openApp('/account?tab=security');
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = async (name: string) => app.user.click(await dialog.findByRole('button', { name }));
  return { ...app, dialog, press };
}

async function openSetUp() {
  const app = await open('Set up: Second factor');
  await app.press('Security key');
  await enterPassword(app);
  return app;
}

test('a device that has a passkey of the person does not become a security key, too', async () => {
  answerFactors();
  server.use(
    http.post(`${SUPABASE}/auth/v1/passkeys/registration/options`, () =>
      HttpResponse.json({
        challenge_id: 'challenge',
        options: { excludeCredentials: [{ id: '_-8', type: 'public-key' }] },
        expires_at: 1,
      }),
    ),
  );
  const { press } = await openSetUp();
  await press('Add the security key');
  expect(await screen.findByText('Security key added')).toBeDefined();
  expect(device.create).toHaveBeenCalledWith({
    publicKey: {
      challenge: 'create',
      excludeCredentials: [{ id: Uint8Array.of(255, 239), type: 'public-key' }],
    },
  });
});

test('a device that has a security key of the person does not become a passkey, too', async () => {
  signInFully(BLUE);
  const keys = [{ id: 'of the key', type: 'public-key' }];
  server.use(
    http.post(`${SUPABASE}/auth/v1/factors/blue/challenge`, () =>
      HttpResponse.json({
        id: 'challenge',
        type: 'webauthn',
        expires_at: 1,
        webauthn: { type: 'request', credential_options: { publicKey: { allowCredentials: keys } } },
      }),
    ),
    http.post(`${SUPABASE}/auth/v1/passkeys/registration/options`, () =>
      HttpResponse.json({ challenge_id: 'challenge', options: { user: {} }, expires_at: 1 }),
    ),
  );
  const { user, dialog, press } = await open('Set up: Passkeys');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  refuseWith('create', 'InvalidStateError');
  await press('Add a passkey');
  expect(await screen.findByText('This device is already set up for your account.')).toBeDefined();
  expect(device.create).toHaveBeenCalledWith({ publicKey: { user: {}, excludeCredentials: keys } });
});

test.each([
  ['NotAllowedError', 'Passkey cancelled. Please try again.'],
  ['InvalidStateError', 'This device is already set up for your account.'],
  ['SecurityError', 'This doesn’t work in this browser or at this address. Choose another way to confirm.'],
])('a person whose device refuses a new key with %s reads why, and nothing is left of it', async (name, words) => {
  const state = answerFactors();
  const { press } = await openSetUp();
  refuseWith('create', name);
  await press('Add the security key');
  expect(await screen.findByText(words)).toBeDefined();
  expect(state.calls).toEqual(['enrol My key', 'unenrol new']);
  expect(state.factors).toEqual([]);
  await press('Add the security key');
  expect(await screen.findByText('Security key added')).toBeDefined();
});
