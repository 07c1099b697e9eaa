import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { rpc, server, SUPABASE, tableOf } from '../support/server';
import { answerProfile, signIn } from '../support/session';

const TOKEN = 'ab12'.repeat(16);
const asked: unknown[] = [];

function answerAccount() {
  signIn();
  answerProfile();
}

beforeEach(() => {
  asked.length = 0;
  server.use(rpc('report_takeover', null, asked));
});

test('a person who was warned by mail stops their account by a button, not by opening the link', async () => {
  const { user } = openApp(`/not-me?token=${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'Wasn’t this you?' })).toBeDefined();
  expect(asked).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Stop my account' }));
  expect(await screen.findByRole('heading', { name: 'Your account is stopped' })).toBeDefined();
  expect(document.activeElement?.textContent).toContain('Your account is stopped');
  expect(asked).toEqual([{ token: TOKEN }]);
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
  const { user, dialog } = await openDialog('/account?tab=security', 'Stop everything');
  expect(dialog.getByText(/^No money can leave your account\. All/)).toBeDefined();
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Stop everything' }));
  await waitFor(() => expect(left.at(-1)).toBe('/login'));
  expect(asked).toEqual(['stopped']);
  expect(sessionStorage.getItem('flash')).toBe('Your account is stopped. Use “Forgot password” to get back in.');
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
    tableOf('account_events', () => [
      event('signed_in'),
      event('signed_in', { is_new_device: false }),
      event('address_added', { detail: 'tb1qexample' }),
      event('recovered'),
    ]),
  );
  openApp('/account?tab=security');
  expect(await screen.findByText('A new device signed in')).toBeDefined();
  expect(screen.getByText('Signed in')).toBeDefined();
  expect(screen.getByText('A new payout address was added to your account').closest('li')?.textContent).toContain(
    'tb1qexample',
  );
  expect(screen.getByText('Your account was recovered with an email link')).toBeDefined();
});
