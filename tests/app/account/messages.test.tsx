import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening, openApp } from '../support/app';
import { announce, joins } from '../support/realtime';
import { refusal, server, SUPABASE } from '../support/server';
import { ADA, sessionOf, signIn } from '../support/session';

interface Sent {
  subject: string;
  message: string;
  language: string;
  request_id: string;
}
const sent: Sent[] = [];

/** A server that takes messages; each answer may be another one first. */
function answer(...answers: Response[]) {
  server.use(
    http.post<never, Sent>(`${SUPABASE}/rest/v1/rpc/write_message`, async ({ request }) => {
      sent.push(await request.json());
      await delay(20);
      return answers.shift() ?? HttpResponse.json('0000E1AB');
    }),
  );
}

/** What the server has of the person, newest first. */
let messages: object[] = [];
const written = (values: object = {}) => ({
  id: '00000000-0000-4000-8000-0000000000e1',
  reference: '0000E1AB',
  subject: 'Frozen',
  message: 'Why?\n<b>Please</b>',
  answer: null,
  created_at: '2026-03-04T12:00:00Z',
  handled_at: null,
  ...values,
});

beforeEach(() => {
  signIn();
  sent.length = 0;
  messages = [];
  server.use(http.get(`${SUPABASE}/rest/v1/contact_messages`, () => HttpResponse.json(messages)));
});

async function openSupport() {
  const app = openApp('/dashboard');
  await app.user.click(await screen.findByRole('link', { name: 'Support' }));
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  const button = screen.getByRole('button', { name: 'Send' });
  return { ...app, subject, message, button };
}

test('a person who is signed in writes to the operators once, and reads the reference and where the answer goes', async () => {
  answer();
  const { user, path, subject, message, button } = await openSupport();
  expect(path()).toBe('/support');
  await user.type(subject, ' Frozen ');
  await user.type(message, 'Why is my account frozen?');
  await user.dblClick(button);
  expect(await screen.findByText('message sent')).toBeDefined();
  expect(screen.getByText('We have received your message 0000E1AB')).toBeDefined();
  expect(await screen.findByText(new RegExp(`it also goes to ${ADA.email}`))).toBeDefined();
  expect(sent).toEqual([
    {
      subject: 'Frozen',
      message: 'Why is my account frozen?',
      language: 'en',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  ]);
  await waitFor(() => expect([subject.value, message.value]).toEqual(['', '']));
});

test('a person whose address has changed since they signed in reads where the answer goes now', async () => {
  answer();
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () =>
      HttpResponse.json(sessionOf({ ...ADA, email: 'ada@example.org' }).user),
    ),
  );
  const { user, subject, message, button } = await openSupport();
  await user.type(subject, 'Frozen');
  await user.type(message, 'Why?');
  await user.click(button);
  expect(await screen.findByText(/it also goes to ada@example\.org/)).toBeDefined();
});

test('a person whose answer got lost keeps their words, and sends the same message again', async () => {
  answer(HttpResponse.error(), refusal(400, 'P0001', 'too_many_messages'));
  const { user, subject, message, button } = await openSupport();
  await user.type(subject, 'Frozen');
  await user.type(message, 'Why?');
  await user.click(button);
  expect(await screen.findByText(/No connection/)).toBeDefined();
  expect(message.value).toBe('Why?');
  await user.click(button);
  expect(await screen.findByText(/Too many messages at the moment/)).toBeDefined();
  await user.type(message, ' Since when?');
  await user.click(button);
  expect(await screen.findByText('message sent')).toBeDefined();
  const [first, second, third] = sent.map(({ request_id }) => request_id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a person who writes the same text later sends another message', async () => {
  answer();
  const { user, subject, message, button } = await openSupport();
  for (let times = 0; times < 2; times += 1) {
    await user.type(subject, 'Frozen');
    await user.type(message, 'Why?');
    await user.click(button);
    await waitFor(() => expect(message.value).toBe(''));
  }
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2);
});

test('a person who wrote sees their message at once, and its answer as soon as an operator gives it', async () => {
  answer();
  const { user, subject, message, button } = await openSupport();
  expect(await screen.findByText('You have not written to us yet')).toBeDefined();
  await user.type(subject, 'Frozen');
  await user.type(message, 'Why?');
  messages = [written()];
  await user.click(button);
  expect(await screen.findByText('Pending')).toBeDefined();
  await user.click(screen.getByText('Reference 0000E1AB'));
  expect(screen.getByText(/<b>Please<\/b>/)).toBeDefined();
  expect(screen.getByText('No operator has answered yet.')).toBeDefined();
  await waitFor(() => expect(joins).toHaveLength(1));
  messages = [written({ answer: 'The bank asked.', handled_at: '2026-03-05T12:00:00Z' })];
  announce('contact_messages');
  expect(await screen.findByText('The bank asked.')).toBeDefined();
  expect(screen.getByText('Answered')).toBeDefined();
});

test('a person whose message was closed without an answer reads so, and writes again', async () => {
  messages = [written({ handled_at: '2026-03-05T12:00:00Z' })];
  await openSupport();
  expect(await screen.findByText('Closed')).toBeDefined();
  expect(screen.getByText(/closed this without an answer. You can write again/)).toBeDefined();
});

test('a person whose messages cannot be read writes all the same, and asks for them again', async () => {
  answer();
  messages = [written()];
  // Also for the live channel, which reads again when it is joined.
  let isBroken = true;
  server.use(
    http.get(`${SUPABASE}/rest/v1/contact_messages`, () =>
      isBroken ? refusal(400, '22000', 'broken') : HttpResponse.json(messages),
    ),
  );
  const { user, subject, message, button } = await openSupport();
  await listening();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Reference 0000E1AB')).toBeDefined();
  server.use(http.get(`${SUPABASE}/rest/v1/contact_messages`, () => refusal(400, '22000', 'broken')));
  await user.type(subject, 'Frozen');
  await user.type(message, 'Why?');
  await user.click(button);
  expect(await screen.findByText('message sent')).toBeDefined();
});

test('a person with many messages reads the earlier ones, too', async () => {
  const many = Array.from({ length: 60 }, (_, n) =>
    written({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      reference: `R${n}`,
      created_at: `2026-03-04T11:${String(59 - n).padStart(2, '0')}:00Z`,
    }),
  );
  server.use(
    http.get(`${SUPABASE}/rest/v1/contact_messages`, ({ request }) => {
      const after = new URL(request.url).searchParams.get('or');
      const last = many.findIndex(({ id }) => after?.includes(id));
      return HttpResponse.json(last < 0 ? many.slice(0, 50) : many.slice(last + 1));
    }),
  );
  const { user } = await openSupport();
  expect(await screen.findByText('Reference R49')).toBeDefined();
  // What the live updates read when they begin would replace what the click asks for.
  await listening();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Reference R59')).toBeDefined();
  expect(screen.getAllByText('Reference R0')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a person who leaves a field empty, or writes too much, reads the error', async () => {
  answer();
  const { user, subject, button } = await openSupport();
  await user.click(button);
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(subject.getAttribute('aria-invalid')).toBe('true');
  await user.click(subject);
  await user.paste('s'.repeat(151));
  expect(await screen.findByText('This is too long: 150 characters at most.')).toBeDefined();
  expect(sent).toEqual([]);
});
