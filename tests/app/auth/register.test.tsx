import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { openForm } from '../support/document';
import { server, SUPABASE, tableOf } from '../support/server';
import { ADA } from '../support/session';

let requests: unknown[] = [];
beforeEach(() => {
  requests = [];
});

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
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), values.email ?? ADA.email);
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), values.password ?? 'correct horse');
  await user.selectOptions(screen.getByLabelText('Choose Country'), 'Norway');
}

const submit = () => screen.getByRole('button', { name: 'Register' });

test.each([
  [{ password: 'short6' }, 'Password Should be Greater than six characters'],
  [{ email: 'ada@' }, 'Invalid Email'],
  [{ email: 'ada@example' }, 'Invalid Email'],
  [{ password: 'é'.repeat(37) }, 'Use at most 72 characters for your password, fewer with accents or emoji.'],
  [{ password: 'password1' }, 'This password is easy to guess. Choose a longer or less common one.'],
  [
    { email: 'lovelace@example.com', password: 'our-lovelace-1815' },
    'Your password can’t contain your name or email address. Choose another one.',
  ],
])('a visitor who enters %j reads "%s", and nothing is sent', async (values, words) => {
  answerSignUp(() => newUser([]));
  const { user } = await openForm('/register');
  await fill(user, values);
  await user.click(submit());
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(requests).toEqual([]);
});

test.each([`o'hara+tag!#$%&*/=?^_{|}~-@sub.example.museum`, 'дама@пример.рф'])(
  'a visitor with the odd but real address %s is not turned away',
  async (email) => {
    answerSignUp(() => newUser([{ id: '1' }]));
    const { user, left } = await openForm('/register');
    await fill(user);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
    await user.click(submit());
    await waitFor(() => expect(left).toEqual(['/login']));
    expect(requests).toMatchObject([{ email }]);
  },
);

test('a visitor reads the countries in their language, in its order, and registers with the name that is stored', async () => {
  onTestFinished(() => setLanguage('en'));
  await openForm('/de/register');
  await screen.findByRole('option', { name: 'Norwegen' });
  const [, ...options] = screen.getAllByRole<HTMLOptionElement>('option').slice(-4);
  expect(options.map(({ text, value }) => [text, value])).toEqual([
    ['Ålandinseln', 'Åland Islands'],
    ['Chile', 'Chile'],
    ['Norwegen', 'Norway'],
  ]);
});

test('a visitor who changes the language keeps what they have entered, except the password, which is stored nowhere', async () => {
  onTestFinished(() => setLanguage('en'));
  const { user } = await openForm('/register');
  await fill(user);
  await user.selectOptions(screen.getAllByLabelText('Language')[0] as HTMLElement, 'Deutsch');
  const stored = [sessionStorage, localStorage].flatMap((store) => Object.values<string>(store));
  expect(stored.join(' ')).toContain('Ada');
  expect(stored.join(' ')).not.toContain('correct');

  await openForm('/de/register');
  const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value;
  await waitFor(() => expect(valueOf('country')).toBe('Norway'));
  expect(['name', 'email', 'phone', 'password'].map(valueOf)).toEqual(['Ada', ADA.email, '+47 22 00 00 00', '']);
  // It was for that page only.
  await openForm('/register');
  expect(valueOf('name')).toBe('');
});

test('a visitor reads before entering anything whose residents the site does not serve, and cannot choose them', async () => {
  server.use(tableOf('site', [{ unserved_countries: ['Norway', 'Chile'] }]));
  await openForm('/register');
  expect(await screen.findByText('We don’t open accounts for residents of: Chile and Norway.')).toBeDefined();
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Norway' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Åland Islands' }).disabled).toBe(false);
});

test('a visitor reads while typing that a password is easy to guess, until it no longer is', async () => {
  const { user } = await openForm('/register');
  const field = screen.getByLabelText('Password');
  await user.type(field, 'password');
  const words = /easy to guess/;
  expect(await screen.findByText(words)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, ' of a quiet river');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
  expect(screen.queryByText(words)).toBeNull();
});

test.each([
  ['registration_incomplete', /Your account wasn’t created\. Use the/, false],
  ['name_unreadable', /Enter a name with letters and no invisible/, true],
  ['name_of_operator', /This name could be mistaken for one of our/, true],
])('a visitor whose registration the database refuses as %s reads why', async (msg, words, isOfName) => {
  answerSignUp(() => HttpResponse.json({ code: 422, error_code: 'unknown', msg }, { status: 422 }));
  const { user } = await openForm('/register');
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThanOrEqual(isOfName ? 2 : 1));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe(String(isOfName));
});
