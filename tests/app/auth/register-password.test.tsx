import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openDocument } from '../support/document';
import { server, SUPABASE } from '../support/server';
import { ADA } from '../support/session';

/** Auth answers sign-ups with this; returns what it was sent. */
function answerSignUp(answer: () => Response): unknown[] {
  const requests: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/auth/v1/signup`, async ({ request }) => {
      requests.push(await request.json());
      return answer();
    }),
  );
  return requests;
}

async function register(user: UserEvent, password: string): Promise<void> {
  await screen.findByRole('option', { name: 'Norway' });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), ADA.email);
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), password);
  await user.selectOptions(screen.getByLabelText('Choose Country'), 'Norway');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

test('a visitor reads while typing that a password is easy to guess, until it no longer is', async () => {
  const { user } = await openDocument('/register');
  const field = screen.getByLabelText('Password');
  await user.type(field, 'password');
  const words = /easy to guess/;
  expect(await screen.findByText(words)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, ' of a quiet river');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
  expect(screen.queryByText(words)).toBeNull();
});

test('a visitor registers with any password where the list of common ones cannot be loaded', async () => {
  const requests = answerSignUp(() => HttpResponse.json({ id: ADA.id, identities: [{ id: '1' }] }));
  const { user, left } = await openDocument('/register');
  document.documentElement.dataset['guess'] = '/src/lib/passwords/lost.ts';
  await register(user, 'password1');
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(requests).toMatchObject([{ password: 'password1' }]);
});

test.each([
  [['pwned'], /in a list of stolen passwords/],
  [['characters', 'pwned'], /needs more kinds of characters/],
  [['length', 'characters', 'pwned'], /Password Should be Greater than six characters/],
])('a visitor whose password Auth refuses for %j reads why next to the field', async (reasons, words) => {
  answerSignUp(() =>
    HttpResponse.json(
      { code: 422, error_code: 'weak_password', msg: 'x', weak_password: { reasons, message: 'x' } },
      { status: 422 },
    ),
  );
  const { user } = await openDocument('/register');
  await register(user, 'correct horse');
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThanOrEqual(2));
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});
