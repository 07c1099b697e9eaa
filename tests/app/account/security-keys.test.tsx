import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { credential, device, giveDevice, refuseWith, takeDevice } from '../support/device';
import { answerFactors, authRefusal, CODE, factorOf, KEY, keyOf, signInFully } from '../support/factors';
import { server, SUPABASE } from '../support/server';
import { ADA, answerProfile, enterPassword, sessionOf, signIn } from '../support/session';

const codeLabel = 'Code from your authenticator app';
const BLUE = keyOf('blue', 'Blue key');
const PHONE = factorOf('phone', 'My phone');

beforeEach(() => {
  signIn();
  answerProfile();
  giveDevice();
  server.use(
    http.get(`${SUPABASE}/auth/v1/passkeys`, () => HttpResponse.json([])),
    http.post(`${SUPABASE}/auth/v1/passkeys/registration/options`, () =>
      authRefusal('passkey_disabled', 404),
    ),
  );
});
afterEach(takeDevice);

async function open(button: string) {
  const app = openApp('/account');
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = async (name: string) => app.user.click(await dialog.findByRole('button', { name }));
  return { ...app, dialog, press };
}

/** Up to the name of a first key, with the password entered. */
async function openSetUp() {
  const app = await open('Set up: Second factor');
  await app.press('Security key');
  await enterPassword(app);
  return app;
}

test('a person adds a security key with a name, after the password, and gets ten recovery codes', async () => {
  const { calls } = answerFactors();
  const { user, dialog, press } = await openSetUp();
  const name = dialog.getByLabelText('Name of the security key');
  await user.clear(name);
  await user.type(name, 'Blue key');
  await press('Add the security key');
  expect(await screen.findByText('The security key has been added')).toBeDefined();
  const codes = await dialog.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  expect(calls).toEqual(['enrol Blue key', `verify new ${KEY}`, 'make codes']);
  await press('I have saved them');
  expect(await screen.findByText('On: 1')).toBeDefined();
});

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
  expect(await screen.findByText('The security key has been added')).toBeDefined();
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
  ['NotAllowedError', 'Your device confirmed nothing. Please try again.'],
  ['InvalidStateError', 'This device is already set up for your account.'],
  ['SecurityError', 'This cannot be used in this browser or at this address. Please use another way.'],
])(
  'a person whose device refuses a new key with %s reads why, and nothing is left of it',
  async (name, words) => {
    const state = answerFactors();
    const { press } = await openSetUp();
    refuseWith('create', name);
    await press('Add the security key');
    expect(await screen.findByText(words)).toBeDefined();
    expect(state.calls).toEqual(['enrol My key', 'unenrol new']);
    expect(state.factors).toEqual([]);
    await press('Add the security key');
    expect(await screen.findByText('The security key has been added')).toBeDefined();
  },
);

test('a new key that Auth does not accept is shown as refused, and nothing is left of it', async () => {
  const { calls } = answerFactors();
  const { press } = await openSetUp();
  device.create.mockResolvedValueOnce(credential('from another site'));
  await press('Add the security key');
  expect(await screen.findByText(/This is not a security key of your account/)).toBeDefined();
  expect(calls).toEqual(['enrol My key', 'verify new from another site', 'unenrol new']);
});

test('a person who has chosen the wrong kind goes back to the kinds, and from there to the list', async () => {
  signInFully(PHONE);
  const { dialog, press } = await open('Manage: Second factor');
  await press('Add another');
  await press('Security key');
  await press('Back');
  await press('Authenticator app');
  expect(await dialog.findByLabelText('Name of the authenticator')).toBeDefined();
  await press('Back');
  await press('Back');
  expect(await dialog.findByText('My phone')).toBeDefined();
});

