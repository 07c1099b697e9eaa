import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { openApp } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf, signIn } from '../support/session';

test.each(['/dashboard', '/deposit', '/account', '/operator'])(
  'a visitor who opens %s is sent to the login, and remembered',
  async (path) => {
    const left = watchLeaving();
    openApp(path);
    await waitFor(() =>
      expect(left).toEqual([`/login?${new URLSearchParams({ redirect: path }).toString()}`]),
    );
  },
);

test('a person who ends an address with a slash sees the same as without it', async () => {
  signIn();
  openApp('/dashboard/');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
});

test('a person at an address that the application does not have sees the 404 image and a way home', async () => {
  openApp('/no/such/page');
  expect(await screen.findByRole('img', { name: '404' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/');
});

test.each([
  ['en', '/no/such/page'],
  ['en', '/operator'],
  ['en', '/operator/person'],
  ['ar', '/no/such/page'],
] as const)('the 404 page of the application has the header (%s, %s)', async (language, path) => {
  onTestFinished(() => setLanguage('en'));
  await setLanguage(language);
  signIn();
  openApp(path);
  await screen.findByRole('img', { name: '404' });
  const header = screen.getByRole('banner');
  const home = language === 'en' ? '/' : `/${language}/`;
  expect(within(header).getByRole('link', { name: 'Glassmine' }).getAttribute('href')).toBe(home);
  expect(within(header).getByRole('combobox')).toBeDefined();
});

test('a person whose stored session is broken is asked to sign in, and the entry is gone', async () => {
  sessionStorage.setItem('token', 'anything');
  const left = watchLeaving();
  openApp('/dashboard');
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdashboard']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

test.each([
  'refresh_token_not_found',
  // After the end of a session, or a long rest.
  'session_expired',
])(
  'a person whose session was refused (%s) before a reload is told why the login is shown',
  async (error_code) => {
    const session = { ...sessionOf(ADA), expires_at: 1 };
    sessionStorage.setItem('token', JSON.stringify(session));
    server.use(
      http.post(`${SUPABASE}/auth/v1/token`, () =>
        HttpResponse.json({ code: 400, error_code, msg: 'x' }, { status: 400 }),
      ),
    );
    const left = watchLeaving();
    openApp('/deposit');
    await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdeposit']));
    expect(sessionStorage.getItem('flash')).toBe('Your session has ended. Please sign in again.');
  },
);

test('a person whose refresh token was refused, and who reloads before the page has heard of it, is told why the login is shown', async () => {
  const session = { ...sessionOf(ADA), expires_at: 1, refresh_token: 'one that is refused' };
  sessionStorage.setItem('token', JSON.stringify(session));
  server.use(
    http.post(`${SUPABASE}/auth/v1/token`, () =>
      HttpResponse.json({ code: 400, error_code: 'refresh_token_not_found', msg: 'x' }, { status: 400 }),
    ),
  );
  const { supabase } = await import('@/lib/data/supabase');
  expect((await supabase.auth.getSession()).data.session).toBeNull();
  expect(sessionStorage.getItem('token')).toBeNull();
  const left = watchLeaving();
  openApp('/deposit');
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdeposit']));
  expect(sessionStorage.getItem('flash')).toBe('Your session has ended. Please sign in again.');
});

test('a person who is no operator finds no back office', async () => {
  signIn();
  openApp('/operator');
  expect(await screen.findByRole('img', { name: '404' })).toBeDefined();
});
