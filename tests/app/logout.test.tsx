import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openApp } from './support/app';
import { watchLeaving } from './support/leaving';
import { server, SUPABASE } from './support/server';
import { ADA, signIn } from './support/session';

it('a person logs out: the token is gone, also when the server does not answer', async () => {
  signIn();
  const left = watchLeaving();
  server.use(http.post(`${SUPABASE}/auth/v1/logout`, () => HttpResponse.error()));
  const { user } = openApp('/dashboard');
  const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
  await user.click(logout ?? document.body);
  await waitFor(() => expect(left).toEqual(['/']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

it('a person who logs out in one tab is signed out in the other, and told so', async () => {
  signIn();
  const left = watchLeaving();
  openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const otherTab = new BroadcastChannel('glassmine:logout');
  otherTab.postMessage(ADA.id);
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdashboard']));
  expect(sessionStorage.getItem('flash')).toBe('Your session has ended. Please sign in again.');
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

it('a person who goes back to a page that the browser has kept does not see whose it was', async () => {
  signIn();
  const left = watchLeaving();
  openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(left).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(left).toEqual(['reload']);
});
