import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening, openApp } from '../support/app';
import { refusal, server, SUPABASE } from '../support/server';
import { answerProfile, signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

const broken = () => refusal(500, 'XX000', 'broken');

beforeEach(() => {
  signIn();
  answerProfile();
  server.use(
    http.get(`${SUPABASE}/rest/v1/site`, ({ request }) =>
      request.url.includes('mail_notifications')
        ? HttpResponse.json({ mail_notifications: true })
        : undefined,
    ),
  );
});

test('a person whose sessions do not come reads why there, and the rest of the page stands', async () => {
  server.use(http.post(`${RPC}/my_sessions`, broken));
  openApp('/account');
  expect(await screen.findByRole('heading', { name: 'Account Profile Information' })).toBeDefined();
  expect(await screen.findByText('This could not be shown')).toBeDefined();
});

test('a person reads that it is not yet known whether their account can be closed, and asks again', async () => {
  server.use(http.post(`${RPC}/account_hindrance`, broken));
  const { user } = openApp('/account');
  await listening();
  const again = await screen.findByRole('button', { name: 'Try again' });
  const close = screen.getByRole('button', { name: 'Close the account' });
  expect(close).toHaveProperty('disabled', true);
  server.use(http.post(`${RPC}/account_hindrance`, () => HttpResponse.json(null)));
  await user.click(again);
  await waitFor(() => expect(close).toHaveProperty('disabled', false));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a person reads that their choice of mails did not come, and asks again', async () => {
  server.use(
    http.get(`${SUPABASE}/rest/v1/site`, ({ request }) =>
      request.url.includes('mail_notifications') ? broken() : undefined,
    ),
  );
  const { user } = openApp('/account');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  server.use(http.get(`${SUPABASE}/rest/v1/site`, () => HttpResponse.json({ mail_notifications: true })));
  await user.click(again);
  expect(await screen.findByRole('checkbox', { name: /Also send me a mail/ })).toHaveProperty(
    'checked',
    true,
  );
});
