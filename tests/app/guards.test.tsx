import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from './support/app';
import { watchLeaving } from './support/leaving';
import { signIn } from './support/session';

it.each(['/dashboard', '/deposit', '/account', '/operator'])(
  'a visitor who opens %s is sent to the login, and remembered',
  async (path) => {
    const left = watchLeaving();
    openApp(path);
    await waitFor(() =>
      expect(left).toEqual([`/login?${new URLSearchParams({ redirect: path }).toString()}`]),
    );
  },
);

it('a person who ends an address with a slash sees the same as without it', async () => {
  signIn();
  openApp('/dashboard/');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
});

it('a person at an address that the application does not have sees the 404 image and a way home', async () => {
  openApp('/no/such/page');
  expect(await screen.findByRole('img', { name: '404' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/');
});

it('a person whose stored session is broken is asked to sign in, and the entry is gone', async () => {
  sessionStorage.setItem('token', 'anything');
  const left = watchLeaving();
  openApp('/dashboard');
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdashboard']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

it('a person who is no operator finds no operator desk', async () => {
  signIn();
  openApp('/operator');
  expect(await screen.findByRole('img', { name: '404' })).toBeDefined();
});
