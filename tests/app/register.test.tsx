import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from './support/app';
import { server, SUPABASE } from './support/server';
import { ADA } from './support/session';

let requests: unknown[] = [];
beforeEach(() => {
  requests = [];
});

/** Auth answers sign-ups with this, and they are written down. */
function answerSignUp(answer: () => Response | Promise<Response>) {
  server.use(
    http.post(`${SUPABASE}/auth/v1/signup`, async ({ request }) => {
      requests.push(await request.json());
      return answer();
    }),
  );
}

const newUser = (identities: object[]) =>
  HttpResponse.json({ id: ADA.id, email: ADA.email, aud: 'authenticated', identities, created_at: '' });

async function fill(user: UserEvent, values: { password?: string; email?: string } = {}) {
  await screen.findByRole('option', { name: 'Norway' });
  await fillText(user, values);
  await user.selectOptions(screen.getByLabelText('Choose Country'), 'Norway');
}

async function fillText(user: UserEvent, values: { password?: string; email?: string } = {}) {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), values.email ?? ADA.email);
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), values.password ?? 'correct horse');
}

const submit = () => screen.getByRole('button', { name: 'Register' });

it('a visitor registers, is welcomed, and goes to the login, which says that a mail waits', async () => {
  answerSignUp(() => newUser([{ id: '1' }]));
  const { user, path } = openApp('/register?ref=123456789012');
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText(/We sent a link to ada@example.com/)).toBeDefined();
  expect(screen.getByText(/Welcome to Glassmine/)).toBeDefined();
  expect(path()).toBe('/login');
  expect(requests).toMatchObject([
    {
      email: ADA.email,
      password: 'correct horse',
      data: { name: 'Ada', phone: '+47 22 00 00 00', country: 'Norway', referral_code: '123456789012' },
    },
  ]);
});

it('a visitor who leaves fields empty is told so, field by field, and nothing is sent', async () => {
  answerSignUp(() => newUser([]));
  const { user } = openApp('/register');
  await screen.findByRole('option', { name: 'Norway' });
  await user.click(submit());
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  for (const label of ['Name', 'Email', 'Phone Number', 'Password', 'Choose Country']) {
    const control = screen.getByLabelText(label);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    expect(words).toContain('Please fill in this field.');
  }
  expect(requests).toEqual([]);
});

it.each([
  [{ password: 'short6' }, 'Password Should be Greater than six characters'],
  [{ email: 'ada@' }, 'Invalid Email'],
])('a visitor who enters %j reads "%s", and nothing is sent', async (values, words) => {
  answerSignUp(() => newUser([]));
  const { user } = openApp('/register');
  await fill(user, values);
  await user.click(submit());
  // As a toast and beside the field.
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(requests).toEqual([]);
});

it.each([
  ['hides it behind a user without identities', () => newUser([])],
  [
    'says so',
    () => HttpResponse.json({ code: 422, error_code: 'user_already_exists', msg: 'x' }, { status: 422 }),
  ],
])('a visitor whose address is taken reads so when Auth %s', async (_how, answer) => {
  answerSignUp(answer);
  const { user, path } = openApp('/register');
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText('Email is already in use')).toBeDefined();
  expect(path()).toBe('/register');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada');
});

it('a visitor who clicks twice registers once', async () => {
  let answer = () => undefined as void;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerSignUp(async () => {
    await waiting;
    return newUser([{ id: '1' }]);
  });
  const { user, path } = openApp('/register');
  await fill(user);
  await user.dblClick(submit());
  await user.click(submit());
  answer();
  await waitFor(() => expect(path()).toBe('/login'));
  expect(requests).toHaveLength(1);
});

it('a visitor whose country list does not load sees it disabled, and can try again', async () => {
  const logged = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', logged);
  server.use(http.get('*/api/v0.1/countries', () => new HttpResponse(null, { status: 500 })));
  const { user } = openApp('/register');
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  expect(screen.getByLabelText('Choose Country')).toHaveProperty('disabled', true);
  expect(logged).toHaveBeenCalled();
  server.resetHandlers();
  await user.click(retry);
  await screen.findByRole('option', { name: 'Chile' });
  expect(screen.getByLabelText('Choose Country')).toHaveProperty('disabled', false);
});

it('a visitor whose country list does not load registers without a country', async () => {
  vi.stubGlobal('reportError', vi.fn<typeof reportError>());
  server.use(http.get('*/api/v0.1/countries', () => new HttpResponse(null, { status: 500 })));
  answerSignUp(() => newUser([{ id: '1' }]));
  const { user, path } = openApp('/register');
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  await fillText(user);
  await user.click(submit());
  await waitFor(() => expect(path()).toBe('/login'));
  expect(requests).toMatchObject([{ data: { name: 'Ada', phone: '+47 22 00 00 00' } }]);
  expect(JSON.stringify(requests)).not.toContain('country');
});
