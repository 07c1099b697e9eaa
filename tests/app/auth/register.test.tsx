import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { openDocument } from '../support/document';
import { server, SUPABASE } from '../support/server';
import { ADA } from '../support/session';

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
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), values.email ?? ADA.email);
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), values.password ?? 'correct horse');
  await user.selectOptions(screen.getByLabelText('Choose Country'), 'Norway');
}

/** What is read out with a field, also when it is hidden. */
function descriptionOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
}

const PASTED = 'é'.repeat(1_000_000);

const submit = () => screen.getByRole('button', { name: 'Register' });

test('a visitor registers, is welcomed, and goes to the login, which says that a mail waits', async () => {
  answerSignUp(() => newUser([{ id: '1' }]));
  const { user, left } = await openDocument('/register?ref=123456789012');
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(requests).toEqual([
    {
      email: ADA.email,
      password: 'correct horse',
      data: {
        name: 'Ada',
        phone: '+47 22 00 00 00',
        country: 'Norway',
        language: 'en',
        terms: true,
        referral_code: '123456789012',
      },
    },
  ]);
  await openDocument('/login');
  expect(await screen.findByText(/We sent a link to ada@example.com/)).toBeDefined();
  expect(screen.getByText(/Welcome to Glassmine/)).toBeDefined();
  expect(screen.getByText('Welcome back.')).toHaveProperty('hidden', true);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', ADA.email);
});

test('a visitor who leaves fields empty reads the error, field by field, and nothing is sent', async () => {
  answerSignUp(() => newUser([]));
  const { user } = await openDocument('/register');
  await screen.findByRole('option', { name: 'Norway' });
  await user.click(submit());
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  for (const label of ['Name', 'Email', 'Phone Number', 'Password', 'Choose Country']) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(label)).toContain('Please fill in this field.');
  }
  expect(requests).toEqual([]);
});

test.each([
  [{ password: 'short6' }, 'Password Should be Greater than six characters'],
  [{ email: 'ada@' }, 'Invalid Email'],
  [{ email: 'ada@example' }, 'Invalid Email'],
  [
    { password: 'é'.repeat(37) },
    'This password is too long: at most 72 letters, fewer with accents or emoji.',
  ],
  [{ password: 'password1' }, 'This password is easy to guess. Please choose a longer or rarer one.'],
  [
    { email: 'lovelace@example.com', password: 'our-lovelace-1815' },
    'This password contains your name or e-mail address. Please choose another one.',
  ],
])('a visitor who enters %j reads "%s", and nothing is sent', async (values, words) => {
  answerSignUp(() => newUser([]));
  const { user } = await openDocument('/register');
  await fill(user, values);
  await user.click(submit());
  // As a toast and next to the field.
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(requests).toEqual([]);
});

test('a visitor who pastes a novel reads how much is accepted, and nothing is sent', async () => {
  answerSignUp(() => newUser([]));
  const { user } = await openDocument('/register');
  await fill(user);
  for (const label of ['Name', 'Email', 'Phone Number', 'Password'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: PASTED } });
  await user.click(submit());
  expect(screen.getByText('This is too long: 80 characters at most.')).toBeDefined();
  expect(screen.getByText('This is too long: 254 characters at most.')).toBeDefined();
  expect(requests).toEqual([]);
});

test.each([`o'hara+tag!#$%&*/=?^_{|}~-@sub.example.museum`, 'дама@пример.рф'])(
  'a visitor with the odd but real address %s is not turned away',
  async (email) => {
    answerSignUp(() => newUser([{ id: '1' }]));
    const { user, left } = await openDocument('/register');
    await fill(user);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
    await user.click(submit());
    await waitFor(() => expect(left).toEqual(['/login']));
    expect(requests).toMatchObject([{ email }]);
  },
);

test('a visitor whose phone number holds letters reads what it may contain', async () => {
  answerSignUp(() => newUser([]));
  const { user } = await openDocument('/register');
  await fill(user);
  await user.type(screen.getByLabelText('Phone Number'), 'x');
  await user.click(submit());
  expect(screen.getAllByText(/Please enter a phone number/)).toHaveLength(2);
  expect(requests).toEqual([]);
});

