import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA, answerProfile, sessionOf, signIn } from '../support/session';

const refusedBy = (error_code: string) =>
  HttpResponse.json({ code: 400, error_code, msg: error_code }, { status: 400 });

beforeEach(() => {
  signIn();
  answerProfile();
  server.use(
    rpc('my_sessions', []),
    http.post(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      return password === 'right'
        ? HttpResponse.json({ ...sessionOf(ADA), access_token: 'fresh.token.here' })
        : refusedBy('invalid_credentials');
    }),
  );
});

function faultOf(field: HTMLElement): string | undefined {
  const ids = field.getAttribute('aria-invalid') === 'true' ? field.getAttribute('aria-describedby') : '';
  return document.querySelector(`[id="${ids?.split(' ').at(-1)}"]`)?.textContent;
}

async function send(opener: string, values: Record<string, string>, button: string) {
  const { user } = openApp(`/account?tab=${opener.startsWith('Change') ? 'security' : 'data'}`);
  const open = await screen.findByRole('button', { name: opener });
  await waitFor(() => expect(open).toHaveProperty('disabled', false));
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of Object.entries(values)) await user.type(dialog.getByLabelText(label), value);
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

test.each([
  ['current_password_invalid', 'Current password', 'Password is Incorrect'],
  ['same_password', 'New password', 'Your new password must be different from the old one.'],
  ['weak_password', 'New password', 'Password Should be Greater than six characters'],
])('a person whose new password is refused (%s) reads why at the field: %s', async (code, label, words) => {
  server.use(http.put(`${SUPABASE}/auth/v1/user`, () => refusedBy(code)));
  const dialog = await send(
    'Change password',
    {
      'Current password': 'right',
      'New password': 'another-passphrase',
      'Repeat the new password': 'another-passphrase',
    },
    'Save the password',
  );
  await waitFor(() => expect(faultOf(dialog.getByLabelText(label))).toBe(words));
});

test.each([
  ['Change email', { 'New email address': 'ada@example.org' }, 'Send the links'],
  ['Export my data', {}, 'Save the file'],
  ['Close the account', { 'Enter your email address to confirm': ADA.email }, 'Close the account'],
])('a person with a wrong password reads so at the field: %s', async (opener, values, button) => {
  const dialog = await send(opener, { ...values, 'Current password': 'wrong' }, button);
  const field = dialog.getByLabelText('Current password');
  await waitFor(() => expect(faultOf(field)).toBe('Password is Incorrect'));
});
