import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openApp } from './support/app';
import { server, SUPABASE } from './support/server';
import { ADA, answerAccount, sessionOf, signIn } from './support/session';

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

const refuse = (error_code: string) => () =>
  HttpResponse.json({ code: 400, error_code, msg: 'x' }, { status: 400 });

async function enter(user: UserEvent, email = ADA.email) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

it('a person signs in: the token is stored, they are welcomed and see the dashboard', async () => {
  const requests = answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  const { user, path } = openApp('/login');
  await enter(user, ` ${ADA.email} `);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  expect(screen.getByText('Welcome back')).toBeDefined();
  expect(path()).toBe('/dashboard');
  expect(sessionStorage.getItem('token')).toContain('refresh');
  expect(requests).toMatchObject([{ email: ADA.email, password: 'correct horse' }]);
});

it('a person who was on the way somewhere gets there after signing in', async () => {
  answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  const { user, path } = openApp('/login?redirect=%2Fforgot%23here');
  await enter(user);
  await waitFor(() => expect(path()).toBe('/forgot'));
});

it('a person who followed a hostile link lands on the dashboard', async () => {
  answerLogin(() => HttpResponse.json(sessionOf(ADA)));
  const { user, path } = openApp('/login?redirect=%2F%2Fevil.test');
  await enter(user);
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

it.each([
  ['invalid_credentials', 'Password is Incorrect'],
  ['user_not_found', 'User Not Found'],
  ['over_request_rate_limit', 'Too many attempts. Please wait a minute and try again.'],
  ['user_banned', 'This account has been disabled. Please contact support.'],
])('a person refused with %s reads "%s" and stays', async (code, words) => {
  answerLogin(refuse(code));
  const { user, path } = openApp('/login');
  await enter(user);
  expect(await screen.findByText(words)).toBeDefined();
  expect(path()).toBe('/login');
  expect(sessionStorage.getItem('token')).toBeNull();
});

it('a person without a network is told so', async () => {
  answerLogin(() => HttpResponse.error());
  const { user } = openApp('/login');
  await enter(user);
  expect(await screen.findByText(/No connection to the server/)).toBeDefined();
});

it('a person whose address is unconfirmed can have the mail sent again', async () => {
  answerLogin(refuse('email_not_confirmed'));
  let resent: unknown;
  server.use(
    http.post(`${SUPABASE}/auth/v1/resend`, async ({ request }) => {
      resent = await request.json();
      return HttpResponse.json({});
    }),
  );
  const { user } = openApp('/login');
  await enter(user);
  await user.click(await screen.findByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText('The mail has been sent again.')).toBeDefined();
  expect(resent).toMatchObject({ type: 'signup', email: ADA.email });
});

it('a person who leaves the fields empty is told so, and nothing is sent', async () => {
  const requests = answerLogin(refuse('invalid_credentials'));
  const { user } = openApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(requests).toEqual([]);
});

it('a person logs out: the token is gone, also when the server does not answer', async () => {
  signIn();
  server.use(http.post(`${SUPABASE}/auth/v1/logout`, () => HttpResponse.error()));
  const { user } = openApp('/dashboard');
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
  await user.click(logout ?? document.body);
  await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull());
});

it('a person who logs out in one tab is signed out in the other, and told so', async () => {
  signIn();
  const { path } = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const otherTab = new BroadcastChannel('glassmine:logout');
  otherTab.postMessage(ADA.id);
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/login'));
  expect(sessionStorage.getItem('token')).toBeNull();
  otherTab.close();
});

it('a person stays signed in when somebody else logs out in another tab', async () => {
  signIn();
  const { path } = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const otherTab = new BroadcastChannel('glassmine:logout');
  otherTab.postMessage('somebody else');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(path()).toBe('/dashboard');
  expect(sessionStorage.getItem('token')).not.toBeNull();
  otherTab.close();
});
