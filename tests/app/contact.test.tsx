import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from './support/app';
import { server, SUPABASE } from './support/server';

let messages: unknown[] = [];
beforeEach(() => {
  messages = [];
  server.use(
    http.post(`${SUPABASE}/rest/v1/contact_messages`, async ({ request }) => {
      messages.push(await request.json());
      return new HttpResponse(null, { status: 201 });
    }),
  );
});

async function fillAndSend(email = 'ada@example.com') {
  const { user } = openApp('/contact');
  await screen.findByRole('heading', { name: 'Let us here your complain' });
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Subject'), 'not an address');
  await user.type(screen.getByLabelText('Message'), '<b>Hello</b>');
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  return user;
}

it('a visitor sends a message once, is told so, and finds the form empty again', async () => {
  await fillAndSend();
  expect(await screen.findByText('message sent')).toBeDefined();
  expect(messages).toEqual([
    { name: 'Ada', email: 'ada@example.com', subject: 'not an address', message: '<b>Hello</b>' },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveProperty('value', ''));
});

it('a visitor who leaves everything empty is told so, and nothing is sent', async () => {
  const { user } = openApp('/contact');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(4);
  expect(messages).toEqual([]);
});

it('a visitor with a broken address is told so, and nothing is sent', async () => {
  await fillAndSend('ada');
  await waitFor(() => expect(screen.getAllByText('Invalid Email')).toHaveLength(2));
  expect(messages).toEqual([]);
});

it('a visitor whose message cannot be stored reads why and keeps what they wrote', async () => {
  server.use(
    http.post(`${SUPABASE}/rest/v1/contact_messages`, () =>
      HttpResponse.json({ code: 'P0001', message: 'too_many_messages' }, { status: 400 }),
    ),
  );
  await fillAndSend();
  expect(await screen.findByText(/Too many messages at the moment/)).toBeDefined();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '<b>Hello</b>');
});

it('a visitor subscribes to the newsletter', async () => {
  let asked: unknown;
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/subscribe_newsletter`, async ({ request }) => {
      asked = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openApp('/');
  await user.type(await screen.findByLabelText('Your e-mail address'), 'ada@example.com{Enter}');
  expect(await screen.findByText(/^Thank you. Please check your mailbox/)).toBeDefined();
  expect(asked).toEqual({ email: 'ada@example.com' });
});
