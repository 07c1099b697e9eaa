import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { refusal, server, SUPABASE } from '../support/server';
import { answerProfile, signIn } from '../support/session';

const REPORT = `${SUPABASE}/rest/v1/rpc/report_takeover`;
const TOKEN = 'ab12'.repeat(16);
const asked: unknown[] = [];

/** The account page of a person who is signed in. */
function answerAccount() {
  signIn();
  answerProfile();
}

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.post(REPORT, async ({ request }) => {
      asked.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

test('a person who was warned by mail stops their account by a button, not by opening the link', async () => {
  const { user } = openApp(`/not-me?token=${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'Was this not you?' })).toBeDefined();
  expect(asked).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Stop my account' }));
  expect(await screen.findByRole('heading', { name: 'Your account is stopped' })).toBeDefined();
  expect(document.activeElement?.textContent).toContain('Your account is stopped');
  expect(asked).toEqual([{ token: TOKEN }]);
});

test.each(['', '?token=short', `?token=${TOKEN}x`])(
  'a person with the damaged link %j reads what else they can do',
  async (search) => {
    openApp(`/not-me${search}`);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Stop my account' })).toBeNull();
  },
);

test('a person whose link is too old reads what else they can do', async () => {
  server.use(http.post(REPORT, () => refusal(400, 'P0001', 'link_expired')));
  const { user } = openApp(`/not-me?token=${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Stop my account' }));
  expect(await screen.findByText(/^It is older than 30 days or incomplete/)).toBeDefined();
});

test('a person without a connection reads the error, and the button is still there', async () => {
  server.use(http.post(REPORT, () => HttpResponse.error(), { once: true }));
  const { user } = openApp(`/not-me?token=${TOKEN}`);
  const button = await screen.findByRole('button', { name: 'Stop my account' });
  await user.click(button);
  expect(await screen.findByText(/connection/i)).toBeDefined();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Your account is stopped' })).toBeDefined();
});

test('a person who sees an intruder in their account stops everything, and reads what happened at the login', async () => {
  answerAccount();
  const left = watchLeaving();
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/stop_my_account`, () => {
      asked.push('stopped');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Stop everything' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^No money leaves your account from now on/)).toBeDefined();
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Stop everything' }));
  await waitFor(() => expect(left.at(-1)).toBe('/login'));
  expect(asked).toEqual(['stopped']);
  expect(sessionStorage.getItem('flash')).toBe('Your account is stopped. Come back with “Forgot password”.');
});

test('a person reads in their history that someone signed in from a new device, and which address was added', async () => {
  const event = (kind: string, values: object = {}) => ({
    id: crypto.randomUUID(),
    kind,
    ip: null,
    user_agent: null,
    is_new_device: true,
    detail: null,
    created_at: '2026-03-04T12:00:00Z',
    ...values,
  });
  answerAccount();
  server.use(
    http.get(`${SUPABASE}/rest/v1/account_events`, () =>
      HttpResponse.json([
        event('signed_in'),
        event('signed_in', { is_new_device: false }),
        event('address_added', { detail: 'tb1qexample' }),
        event('recovered'),
      ]),
    ),
  );
  openApp('/account');
  expect(await screen.findByText('Signed in from a new device')).toBeDefined();
  expect(screen.getByText('Signed in')).toBeDefined();
  expect(screen.getByText('Payout address added').closest('li')?.textContent).toContain('tb1qexample');
  expect(screen.getByText('A link from a mail was used')).toBeDefined();
});
