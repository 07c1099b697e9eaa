import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answerFactors, authRefusal, CODE, factorOf, signInFully } from '../support/factors';
import { server, SUPABASE } from '../support/server';
import { answerProfile, enterPassword, signIn } from '../support/session';

beforeEach(() => {
  signIn();
  answerProfile();
});

async function open(button: string) {
  const app = openApp('/account');
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

/** Up to the name, with the password entered. */
async function openSetUp() {
  const app = await open('Set up: Second factor');
  await enterPassword(app);
  return app;
}

const codeLabel = 'Code from your authenticator app';

test('a person sets an authenticator app up and gets ten recovery codes once', async () => {
  const { calls } = answerFactors();
  const { user, dialog } = await openSetUp();
  expect(dialog.getByText(/no one on our team can remove the second factor/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
  expect(dialog.getByText('JBSWY3DPEHPK3PXP')).toBeDefined();
  const field = dialog.getByLabelText(codeLabel);
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  await user.type(field, '123 456');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  const codes = await dialog.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  expect(calls).toEqual(['enrol My phone', `verify new ${CODE}`, 'make codes']);
  await user.click(dialog.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('On: 1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Manage: Second factor' }));
  expect(await screen.findByText('Recovery codes left: 10')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
});

test('nothing is set up without the right password, whose field says so', async () => {
  const { user, dialog, ...app } = await open('Set up: Second factor');
  await enterPassword({ user, ...app }, 'a guess');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const field = dialog.getByLabelText('Current password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.queryByText('JBSWY3DPEHPK3PXP')).toBeNull();
});

test('a set-up that was left unfinished is removed before another one begins', async () => {
  const { calls } = answerFactors(factorOf('old', 'My phone', 'unverified'));
  const { user, dialog } = await openSetUp();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('JBSWY3DPEHPK3PXP');
  expect(calls).toEqual(['unenrol old', 'enrol My phone']);
});

test('a set-up asks for its code at once, so that Auth keeps it while a person looks for an app', async () => {
  answerFactors();
  const asked: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/auth/v1/factors/:id/challenge`, ({ params }) => void asked.push(params['id'])),
  );
  const { user, dialog } = await openSetUp();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('JBSWY3DPEHPK3PXP');
  expect(asked).toEqual(['new']);
});

test('a person who mistypes the first code reads so in its field', async () => {
  answerFactors();
  const { user, dialog } = await openSetUp();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.type(await dialog.findByLabelText(codeLabel), '12345');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText('Please enter the six digits.')).toBeDefined();
  await user.type(dialog.getByLabelText(codeLabel), '0');
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText('This code is wrong or no longer valid.')).toBeDefined();
});

test.each([
  ['mfa_factor_name_conflict', 'You already have a second factor with this name.'],
  ['too_many_enrolled_mfa_factors', 'The account has as many second factors as it can. Remove one first.'],
])('a person whose authenticator is refused with %s reads why', async (code, words) => {
  answerFactors();
  server.use(http.post(`${SUPABASE}/auth/v1/factors`, () => authRefusal(code)));
  const { user, dialog } = await openSetUp();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('a person removes one of two authenticators with a code of the other', async () => {
  const state = signInFully(factorOf('first', 'Old phone'), factorOf('second', 'New phone'));
  server.use(
    http.post(`${SUPABASE}/auth/v1/factors/first/verify`, () => {
      state.calls.push('verify first');
      return authRefusal('mfa_verification_failed');
    }),
  );
  const { user, dialog } = await open('Manage: Second factor');
  expect(await dialog.findByText('Recovery codes left: 7')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Remove Old phone' }));
  await user.type(dialog.getByLabelText(codeLabel), CODE);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The second factor has been removed')).toBeDefined();
  expect(state.calls).toEqual(['verify first', `verify second ${CODE}`, 'unenrol first']);
  await waitFor(() => expect(dialog.queryByText('Old phone')).toBeNull());
});

test('nothing is removed by a wrong code', async () => {
  const { calls } = signInFully(factorOf('first', 'My phone'));
  const { user, dialog } = await open('Manage: Second factor');
  await user.click(dialog.getByRole('button', { name: 'Remove My phone' }));
  await user.type(dialog.getByLabelText(codeLabel), '000000');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('This code is wrong or no longer valid.')).toBeDefined();
  expect(calls).toEqual(['verify first 000000']);
});

test('a person makes new recovery codes after entering a code', async () => {
  const { calls } = signInFully(factorOf('first', 'My phone'));
  const { user, dialog } = await open('Manage: Second factor');
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }));
  await user.type(dialog.getByLabelText(codeLabel), CODE);
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }));
  expect(await dialog.findByText('k7fp-9x2m-qd40')).toBeDefined();
  expect(calls).toEqual([`verify first ${CODE}`, 'make codes']);
});

test('a second authenticator gets a name of its own and makes no new recovery codes', async () => {
  const { calls } = signInFully(factorOf('first', 'My phone'));
  const { user, dialog } = await open('Manage: Second factor');
  await user.click(dialog.getByRole('button', { name: 'Add another' }));
  await user.type(await dialog.findByLabelText(codeLabel), CODE);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('JBSWY3DPEHPK3PXP')).toBeDefined();
  await user.type(await dialog.findByLabelText(codeLabel), CODE);
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText('My phone 2')).toBeDefined();
  expect(calls).toEqual([`verify first ${CODE}`, 'enrol My phone 2', `verify new ${CODE}`]);
});

test('a person with an authenticator exports their data with password and code', async () => {
  const { calls } = signInFully(factorOf('first', 'My phone'));
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/record_export`, () => {
      calls.push('export');
      return HttpResponse.json(null);
    }),
    http.post(`${SUPABASE}/rest/v1/rpc/my_data`, () => HttpResponse.json({})),
  );
  URL.createObjectURL = () => 'blob:data';
  const { user, dialog } = await open('Export my data');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.type(await dialog.findByLabelText(codeLabel), '000000');
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  expect(await dialog.findByText('This code is wrong or no longer valid.')).toBeDefined();
  await user.clear(dialog.getByLabelText(codeLabel));
  await user.type(dialog.getByLabelText(codeLabel), CODE);
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  expect(await screen.findByText('Your data have been saved as a file')).toBeDefined();
  expect(calls).toEqual(['verify first 000000', `verify first ${CODE}`, 'export']);
});

test.each(['Change e-mail address', 'Close the account', 'Export my data'])(
  'a person without an authenticator is asked for no code by “%s”',
  async (button) => {
    answerFactors();
    const { dialog } = await open(button);
    await screen.findByText('Not set up');
    expect(dialog.queryByLabelText(codeLabel)).toBeNull();
  },
);