test('a browser that knows no keys offers an authenticator app only', async () => {
  takeDevice();
  answerFactors();
  const { dialog } = await open('Set up: Second factor');
  expect(await dialog.findByLabelText('Name of the authenticator')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Security key' })).toBeNull();
});

test('a person tries their key, and reads when it is not theirs', async () => {
  const { calls } = signInFully(BLUE);
  const { dialog, press } = await open('Manage: Second factor');
  expect(dialog.getByText(/^Security key · Added 4 March 2026/)).toBeDefined();
  await press('Test a security key');
  expect(await screen.findByText('The security key works.')).toBeDefined();
  device.get.mockResolvedValueOnce(credential('of another person'));
  await press('Test a security key');
  expect(await screen.findByText(/This is not a security key of your account/)).toBeDefined();
  expect(calls).toEqual([`verify blue ${KEY}`, 'verify blue of another person']);
});

test('a person removes an app with their key, and the key that is left with itself', async () => {
  const { calls } = signInFully(PHONE, BLUE);
  const { dialog, press } = await open('Manage: Second factor');
  await press('Remove My phone');
  expect(dialog.getByText('Your browser asks for your security key when you go on.')).toBeDefined();
  expect(dialog.queryByLabelText(codeLabel)).toBeNull();
  await press('Remove');
  await waitFor(() => expect(dialog.queryByText('My phone')).toBeNull());
  await press('Remove Blue key');
  await press('Remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Not set up')).toBeDefined();
  expect(calls).toEqual([`verify blue ${KEY}`, 'unenrol phone', `verify blue ${KEY}`, 'unenrol blue']);
});

test('a person who has no key at hand uses a code of their app, whose field takes the focus', async () => {
  const { calls } = signInFully(PHONE, BLUE);
  const { user, dialog, press } = await open('Manage: Second factor');
  await press('Remove Blue key');
  await press('Use a code from your app');
  expect(document.activeElement).toBe(dialog.getByLabelText(codeLabel));
  await user.type(dialog.getByLabelText(codeLabel), CODE);
  await press('Remove');
  await waitFor(() => expect(calls).toEqual([`verify phone ${CODE}`, 'unenrol blue']));
});

test('a code that was entered before the key was chosen is not sent', async () => {
  const { calls } = signInFully(PHONE, BLUE);
  const { user, dialog, press } = await open('Manage: Second factor');
  await press('Remove My phone');
  await press('Use a code from your app');
  await user.type(dialog.getByLabelText(codeLabel), '000000');
  await press('Use a security key');
  await press('Remove');
  await waitFor(() => expect(calls).toEqual([`verify blue ${KEY}`, 'unenrol phone']));
});

test('a person whose key was removed elsewhere meanwhile reads the error and changes nothing', async () => {
  const { calls } = signInFully(PHONE, BLUE);
  const { press } = await open('Manage: Second factor');
  await press('Remove My phone');
  server.use(
    http.post(`${SUPABASE}/auth/v1/factors/:id/verify`, () => authRefusal('mfa_factor_not_found', 404)),
  );
  await press('Remove');
  expect(await screen.findByText(/This is not a security key of your account/)).toBeDefined();
  expect(calls).toEqual([]);
});

test('a person with a security key exports their data with password and key', async () => {
  const { calls } = signInFully(BLUE);
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/record_export`, () => {
      calls.push('export');
      return HttpResponse.json(null);
    }),
    http.post(`${SUPABASE}/rest/v1/rpc/my_data`, () => HttpResponse.json({})),
    http.post(`${SUPABASE}/auth/v1/token`, () => HttpResponse.json(sessionOf(ADA, { factors: [BLUE] }))),
  );
  URL.createObjectURL = () => 'blob:data';
  const { user, dialog, press } = await open('Export my data');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  expect(await dialog.findByText('Your browser asks for your security key when you go on.')).toBeDefined();
  await press('Save the file');
  expect(await screen.findByText('Your data have been saved as a file')).toBeDefined();
  expect(calls).toEqual([`verify blue ${KEY}`, 'export']);
});
