import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openForm } from '../support/document';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf } from '../support/session';

beforeEach(() => {
  server.use(
    http.post(`${SUPABASE}/auth/v1/signup`, () =>
      HttpResponse.json({ id: ADA.id, email: ADA.email, identities: [{ id: '1' }] }),
    ),
    http.post(`${SUPABASE}/auth/v1/token`, () => HttpResponse.json(sessionOf(ADA))),
  );
});

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

async function register(address: string) {
  const { user, left } = await openForm(address);
  await screen.findByRole('option', { name: 'Norway' });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), ADA.email);
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.selectOptions(screen.getByLabelText('Choose Country'), 'Norway');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(left).toEqual(['/login']));
}

async function signInLater(address = '/login'): Promise<string[]> {
  sessionStorage.clear();
  const { user, left } = await openForm(address);
  await user.type(await screen.findByLabelText('Email'), ADA.email);
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(left).toHaveLength(1));
  return left;
}

test('a visitor on the way somewhere keeps it from the login to the registration and back', async () => {
  await openForm('/login?redirect=%2Finvest%3Fplan%3D2');
  expect(href('Create Account')).toBe('/register?redirect=%2Finvest%3Fplan%3D2');
  await openForm('/register?redirect=%2Finvest%3Fplan%3D2');
  expect(href('Login')).toBe('/login?redirect=%2Finvest%3Fplan%3D2');
  await openForm('/forgot?redirect=%2Finvest%3Fplan%3D2');
  expect(href('Back to login')).toBe('/login?redirect=%2Finvest%3Fplan%3D2');
});

test('a newcomer who registered on the way somewhere gets there once, when they sign in after the mail', async () => {
  await register('/register?redirect=%2Finvest%3Fplan%3D2');
  expect(await signInLater()).toEqual(['/invest?plan=2']);
  expect(await signInLater()).toEqual(['/dashboard']);
});

test('a visitor who followed a hostile link to the registration is led nowhere by it', async () => {
  await openForm('/register?redirect=%2F%2Fevil.test');
  expect(href('Login')).toBe('/login');
  await register('/register?redirect=%2F%2Fevil.test');
  expect(localStorage.getItem('destination')).toBeNull();
});
