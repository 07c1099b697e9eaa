import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../support/app';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA, answerProfile, sessionOf, signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let sessions: object[] = [];
const sent: unknown[] = [];

const session = (id: string, user_agent: string | null, is_current = false) => ({
  id,
  is_current,
  started_at: '2026-03-04T12:00:00Z',
  last_used_at: '2026-03-04T12:30:00Z',
  ip: '192.0.2.7',
  user_agent,
});

beforeEach(() => {
  signIn();
  answerProfile();
  sent.length = 0;
  sessions = [session('here', FIREFOX, true), session('phone', IPHONE), session('odd', null)];
  server.use(
    http.patch(`${SUPABASE}/rest/v1/profiles`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: ADA.id });
    }),
    http.get(`${SUPABASE}/rest/v1/site`, ({ request }) =>
      HttpResponse.json(
        request.url.includes('mail_notifications') ? { mail_notifications: true } : [{ mode: 'sandbox' }],
      ),
    ),
    rpc('my_sessions', () => sessions),
    http.post(`${RPC}/end_sessions`, async ({ request }) => {
      sent.push(await request.json());
      sessions = sessions.slice(0, 1);
      return HttpResponse.json(1);
    }),
    http.post(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      return password === 'right'
        ? HttpResponse.json({ ...sessionOf(ADA), access_token: 'fresh.token.here' })
        : HttpResponse.json(
            { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
            { status: 400 },
          );
    }),
    http.put(`${SUPABASE}/auth/v1/user`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(sessionOf(ADA).user);
    }),
  );
});

const open = (button: string) => openDialog('/account?tab=security', button);

test('a person sees where they are signed in and ends the session of a phone they lost', async () => {
  const { user } = openApp('/account?tab=security');
  expect(await screen.findByText('Firefox on Linux')).toBeDefined();
  expect(screen.getByText('Unknown browser')).toBeDefined();
  expect(screen.getByText('This session')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'End session: Safari on iOS' }));
  expect(await screen.findByText('The session has ended')).toBeDefined();
  expect(sent).toEqual([{ session_id: 'phone' }]);
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('a person asks for another address with their password, and is told to open both links', async () => {
  const { user, dialog } = await open('Change email');
  await user.type(dialog.getByLabelText('New email address'), ADA.email);
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Send the links' }));
  expect((await screen.findAllByText('This is already your address.')).length).toBeGreaterThan(0);
  await user.clear(dialog.getByLabelText('New email address'));
  await user.type(dialog.getByLabelText('New email address'), 'ada@example.org');
  await user.click(dialog.getByRole('button', { name: 'Send the links' }));
  expect(await screen.findByText('Open the links we’ve sent to both addresses.')).toBeDefined();
  expect(sent).toMatchObject([{ email: 'ada@example.org' }]);
});

test.each([
  ['Change password', ['Current password', 'New password', 'Repeat the new password']],
  ['Change email', ['New email address', 'Current password']],
  ['Export my data', ['Current password']],
  ['Close the account', ['Enter your email address to confirm', 'Current password']],
])('a person who opens %s again finds nothing that they typed before they closed it', async (button, labels) => {
  const { user } = openApp(`/account?tab=${button.startsWith('Change') ? 'security' : 'data'}`);
  const opened = async () => {
    const opener = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(opener).toHaveProperty('disabled', false));
    await user.click(opener);
    return within(await screen.findByRole('dialog'));
  };
  const first = await opened();
  for (const label of labels) await user.type(first.getByLabelText(label), 'a secret');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await opened();
  expect(labels.map((label) => again.getByLabelText<HTMLInputElement>(label).value)).toEqual(labels.map(() => ''));
});
