import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openDocument } from '../support/document';
import { server, SUPABASE } from '../support/server';

/** The site serves no residents of these countries. */
const serveNot = (...unserved_countries: string[]) =>
  server.use(http.get(`${SUPABASE}/rest/v1/site`, () => HttpResponse.json([{ unserved_countries }])));

test('a visitor reads before entering anything whose residents the site does not serve, and cannot choose them', async () => {
  serveNot('Norway', 'Chile');
  await openDocument('/register');
  expect(
    await screen.findByText('This site does not open accounts for residents of: Chile and Norway.'),
  ).toBeDefined();
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Norway' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Åland Islands' }).disabled).toBe(false);
});

test('a visitor whose list does not load where countries are refused reads which, and that one has to be chosen', async () => {
  vi.stubGlobal('reportError', () => undefined);
  serveNot('Norway', 'Chile');
  server.use(http.get('*/api/v0.1/countries', () => HttpResponse.error(), { once: true }));
  const { user } = await openDocument('/register');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/residents of: Norway and Chile\.$/)).toBeDefined();
  expect(screen.getByText('You can register without a country.').hidden).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByLabelText('Choose Country').getAttribute('aria-invalid')).toBe('true');

  await user.click(retry);
  await screen.findByRole('option', { name: 'Åland Islands' });
  expect(screen.getByText(/residents of: Chile and Norway\.$/)).toBeDefined();
});

test('a visitor whose country is refused all the same reads it at the field', async () => {
  server.use(
    http.post(`${SUPABASE}/auth/v1/signup`, () =>
      HttpResponse.json({ code: 422, msg: 'country_not_served' }, { status: 422 }),
    ),
  );
  const { user } = await openDocument('/register');
  await screen.findByRole('option', { name: 'Norway' });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.selectOptions(screen.getByLabelText('Choose Country'), 'Norway');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const words = 'This site does not serve residents of this country.';
  await waitFor(() => expect(document.querySelector('#country-error')?.textContent).toBe(words));
});
