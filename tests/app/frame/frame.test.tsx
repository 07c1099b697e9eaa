import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { rpc, server, SUPABASE, tableOf } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

const holdsPlan = () => server.use(tableOf('portfolio', () => [{ active_packages: 1 }]));

test('a person on a live site finds neither portfolio nor trade nor strategies', async () => {
  signIn();
  server.use(rpc('dashboard', () => dashboardOf({ mode: 'live' })));
  openApp('/dashboard');
  const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Trade' })).toBeNull());
  expect(menu.queryByRole('link', { name: 'Portfolio' })).toBeNull();
  expect(menu.queryByRole('link', { name: 'Strategies' })).toBeNull();
});

test('a person whose screen cannot be read sees why and can try again', async () => {
  signIn();
  holdsPlan();
  const broken = () => HttpResponse.json({ code: 'XX000', message: 'x' }, { status: 500 });
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, broken));
  const { user } = openApp('/signals');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This couldn’t be loaded');
  server.use(rpc('read_signals', []));
  await user.click(retry);
  expect(await screen.findByText('No signals yet.')).toBeDefined();
});
