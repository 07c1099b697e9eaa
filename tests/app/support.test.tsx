import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from './support/app';
import { refusal, server, SUPABASE } from './support/server';
import { ADA, signIn } from './support/session';

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

beforeEach(() => {
  signIn();
  sent.length = 0;
});

async function openSupport() {
  const app = openApp('/dashboard');
  await app.user.click(await screen.findByRole('link', { name: 'Support' }));
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  const button = screen.getByRole('button', { name: 'Send' });
  return { ...app, subject, message, button };
}

it('a person who is signed in writes to the operators once, and reads the reference and where the answer goes', async () => {
  answer();
  const { user, path, subject, message, button } = await openSupport();
  expect(path()).toBe('/support');
  await user.type(subject, ' Frozen ');
  await user.type(message, 'Why is my account frozen?');
  await user.dblClick(button);
  expect(await screen.findByText('message sent')).toBeDefined();
  expect(screen.getByText('We have received your message 0000E1AB')).toBeDefined();
  expect(screen.getByText(new RegExp(`An answer goes to ${ADA.email}`))).toBeDefined();
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

it('a person whose answer got lost keeps their words, and sends the same message again', async () => {
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

it('a person who writes the same again later sends another message', async () => {
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

it('a person who leaves a field empty, or writes too much, is told so', async () => {
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
