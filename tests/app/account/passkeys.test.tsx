import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { authRefusal, CODE, factorOf, signInFully } from '../support/factors';
import { server, SUPABASE } from '../support/server';
import { ADA, answerProfile, sessionOf, signIn } from '../support/session';

const PASSKEYS = `${SUPABASE}/auth/v1/passkeys`;
const LAPTOP = { id: 'laptop', friendly_name: 'Laptop', created_at: '2026-03-04T12:00:00Z' };

/** What the browser's device does when it is asked for a passkey. */
const create = vi.fn<() => Promise<unknown>>();
class FakeCredential {
  static readonly parseCreationOptionsFromJSON = (options: object) => options;
  readonly id = 'new';
  readonly toJSON = () => ({ id: 'new' });
}

beforeEach(() => {
  signIn();
  answerProfile();
  create.mockReset().mockImplementation(async () => Promise.resolve(new FakeCredential()));
  Object.assign(globalThis, { PublicKeyCredential: FakeCredential });
  // On the real one: what is made from it lacks what jsdom keeps inside.
  Object.defineProperty(navigator, 'credentials', { value: { create, get: create }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

/** Auth with these passkeys of Ada's. `calls` are what was asked of it, in order. */
function answerPasskeys(...initial: (typeof LAPTOP & { last_used_at?: string })[]) {
  const state = { passkeys: initial, calls: [] as string[] };
  server.use(
    http.get(PASSKEYS, () => HttpResponse.json(state.passkeys)),
    http.post(`${PASSKEYS}/registration/options`, () =>
      HttpResponse.json({ challenge_id: 'challenge', options: { user: {} }, expires_at: 1 }),
    ),
    http.post(`${PASSKEYS}/registration/verify`, async ({ request }) => {
      state.calls.push(`verify ${JSON.stringify(await request.json())}`);
      state.passkeys = [...state.passkeys, { ...LAPTOP, id: 'new', friendly_name: 'Passkey' }];
      return HttpResponse.json({ id: 'new', created_at: LAPTOP.created_at });
    }),
    http.patch(`${PASSKEYS}/new`, async ({ request }) => {
      const { friendly_name } = (await request.json()) as { friendly_name: string };
      state.calls.push(`name ${friendly_name}`);
      state.passkeys = state.passkeys.map((each) => (each.id === 'new' ? { ...each, friendly_name } : each));
      return HttpResponse.json({});
    }),
    http.delete(`${PASSKEYS}/laptop`, () => {
      state.calls.push('remove');
      state.passkeys = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${SUPABASE}/rest/v1/rpc/notice_my_passkeys`, () => {
      state.calls.push('notice');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
      const { password } = (await request.json()) as { password?: string };
      if (password !== undefined && password !== 'correct horse')
        return authRefusal('invalid_credentials', 400);
      return HttpResponse.json(sessionOf(ADA));
    }),
  );
  return state;
}

async function open(button: string) {
  const app = openApp('/account');
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const give = async (password: string, submit: string) => {
    const field = dialog.getByLabelText('Current password');
    await app.user.clear(field);
    await app.user.type(field, password);
    await app.user.click(dialog.getByRole('button', { name: submit }));
  };
  return { ...app, dialog, give };
}

test('a person adds a passkey with a name, after the password, and the database is notified', async () => {
  const { calls } = answerPasskeys();
  const { user, dialog, give } = await open('Set up: Passkeys');
  const name = dialog.getByLabelText('Name of the passkey');
  expect(name.getAttribute('value') ?? (name as HTMLInputElement).value).toBe('My device');
  await user.clear(name);
  await user.type(name, 'Tablet');
  await give('wrong horse', 'Add a passkey');
  expect(await dialog.findByText('Password is Incorrect')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
  await give('correct horse', 'Add a passkey');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('The passkey has been added')).toBeDefined();
  expect(calls).toEqual([
    `verify ${JSON.stringify({ challenge_id: 'challenge', credential: { id: 'new' } })}`,
    'name Tablet',
    'notice',
  ]);
});

test.each([
  ['NotAllowedError', 'Your device confirmed nothing. Please try again.'],
  ['InvalidStateError', 'This device is already set up for your account.'],
])('a person whose device refuses with %s reads what happened, and can try again', async (name, words) => {
  const { calls } = answerPasskeys();
  const { give, dialog } = await open('Set up: Passkeys');
  create.mockRejectedValueOnce(new DOMException('no', name));
  await give('correct horse', 'Add a passkey');
  expect(await screen.findByText(words)).toBeDefined();
  expect(calls).toEqual([]);
  await give('correct horse', 'Add a passkey');
  expect(await screen.findByText('The passkey has been added')).toBeDefined();
  expect(dialog).toBeDefined();
});

test('a person reads when a passkey was used last, and removes it after the password', async () => {
  const { calls } = answerPasskeys({ ...LAPTOP, last_used_at: '2026-03-05T12:00:00Z' });
  const { user, dialog, give } = await open('Manage: Passkeys');
  expect(dialog.getByText('Laptop')).toBeDefined();
  expect(dialog.getByText(/^Last used 5 March 2026/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Remove Laptop' }));
  expect(dialog.getByText(/Enter your password to remove Laptop/)).toBeDefined();
  await give('correct horse', 'Remove');
  expect(await screen.findByText('The passkey has been removed')).toBeDefined();
  expect(calls).toEqual(['remove', 'notice']);
});

test('a person with an authenticator gives its code, too', async () => {
  const { calls } = answerPasskeys(LAPTOP);
  signInFully(factorOf('a', 'Phone'));
  const { user, dialog, give } = await open('Manage: Passkeys');
  await user.click(dialog.getByRole('button', { name: 'Remove Laptop' }));
  await user.type(await dialog.findByLabelText('Code from your authenticator app'), CODE);
  await give('correct horse', 'Remove');
  expect(await screen.findByText('The passkey has been removed')).toBeDefined();
  expect(calls).toEqual(['remove', 'notice']);
});

test('a browser that makes no passkeys offers none', async () => {
  answerPasskeys();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  openApp('/account');
  expect(await screen.findByText('This browser cannot make passkeys for this address.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set up: Passkeys' })).toBeNull();
});

test('a site without passkeys says nothing of them', async () => {
  server.use(http.get(PASSKEYS, () => authRefusal('passkey_disabled', 404)));
  openApp('/account');
  await screen.findByRole('button', { name: 'Set up: Second factor' });
  await settled();
  expect(screen.queryByText('Passkeys')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
