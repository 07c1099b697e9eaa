import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { openDocument } from '../support/document';
import { watchLeaving } from '../support/leaving';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf } from '../support/session';

const session = sessionOf(ADA);
const link = `#access_token=${session.access_token}&refresh_token=refresh&type=recovery`;

test('a person asks for a recovery mail and is told to look for it', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/auth/v1/recover`, async ({ request }) => {
      asked.push(await request.json(), new URL(request.url).searchParams.get('redirect_to'));
      return HttpResponse.json({});
    }),
  );
  const { user } = await openDocument('/forgot');
  await user.type(await screen.findByLabelText('Email'), ADA.email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If ada@example.com belongs to an account/)).toBeDefined();
  // As the title of the notice and as a toast.
  expect(screen.getAllByText('Please check your e-mail')).toHaveLength(2);
  expect(asked).toEqual([{ email: ADA.email }, `${location.origin}/reset-password`]);
});

test('a person who is unknown to Auth is asked for their recovery mail', async () => {
  server.use(
    http.post(`${SUPABASE}/auth/v1/recover`, () =>
      HttpResponse.json({ code: 404, error_code: 'user_not_found', msg: 'x' }, { status: 404 }),
    ),
  );
  const { user } = await openDocument('/forgot');
  await user.type(await screen.findByLabelText('Email'), `${ADA.email}{Enter}`);
  // As a toast and next to the field.
  await waitFor(() => expect(screen.getAllByText('Enter Recovery Mail')).toHaveLength(2));
});

test.each(['', 'ada'])('a person who enters "%s" is asked for their recovery mail', async (email) => {
  const { user } = await openDocument('/forgot');
  await user.type(await screen.findByLabelText('Email'), `${email}{Enter}`);
  await waitFor(() => expect(screen.getAllByText('Enter Recovery Mail')).toHaveLength(2));
});

test('a person saves a new password with the link, which signs no one in and leaves the address', async () => {
  const calls: unknown[] = [];
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)),
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
  const { user, router } = openApp(`/reset-password${link}`);
  await screen.findByText('For the account ada@example.com.');
  expect(router.state.location.hash).toBe('');
  await user.type(screen.getByLabelText('New password'), 'another horse');
  await user.type(screen.getByLabelText('Repeat the new password'), 'another horse');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(sessionStorage.getItem('flash')).toBe('Your password has been changed. Please sign in.');
  expect(calls).toEqual([
    expect.objectContaining({ password: 'another horse' }),
    `Bearer ${session.access_token}`,
    '?scope=global',
  ]);
  expect(sessionStorage.getItem('token')).toBeNull();
});

test.each([
  [
    'another session',
    `#access_token=${sessionOf({ ...ADA, email: 'thief@example.com' }).access_token}&refresh_token=theirs`,
  ],
  ['an error', '#error=access_denied&error_code=otp_expired'],
  ['words', '#message=Half'],
])(
  'a person whose link was asked for with %s behind the # of its address follows it all the same',
  async (_, forged) => {
    const asked = new Set<string | null>();
    server.use(
      http.get(`${SUPABASE}/auth/v1/user`, ({ request }) => {
        asked.add(request.headers.get('authorization'));
        return HttpResponse.json(session.user);
      }),
    );
    openApp(`/reset-password${forged}&x=${link}`);
    expect(await screen.findByText('For the account ada@example.com.')).toBeDefined();
    expect([...asked]).toEqual([`Bearer ${session.access_token}`]);
  },
);

test('a person whose line breaks after the new password was saved is led to the login', async () => {
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)),
    http.put(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)),
    http.post(`${SUPABASE}/auth/v1/logout`, () => HttpResponse.error()),
  );
  const left = watchLeaving();
  const { user } = openApp(`/reset-password${link}`);
  await user.type(await screen.findByLabelText('New password'), 'another horse');
  await user.type(screen.getByLabelText('Repeat the new password'), 'another horse{Enter}');
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(sessionStorage.getItem('flash')).toBe('Your password has been changed. Please sign in.');
});

test('a person whose two passwords differ reads the error', async () => {
  server.use(http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)));
  const { user } = openApp(`/reset-password${link}`);
  await user.type(await screen.findByLabelText('New password'), 'another horse');
  await user.type(screen.getByLabelText('Repeat the new password'), 'another house{Enter}');
  await waitFor(() => expect(screen.getAllByText('The two passwords differ.')).toHaveLength(2));
});

test('a person whose new password is easy to guess reads the error, and it is not saved', async () => {
  const saved = vi.fn<() => Response>(() => HttpResponse.json(session.user));
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)),
    http.put(`${SUPABASE}/auth/v1/user`, saved),
  );
  const { user } = openApp(`/reset-password${link}`);
  await user.type(await screen.findByLabelText('New password'), 'qwertyuiop');
  expect(await screen.findByText(/among the first that are guessed/)).toBeDefined();
  await user.type(screen.getByLabelText('Repeat the new password'), 'qwertyuiop{Enter}');
  await waitFor(() => expect(screen.getAllByText(/among the first that are guessed/)).toHaveLength(2));
  expect(saved).not.toHaveBeenCalled();
});

test('a person with an expired link reads so and can ask for another', async () => {
  openApp('/reset-password#error=access_denied&error_code=otp_expired&error_description=x');
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
  const { router } = openApp(`/confirmed${link}`);
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeDefined();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(sessionStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(ended).toEqual(['local', `Bearer ${session.access_token}`]));
});

test('a person who confirms their address is asked to sign in also when the session of the link cannot be ended', async () => {
  const asked = vi.fn<() => Response>(() => HttpResponse.error());
  server.use(http.post(`${SUPABASE}/auth/v1/logout`, asked));
  openApp(`/confirmed${link}`);
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeDefined();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
});

test('a person with a used confirmation link reads so', async () => {
  openApp('/confirmed#error=access_denied&error_code=otp_expired');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
});

test.each([
  ['a used confirmation link', 'error=access_denied&error_code=otp_expired', 'This link no longer works'],
  ['the first of two links', 'message=Half', 'One more link'],
])('a person who opens the page of %s again reads the same', async (_, hash, heading) => {
  const { router } = openApp(`/confirmed#${hash}`);
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  await settled();
  expect(router.state.location.hash).toBe(hash);
});

test('a person who chooses another language on the page of a recovery link keeps the link', async () => {
  server.use(http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(session.user)));
  const left = watchLeaving();
  onTestFinished(() => history.replaceState(null, '', '/'));
  const { user, router } = openApp(`/reset-password${link}`);
  await screen.findByText('For the account ada@example.com.');
  await settled();
  expect([router.state.location.hash, location.hash]).toEqual(['', '']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  await waitFor(() => expect(left).toEqual(['reload']));
  expect(location.hash).toBe(link);
});
