import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { ADA, answerProfile, sessionOf, signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

beforeEach(() => {
  signIn();
  answerProfile({ email: 'new@example.com' });
});

test('a person who has confirmed another address since they signed in closes the account by that one', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ...sessionOf(ADA), access_token: 'fresh.token.here' });
    }),
    http.post(`${SUPABASE}/storage/v1/object/list/avatars`, () => HttpResponse.json([])),
    http.post(`${RPC}/close_account`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(null, { status: 400 });
    }),
  );
  const { user } = openApp('/account');
  const button = await screen.findByRole('button', { name: 'Close the account' });
  expect(screen.getAllByText('new@example.com').length).toBeGreaterThan(1);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your e-mail address, to be sure'), 'new@example.com');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Close the account' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toMatchObject([
    { email: 'new@example.com', password: 'right' },
    { email: 'new@example.com' },
  ]);
});
