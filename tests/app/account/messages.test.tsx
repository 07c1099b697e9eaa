import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { refusal, server, SUPABASE, tableOf } from '../support/server';
import { signIn } from '../support/session';

interface Sent {
  subject: string;
  message: string;
  language: string;
  request_id: string;
}
const sent: Sent[] = [];

function answer(...answers: Response[]) {
  server.use(
    http.post<never, Sent>(`${SUPABASE}/rest/v1/rpc/write_message`, async ({ request }) => {
      sent.push(await request.json());
      await delay(20);
      return answers.shift() ?? HttpResponse.json('0000E1AB');
    }),
  );
}

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
  server.use(tableOf('contact_messages', () => messages));
});

async function openSupport() {
  const app = openApp('/dashboard');
  await app.user.click(await screen.findByRole('link', { name: 'Support' }));
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  const button = screen.getByRole('button', { name: 'Send' });
  return { ...app, subject, message, button };
}

test('a person whose answer got lost keeps their words, and sends the same message again', async () => {
  answer(HttpResponse.error(), refusal(400, 'P0001', 'too_many_messages'));
  const { user, subject, message, button } = await openSupport();
  await user.type(subject, 'Frozen');
  await user.type(message, 'Why?');
  await user.click(button);
  expect(await screen.findByText(/Couldn’t reach the server\. Check your/)).toBeDefined();
  expect(message.value).toBe('Why?');
  await user.click(button);
  expect(await screen.findByText(/You’ve sent too many messages\. Try again in/)).toBeDefined();
  await user.type(message, ' Since when?');
  await user.click(button);
  expect(await screen.findByText('message sent')).toBeDefined();
  const [first, second, third] = sent.map(({ request_id }) => request_id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a person whose message was closed without an answer reads so, and writes again', async () => {
  messages = [written({ handled_at: '2026-03-05T12:00:00Z' })];
  await openSupport();
  expect(await screen.findByText('Closed')).toBeDefined();
  expect(screen.getByText(/We closed this without an answer\. You can/)).toBeDefined();
});
