import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { hold } from '../support/holding';
import { watchLeaving } from '../support/leaving';
import { announce, joins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf, signIn, TOPIC } from '../support/session';

const liveUpdates = () => waitFor(() => expect(joins).not.toEqual([]));

test('a person logs out: the token is gone, also when the server does not answer', async () => {
  signIn();
  const left = watchLeaving();
  server.use(http.post(`${SUPABASE}/auth/v1/logout`, () => HttpResponse.error()));
  const { user } = openApp('/dashboard');
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
  await user.click(logout ?? document.body);
  await waitFor(() => expect(left).toEqual(['/']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('a person logs out on a stalled line: the page is left within seconds, and the other tabs hear of it at once', async () => {
  signIn();
  const left = watchLeaving();
  const stalled = hold(`${SUPABASE}/auth/v1/logout`);
  const { user } = openApp('/dashboard');
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
  await user.click(logout ?? document.body);
  await stalled.arrived();
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('glassmine:logout')).toContain(ADA.id);
  await waitFor(() => expect(left).toEqual(['/']));
});

test('a person logs out of an aged session on a stalled line: a renewal that comes too late brings no session back', async () => {
  signIn();
  const left = watchLeaving();
  const { user } = openApp('/dashboard');
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
  await liveUpdates();
  await settled();
  const aged = { ...sessionOf(ADA), expires_at: 1, refresh_token: 'renewed too late' };
  sessionStorage.setItem('token', JSON.stringify(aged));
  const stalled = hold(`${SUPABASE}/auth/v1/token`);
  await user.click(logout ?? document.body);
  await stalled.arrived();
  await waitFor(() => expect(left).toEqual(['/']));
  expect(sessionStorage.getItem('token')).toBeNull();
  await stalled.answer(HttpResponse.json(sessionOf(ADA)));
  await settled();
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('a person who logs out in one tab is signed out in the other, also when that was still coming up and heard nothing', async () => {
  signIn();
  sessionStorage.setItem('logout-before', '');
  localStorage.setItem('glassmine:logout', `1001 ${ADA.id}`);
  const left = watchLeaving();
  openApp('/dashboard');
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdashboard']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('a page that hears of the end of its own session leaves at once and asks nothing, and one that hears of another stays', async () => {
  signIn();
  const left = watchLeaving();
  openApp('/dashboard');
  await liveUpdates();
  await settled();
  announce('sessions');
  await settled();
  expect(left).toEqual([]);
  const asked = vi.fn<() => void>();
  server.use(http.all(`${SUPABASE}/*`, () => asked()));
  announce('sessions', TOPIC.replace('realtime:session:', ''));
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdashboard']));
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('flash')).toContain('Your session has ended');
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['they logged out and came back', `1001 ${ADA.id}`, `1001 ${ADA.id}`],
  ['somebody else logged out', '', '1001 somebody-else'],
  ['a logout of which nobody knows whether it was before', undefined, `1001 ${ADA.id}`],
])('a person stays signed in in a tab that comes up after %s', async (_kind, before, last) => {
  signIn();
  if (before !== undefined) sessionStorage.setItem('logout-before', before);
  localStorage.setItem('glassmine:logout', last);
  const { path } = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await liveUpdates();
  await settled();
  expect(path()).toBe('/dashboard');
  expect(sessionStorage.getItem('token')).not.toBeNull();
});

test('a person who goes back to a page that the browser has kept does not see whose it was', async () => {
  signIn();
  const left = watchLeaving();
  openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(left).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(left).toEqual(['reload']);
});
