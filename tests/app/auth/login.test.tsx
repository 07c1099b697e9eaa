import { createClient } from '@supabase/supabase-js';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { listening, openApp } from '../support/app';
import { openDocument } from '../support/document';
import { server, SUPABASE } from '../support/server';
import { ADA, answerAccount, sessionOf } from '../support/session';

const TOKEN = `${SUPABASE}/auth/v1/token`;

function answerLogin(answer: () => Response) {
  const requests: unknown[] = [];
  server.use(
    http.post(TOKEN, async ({ request }) => {
      requests.push(await request.json());
      return answer();
    }),
  );
  answerAccount();
  return requests;
}

const refuse =
  (error_code: string, status = 400) =>
  () =>
    HttpResponse.json({ code: status, error_code, msg: 'x' }, { status });

async function enter(user: UserEvent, email = ADA.email, password = 'correct horse') {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('a person signs in: the token is stored, they are welcomed and see the dashboard', async () => {
  const requests = answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  const { user, left } = await openDocument('/login');
  await enter(user, ` ${ADA.email} `, ' correct horse ');
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  expect(requests).toEqual([{ email: ADA.email, password: ' correct horse ' }]);
  document.body.replaceChildren();
  const { path } = openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  expect(await screen.findByText('Welcome back')).toBeDefined();
  expect(path()).toBe('/dashboard');
  expect(sessionStorage.getItem('flash')).toBeNull();
});

test.each([
  ['dated', sessionOf(ADA)],
  ['undated', { ...sessionOf(ADA), expires_at: undefined }],
  [
    'dated by a clock that is ten minutes ahead',
    { ...sessionOf(ADA), expires_at: sessionOf(ADA).expires_at + 600 },
  ],
])(
  'a session that is %s is stored as supabase-js stores it, with its end by the clock of the device',
  async (_kind, session) => {
    answerLogin(() => HttpResponse.json(session));
    const { user, left } = await openDocument('/login');
    await enter(user);
    await waitFor(() => expect(left).toHaveLength(1));
    const stored: unknown = JSON.parse(sessionStorage.getItem('token') ?? '');
    sessionStorage.clear();
    const client = createClient(SUPABASE, 'key', { auth: { storage: sessionStorage, storageKey: 'token' } });
    await client.auth.signInWithPassword({ email: ADA.email, password: 'correct horse' });
    await client.auth.stopAutoRefresh();
    const { expires_at, ...rest } = JSON.parse(sessionStorage.getItem('token') ?? '') as typeof session;
    expect(expires_at).toBeTypeOf('number');
    expect(stored).toMatchObject(rest);
    const lasts = Number(Reflect.get(Object(stored), 'expires_at')) - Date.now() / 1000;
    expect(Math.abs(lasts - session.expires_in)).toBeLessThanOrEqual(5);
  },
);

test('a person who once logged out while their clock ran ahead signs in again and stays', async () => {
  answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  localStorage.setItem('glassmine:logout', `9999999999999 ${ADA.id}`);
  const { user, left } = await openDocument('/login');
  await enter(user);
  await waitFor(() => expect(left).toEqual(['/dashboard']));
  document.body.replaceChildren();
  openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  // A person who is signed out leaves before the page gets live.
  await listening();
  expect(left).toEqual(['/dashboard']);
  expect(sessionStorage.getItem('token')).not.toBeNull();
});

test('a person who was on the way somewhere gets there after signing in', async () => {
  answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  const { user, left } = await openDocument('/login?redirect=%2Ftransactions%23here');
  await enter(user);
  await waitFor(() => expect(left).toEqual(['/transactions#here']));
});

test('a person who followed a hostile link lands on the dashboard', async () => {
  answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  const { user, left } = await openDocument('/login?redirect=%2F%2Fevil.test');
  await enter(user);
  await waitFor(() => expect(left).toEqual(['/dashboard']));
});

test.each([
  ['invalid_credentials', 'Password is Incorrect'],
  ['user_not_found', 'User Not Found'],
  ['over_request_rate_limit', 'Too many attempts. Try again in a minute.'],
  ['user_banned', 'This account has been disabled. Please contact support.'],
  ['never_heard_of', 'Something went wrong. Please try again.'],
])('a person refused with %s reads "%s" and stays', async (code, words) => {
  answerLogin(refuse(code));
  const { user, left } = await openDocument('/login');
  await enter(user);
  await waitFor(() => expect(document.querySelector('[data-toasts=error]')?.textContent).toBe(words));
  expect(left).toEqual([]);
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse');
});

test('a person with a wrong password reads so next to the field, also when the toast has gone, until they change it', async () => {
  answerLogin(refuse('invalid_credentials'));
  const { user } = await openDocument('/login');
  await enter(user);
  const field = screen.getByLabelText('Password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.querySelector('#password-error')?.textContent).toBe('Password is Incorrect');
  await user.type(field, '!');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(document.querySelector('#password-error')).toHaveProperty('hidden', true);
});

test('a person whose account is being guessed at reads next to the field how they come in', async () => {
  answerLogin(() =>
    HttpResponse.json(
      { code: 400, error_code: 'invalid_credentials', msg: 'too_many_guesses' },
      { status: 400 },
    ),
  );
  const { user } = await openDocument('/login');
  await enter(user);
  await waitFor(() =>
    expect(document.querySelector('#password-error')?.textContent).toMatch(
      /^Too many wrong passwords for this account\. Use a passkey, set a new password by mail/,
    ),
  );
});

test('a person who forgot their password need not type their address again', async () => {
  const { user } = await openDocument('/login');
  await user.type(screen.getByLabelText('Email'), ADA.email);
  const link = screen.getByRole('link', { name: 'Forgot Password' });
  // jsdom goes nowhere.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await openDocument('/forgot');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', ADA.email);
});

test.each([
  [429, 'Too many attempts. Try again in a minute.'],
  // Nothing to look for before another try, unlike after an order: it does no harm.
  [500, 'Something went wrong. Please try again.'],
  [503, 'The server is busy or restarting. Try again in a moment.'],
])('a person who gets the bare status %s from a proxy before Auth reads "%s"', async (status, words) => {
  answerLogin(() => new HttpResponse('<html>', { status }));
  const { user } = await openDocument('/login');
  await enter(user);
  expect(await screen.findByText(words)).toBeDefined();
});

test('a person is not signed in by an answer that holds no session', async () => {
  answerLogin(() => HttpResponse.json({}));
  const { user, left } = await openDocument('/login');
  await enter(user);
  expect(await screen.findAllByText(/Something went wrong/)).not.toEqual([]);
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(left).toEqual([]);
});

test('a person without a network reads the error', async () => {
  answerLogin(() => HttpResponse.error());
  const { user } = await openDocument('/login');
  await enter(user);
  expect(await screen.findAllByText(/No connection to the server/)).not.toEqual([]);
});

test('a person whose address is unconfirmed can have the mail sent again', async () => {
  answerLogin(refuse('email_not_confirmed'));
  const resent: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/auth/v1/resend`, async ({ request }) => {
      resent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const odd = "o'hara+$&@example.com";
  const { user } = await openDocument('/login');
  await enter(user, odd);
  const again = await screen.findByRole('button', { name: 'Send the mail again' });
  expect(screen.getByText(`Open the link in the mail that we sent to ${odd}, then sign in.`)).toBeDefined();
  await user.click(again);
  expect(await screen.findByText('The mail has been sent again.')).toBeDefined();
  expect(resent).toEqual([{ type: 'signup', email: odd }]);
});

test('a person who leaves the fields empty reads the error, and nothing is sent', async () => {
  const requests = answerLogin(refuse('invalid_credentials'));
  const { user } = await openDocument('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(requests).toEqual([]);
});

test('a person looks at their password, and it is sent as it is', async () => {
  const requests = answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  const { user, left } = await openDocument('/login');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  await enter(user, ADA.email, ' blanks ');
  await waitFor(() => expect(left).toHaveLength(1));
  expect(requests).toMatchObject([{ password: ' blanks ' }]);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('a person reads what the application had left to say, once', async () => {
  sessionStorage.setItem('flash', 'Your session has ended. Please sign in again.');
  await openDocument('/login');
  const toast = await screen.findByText('Your session has ended. Please sign in again.');
  expect(toast.parentElement?.dataset['toasts']).toBe('success');
  expect(sessionStorage.getItem('flash')).toBeNull();
});

test('a person whose page is being left for another language is not told what the next page will say', async () => {
  sessionStorage.setItem('flash', 'Welcome back');
  document.documentElement.hidden = true;
  onTestFinished(() => {
    document.documentElement.hidden = false;
  });
  await openDocument('/login');
  expect(sessionStorage.getItem('flash')).toBe('Welcome back');
});
