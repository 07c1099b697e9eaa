import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from './support/app';
import { signIn } from './support/session';

it.each(['/dashboard', '/deposit', '/account', '/operator'])(
  'a visitor who opens %s is sent to the login, and remembered',
  async (path) => {
    const { router } = openApp(path);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location.search).toEqual({ redirect: path });
  },
);

it.each(['/', '/about', '/contact', '/login'])(
  'a signed-in person who opens %s sees the dashboard',
  async (path) => {
    signIn();
    const app = openApp(path);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(app.path()).toBe('/dashboard');
  },
);

it('a signed-in person may read the terms', async () => {
  signIn();
  openApp('/terms');
  expect(await screen.findByRole('heading', { name: 'Terms & Conditions' })).toBeDefined();
});

it('a person whose stored session is broken is asked to sign in, and the entry is gone', async () => {
  sessionStorage.setItem('token', 'anything');
  openApp('/login');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect(sessionStorage.getItem('token')).toBeNull();
});

it('a person who is no operator finds no operator desk', async () => {
  signIn();
  openApp('/operator');
  expect(await screen.findByRole('img', { name: '404' })).toBeDefined();
});
