import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf } from '../support/session';

const session = sessionOf(ADA);
const link = '#token_hash=0a1b&type=recovery';
const confirmation = '#token_hash=0a1b&type=signup';

function answerLink(answer: () => Response = () => HttpResponse.json(session)): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)),
    http.post(`${SUPABASE}/auth/v1/verify`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

async function openReset() {
  answerLink();
  const app = openApp(`/reset-password${link}`);
  await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByText('For ada@example.com.');
  return app;
}

const expired = () => HttpResponse.json({ code: 403, error_code: 'otp_expired', msg: 'expired' }, { status: 403 });

test('a person saves a new password with the link, which signs no one in and leaves the address', async () => {
  const calls: unknown[] = [];
  server.use(
    http.put(`${SUPABASE}/auth/v1/user`, async ({ request }) => {
      calls.push(await request.json(), request.headers.get('authorization'));
      return HttpResponse.json(session.user);
    }),
    http.post(`${SUPABASE}/auth/v1/logout`, ({ request }) => {
      calls.push(new URL(request.url).search);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const left = watchLeaving();
  const { user, router } = await openReset();
  expect(router.state.location.hash).toBe('');
  await user.type(screen.getByLabelText('New password'), 'another horse');
  await user.type(screen.getByLabelText('Repeat the new password'), 'another horse');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(sessionStorage.getItem('flash')).toBe('Password changed. Please sign in.');
  expect(calls).toEqual([
    expect.objectContaining({ password: 'another horse' }),
    `Bearer ${session.access_token}`,
    '?scope=global',
  ]);
  expect(sessionStorage.getItem('token')).toBeNull();
});

test.each([
  ['/reset-password', link, 'Choose a new password'],
  ['/confirmed', confirmation, 'Confirm your email address'],
  ['/confirmed', '#token_hash=0a1b&type=email_change', 'Confirm your new email address'],
  ['/confirmed', '#token_hash=0a1b&type=invite', 'Confirm your email address'],
])('the page %s%s sends nothing before its button is pressed', async (page, hash, heading) => {
  const sent = answerLink();
  const { user, router } = openApp(`${page}${hash}`);
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  await settled();
  expect([sent, `#${router.state.location.hash}`]).toEqual([[], hash]);
  await user.click(screen.getByRole('button', { name: /^(Con|con)/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const type = new URLSearchParams(hash.slice(1)).get('type');
  expect(sent).toEqual([expect.objectContaining({ token_hash: '0a1b', type })]);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
});

test('a person with an expired link reads so and can ask for another', async () => {
  answerLink(expired);
  const { user } = openApp(`/reset-password${link}`);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot');
});

test('a person who confirms their address is asked to sign in, whatever session the link carries', async () => {
  const ended: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/auth/v1/logout`, ({ request }) => {
      ended.push(new URL(request.url).searchParams.get('scope'), request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  answerLink();
  const { user, router } = openApp(`/confirmed${confirmation}`);
  await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeDefined();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(sessionStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(ended).toEqual(['local', `Bearer ${session.access_token}`]));
});

test.each([
  ['a used confirmation link', expired, 'This link no longer works'],
  ['the first of two links', () => HttpResponse.json({ code: '200', msg: 'Half' }), 'One more link'],
])('a person with %s reads so', async (_, answer, heading) => {
  answerLink(answer);
  const { user } = openApp('/confirmed#token_hash=0a1b&type=email_change');
  await user.click(await screen.findByRole('button', { name: 'Confirm the change' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
});

test.each(['', '#token_hash=0a1b', '#token_hash=&type=recovery', '#token_hash=0a1b&type=sms'])(
  'the page of a link that was cut off, "%s", says that it does not work',
  async (hash) => {
    openApp(`/confirmed${hash}`);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  },
);
