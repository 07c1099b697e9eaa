import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../support/app';
import { authRefusal, CODE, factorOf, signInFully } from '../support/factors';
import { rpc, server, SUPABASE } from '../support/server';
import { answerProfile, signIn } from '../support/session';

beforeEach(() => {
  signIn();
  answerProfile();
});

const open = (button: string) => openDialog('/account?tab=security', button);

const codeLabel = 'Code from your authenticator app';

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

test('a person with an authenticator exports their data with password and code', async () => {
  const { calls } = signInFully(factorOf('first', 'My phone'));
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/record_export`, () => {
      calls.push('export');
      return HttpResponse.json(null);
    }),
    rpc('my_data', {}),
  );
  URL.createObjectURL = () => 'blob:data';
  const { user, dialog } = await openDialog('/account?tab=data', 'Export my data');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.type(await dialog.findByLabelText(codeLabel), '000000');
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  expect(await dialog.findByText('This code is wrong or has expired.')).toBeDefined();
  await user.clear(dialog.getByLabelText(codeLabel));
  await user.type(dialog.getByLabelText(codeLabel), CODE);
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  expect(await screen.findByText('Data saved as a file')).toBeDefined();
  expect(calls).toEqual(['verify first 000000', `verify first ${CODE}`, 'export']);
});

test('a person with one second factor and no recovery codes is asked for another way, until they have made codes', async () => {
  signInFully(factorOf('phone', 'My phone')).left = 0;
  const { user } = openApp('/account?tab=security');
  await screen.findByText('Add a backup way to sign in');
  await user.click(screen.getByRole('button', { name: 'Manage: Second factor' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }));
  await user.type(dialog.getByLabelText('Code from your authenticator app'), CODE);
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }));
  await user.click(await dialog.findByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByText('Add a backup way to sign in')).toBeNull());
});