test.each([
  ['hides it behind a user without identities', () => newUser([])],
  [
    'says so',
    () => HttpResponse.json({ code: 422, error_code: 'user_already_exists', msg: 'x' }, { status: 422 }),
  ],
])('a visitor whose address is taken reads so when Auth %s', async (_how, answer) => {
  answerSignUp(answer);
  const { user, left } = await openDocument('/register');
  await fill(user);
  await user.click(submit());
  // As a toast, which goes, and next to the field, until that is changed.
  await waitFor(() => expect(screen.getAllByText('Email is already in use')).toHaveLength(2));
  expect(descriptionOf('Email')).toContain('Email is already in use');
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('false');
  expect(left).toEqual([]);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada');
});

test('a visitor who clicks twice registers once', async () => {
  let answer = () => undefined as void;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerSignUp(async () => {
    await waiting;
    return newUser([{ id: '1' }]);
  });
  const { user, left } = await openDocument('/register');
  await fill(user);
  await user.dblClick(submit());
  await user.click(submit());
  answer();
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(requests).toHaveLength(1);
});

test('a visitor reads the countries in their language, in its order, and registers with the name that is stored', async () => {
  onTestFinished(() => setLanguage('en'));
  await openDocument('/de/register');
  await screen.findByRole('option', { name: 'Norwegen' });
  const [, ...options] = screen.getAllByRole<HTMLOptionElement>('option').slice(-4);
  expect(options.map(({ text, value }) => [text, value])).toEqual([
    ['Ålandinseln', 'Åland Islands'],
    ['Chile', 'Chile'],
    ['Norwegen', 'Norway'],
  ]);
});

test('a visitor whose country list does not load sees it disabled, and can try again', async () => {
  const logged = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', logged);
  server.use(http.get('*/api/v0.1/countries', () => new HttpResponse(null, { status: 500 })));
  const { user } = await openDocument('/register');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByLabelText('Choose Country')).toHaveProperty('disabled', true);
  expect(descriptionOf('Choose Country')).toContain('could not be loaded');
  expect(logged).toHaveBeenCalled();
  server.resetHandlers();
  await user.click(retry);
  await screen.findByRole('option', { name: 'Chile' });
  expect(screen.getByLabelText('Choose Country')).toHaveProperty('disabled', false);
  expect(descriptionOf('Choose Country')).toBe('');
});

test('a visitor whose country list does not load registers without a country', async () => {
  vi.stubGlobal('reportError', () => undefined);
  server.use(http.get('*/api/v0.1/countries', () => HttpResponse.error()));
  answerSignUp(() => newUser([{ id: '1' }]));
  const { user, left } = await openDocument('/register');
  await screen.findByRole('button', { name: 'Try again' });
  expect(descriptionOf('Choose Country')).toContain('You can register without a country.');
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), ADA.email);
  await user.type(screen.getByLabelText('Phone Number'), '+47 22 00 00 00');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(submit());
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(requests).toMatchObject([{ data: { country: '' } }]);
});

test('a visitor whose link carries markup instead of a code is not referred', async () => {
  await openDocument('/register?ref=%3Cb%3E');
  expect(screen.queryByText(/You were referred/)).toBeNull();
});

test('a visitor who changes the language keeps what they have entered, except the password, which is stored nowhere', async () => {
  onTestFinished(() => setLanguage('en'));
  const { user } = await openDocument('/register');
  await fill(user);
  await user.selectOptions(screen.getAllByLabelText('Language')[0] as HTMLElement, 'Deutsch');
  const stored = [sessionStorage, localStorage].flatMap((store) => Object.values<string>(store));
  expect(stored.join(' ')).toContain('Ada');
  expect(stored.join(' ')).not.toContain('correct');

  await openDocument('/de/register');
  const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value;
  await waitFor(() => expect(valueOf('country')).toBe('Norway'));
  expect(['name', 'email', 'phone', 'password'].map(valueOf)).toEqual([
    'Ada',
    ADA.email,
    '+47 22 00 00 00',
    '',
  ]);
  // It was for that page only.
  await openDocument('/register');
  expect(valueOf('name')).toBe('');
});
