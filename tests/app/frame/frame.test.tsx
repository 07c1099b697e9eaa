import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { dashboardOf, signIn } from '../support/session';
import { SIGNAL } from '../support/trading/signals';

/** An investor who holds a plan. */
const holdsPlan = () =>
  server.use(http.get(`${SUPABASE}/rest/v1/portfolio`, () => HttpResponse.json([{ active_packages: 1 }])));

test('a signed-in person finds every entry of the menu', async () => {
  signIn();
  openApp('/dashboard');
  const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
  const entries = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual([
    ['Dashboard', '/dashboard'],
    ['Account Settings', '/account'],
    ['Deposit', '/deposit'],
    ['Invest', '/invest'],
    ['Portfolio', '/portfolio'],
    ['Trade', '/trade'],
    ['Strategies', '/strategies'],
    ['Withdraw', '/withdraw'],
    ['Signals', '/signals'],
    ['Transactions', '/transactions'],
    ['Refer', '/refer'],
  ]);
});

test('a person on a live site finds neither portfolio nor trade nor strategies', async () => {
  signIn();
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => HttpResponse.json(dashboardOf({ mode: 'live' }))),
  );
  openApp('/dashboard');
  const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Trade' })).toBeNull());
  expect(menu.queryByRole('link', { name: 'Portfolio' })).toBeNull();
  expect(menu.queryByRole('link', { name: 'Strategies' })).toBeNull();
});

test('an operator also finds the back office', async () => {
  signIn();
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () =>
      HttpResponse.json(dashboardOf({ role: 'reviewer' })),
    ),
  );
  openApp('/dashboard');
  expect((await screen.findByRole('link', { name: 'Back office' })).getAttribute('href')).toBe('/operator');
});

test('a person who loses the network reads so, until it is back', async () => {
  signIn();
  openApp('/dashboard');
  await screen.findByRole('navigation', { name: 'Account' });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeDefined();
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('a person at the keyboard meets the bell where it stays, before anything else has come', async () => {
  signIn();
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/unread_notifications`, () => HttpResponse.json(3)));
  openApp('/dashboard');
  await screen.findByRole('navigation', { name: 'Account' });
  const bell = screen.getByRole('button', { name: 'Notifications' });
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBe(bell);
});

test('a person reads the published signals', async () => {
  signIn();
  holdsPlan();
  const signal = { ...SIGNAL, id: '1', title: 'A signal' };
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, () => HttpResponse.json([signal])));
  openApp('/signals');
  expect(await screen.findByRole('heading', { name: 'A signal' })).toBeDefined();
  expect(screen.getByText('2026/03/04')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Click Here to go to payment page' }).getAttribute('href')).toBe(
    '/deposit',
  );
});

test('a person whose screen cannot be read sees why and can try again', async () => {
  signIn();
  holdsPlan();
  const broken = () => HttpResponse.json({ code: 'XX000', message: 'x' }, { status: 500 });
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, broken));
  const { user } = openApp('/signals');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, () => HttpResponse.json([])));
  await user.click(retry);
  expect(await screen.findByText('No signals have been published yet.')).toBeDefined();
});

test('a person whose screen could not be read sees it as soon as the network is back, without a click', async () => {
  signIn();
  holdsPlan();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const broken = () => HttpResponse.json({ code: 'XX000', message: 'x' }, { status: 500 });
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, broken));
  openApp('/signals');
  await screen.findByRole('button', { name: 'Try again' });
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, () => HttpResponse.json([])));
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('No signals have been published yet.')).toBeDefined();
});

test('a person chooses the theme, and the choice is kept', async () => {
  const { user } = openApp('/confirmed');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light' }));
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('light'));
});
