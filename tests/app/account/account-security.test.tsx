import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { server, SUPABASE } from '../support/server';
import { ADA, answerProfile, sessionOf, signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let sessions: object[] = [];
/** What has been sent, in order. */
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
    http.post(`${RPC}/my_sessions`, () => HttpResponse.json(sessions)),
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

async function open(button: string) {
  const app = openApp('/account');
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}
const bearer = (request: Request) => request.headers.get('authorization');

test('a person sees where they are signed in and ends the session of a phone they lost', async () => {
  const { user } = openApp('/account');
  expect(await screen.findByText('Firefox on Linux')).toBeDefined();
  expect(screen.getByText('Unknown browser')).toBeDefined();
  expect(screen.getByText('This session')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'End the session: Safari on iOS' }));
  expect(await screen.findByText('The session has ended')).toBeDefined();
  expect(sent).toEqual([{ session_id: 'phone' }]);
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('a person ends all other sessions', async () => {
  const { user } = openApp('/account');
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByText('All other sessions have ended')).toBeDefined();
  expect(sent).toEqual([{}]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull());
});

test('a person sees what happened to their account', async () => {
  server.use(
    http.get(`${SUPABASE}/rest/v1/account_events`, () =>
      HttpResponse.json([
        { id: '1', kind: 'password_changed', ip: null, user_agent: null, created_at: '2026-03-04T12:00:00Z' },
        {
          id: '2',
          kind: 'signed_in',
          ip: '192.0.2.9',
          user_agent: IPHONE,
          created_at: '2026-03-03T12:00:00Z',
        },
      ]),
    ),
  );
  openApp('/account');
  expect(await screen.findByText('Password changed')).toBeDefined();
  expect(screen.getByText('192.0.2.9')).toBeDefined();
});

test('a person changes the password by saying the present one', async () => {
  const { user, dialog } = await open('Change password');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.type(dialog.getByLabelText('New password'), 'another-passphrase');
  await user.type(dialog.getByLabelText('Repeat the new password'), 'another-passphrase');
  await user.dblClick(dialog.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText(/Your password has been changed/)).toBeDefined();
  expect(sent).toMatchObject([{ password: 'another-passphrase', current_password: 'right' }]);
});

test('a person who repeats another password than the new one reads the error, and nothing is sent', async () => {
  const { user, dialog } = await open('Change password');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.type(dialog.getByLabelText('New password'), 'another-passphrase');
  await user.type(dialog.getByLabelText('Repeat the new password'), 'a different one');
  await user.click(dialog.getByRole('button', { name: 'Save the password' }));
  expect((await screen.findAllByText('The two passwords differ.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a person asks for another address with their password, and is told to open both links', async () => {
  const { user, dialog } = await open('Change e-mail address');
  await user.type(dialog.getByLabelText('New e-mail address'), ADA.email);
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Send the links' }));
  expect((await screen.findAllByText('This is your address already.')).length).toBeGreaterThan(0);
  await user.clear(dialog.getByLabelText('New e-mail address'));
  await user.type(dialog.getByLabelText('New e-mail address'), 'ada@example.org');
  await user.click(dialog.getByRole('button', { name: 'Send the links' }));
  expect(await screen.findByText('Please open the links that we have sent to both addresses.')).toBeDefined();
  expect(sent).toMatchObject([{ email: 'ada@example.org' }]);
});

test('a person says that they want no mails', async () => {
  const { user } = openApp('/account');
  const choice = await screen.findByRole('checkbox', { name: /Also send me a mail/ });
  await waitFor(() => expect(choice).toHaveProperty('checked', true));
  await user.click(choice);
  expect(await screen.findByText('Your choice has been saved')).toBeDefined();
  expect(sent).toEqual([{ mail_notifications: false }]);
});

test('a person cannot choose mails that the site does not send', async () => {
  server.use(http.get(`${SUPABASE}/rest/v1/site`, () => HttpResponse.json({ mail_notifications: false })));
  openApp('/account');
  expect(
    await screen.findByText('This site does not send mails of notifications at the moment.'),
  ).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /Also send me a mail/ })).toHaveProperty('disabled', true);
});

test('a person saves everything that is held about them, on a session that the password has just opened', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:data';
  server.use(
    http.post(`${RPC}/record_export`, ({ request }) => {
      sent.push('recorded', bearer(request));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${RPC}/my_data`, ({ request }) => {
      sent.push('read', bearer(request));
      return HttpResponse.json({ 'public.profiles': [] });
    }),
  );
  const { user, dialog } = await open('Export my data');
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  expect(await screen.findByText('Your data have been saved as a file')).toBeDefined();
  expect(saved).toEqual(['glassmine-data.json']);
  expect(sent).toEqual(['recorded', 'Bearer fresh.token.here', 'read', 'Bearer fresh.token.here']);
  vi.restoreAllMocks();
});

test('a person whose account cannot be closed yet reads why', async () => {
  server.use(http.post(`${RPC}/account_hindrance`, () => HttpResponse.json('money')));
  openApp('/account');
  expect(await screen.findByText('There is money in it. Please withdraw it first.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Close the account' })).toHaveProperty('disabled', true);
});

test('a person closes their account: the pictures go first, then they are led away', async () => {
  const left = watchLeaving();
  server.use(
    http.post(`${SUPABASE}/storage/v1/object/list/avatars`, () => HttpResponse.json([{ name: 'a.png' }])),
    http.delete(`${SUPABASE}/storage/v1/object/avatars`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([]);
    }),
    http.post(`${RPC}/close_account`, async ({ request }) => {
      sent.push(await request.json(), bearer(request));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = openApp('/account');
  const button = await screen.findByRole('button', { name: 'Close the account' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await app.user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Every line of the books/)).toBeDefined();
  await app.user.type(dialog.getByLabelText('Your e-mail address, to be sure'), 'somebody@example.com');
  await app.user.type(dialog.getByLabelText('Current password'), 'right');
  await app.user.click(dialog.getByRole('button', { name: 'Close the account' }));
  expect((await screen.findAllByText('This is not the address of the account.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await app.user.clear(dialog.getByLabelText('Your e-mail address, to be sure'));
  await app.user.type(dialog.getByLabelText('Your e-mail address, to be sure'), ADA.email);
  await app.user.click(dialog.getByRole('button', { name: 'Close the account' }));
  await waitFor(() => expect(left.at(-1)).toBe('/login'));
  expect(sent).toEqual([{ prefixes: [`${ADA.id}/a.png`] }, { email: ADA.email }, 'Bearer fresh.token.here']);
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('flash')).toBe('Your account has been closed');
});
