import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openDocument } from '../support/document';
import { server, SUPABASE } from '../support/server';

/** Registers, and is refused as Auth does when the database tells it to. */
async function registerInVain(msg: string): Promise<void> {
  server.use(
    http.post(`${SUPABASE}/auth/v1/signup`, () =>
      HttpResponse.json({ code: 422, error_code: 'unknown', msg }, { status: 422 }),
    ),
  );
  const { user } = await openDocument('/register');
  await screen.findByRole('option', { name: 'Norway' });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.selectOptions(screen.getByLabelText('Choose Country'), 'Norway');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

test('a visitor whose registration is refused by the database reads why', async () => {
  await registerInVain('registration_incomplete');
  expect(await screen.findAllByText(/No account was made: please use the registration form/)).not.toEqual([]);
});

test.each([
  ['name_unreadable', /Please enter a name with letters/],
  ['name_of_operator', /This name could be taken for one of our staff/],
])('a visitor whose name is refused as %s reads so next to it', async (code, words) => {
  await registerInVain(code);
  // As a toast, which goes, and next to the field, until that is changed.
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThanOrEqual(2));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
});

test('a visitor who is refused in an unforeseen way reads that it failed', async () => {
  await registerInVain('Something that only a developer understands');
  expect(await screen.findAllByText(/went wrong/i)).not.toEqual([]);
});
