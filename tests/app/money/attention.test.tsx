import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA, dashboardOf, signIn } from '../support/session';
import { whole } from '../support/whole';

const waiting = {
  kind: 'deposit_pending',
  subject: '1',
  amount_cents: 150_000,
  detail: 'TRON',
  at: '2026-03-04T12:00:00Z',
};

beforeEach(() => signIn());

test('an investor reads what they have to see to, and apart from it what needs nothing of them', async () => {
  const notice = (kind: string, detail: string | null, amount_cents: number | null = null) => ({
    ...waiting,
    kind,
    subject: kind,
    detail,
    amount_cents,
  });
  server.use(
    rpc('dashboard', () =>
      dashboardOf({
        portfolio: { deposited_cents: 1, total_packages: 1 },
        attention: [
          waiting,
          notice('withdrawal_approved', 'Bitcoin', 143_659),
          notice('position_matured', 'Gold', 500_000),
          notice('kyc_rejected', 'unreadable'),
          notice('email_unverified', ADA.email),
          notice('kyc_missing', null),
          notice('mining_short', 'Basic'),
          notice('something_new', null),
        ],
      }),
    ),
  );
  openApp('/dashboard');
  const todo = within(await screen.findByRole('region', { name: 'Needs attention' }));
  const links = (list: typeof todo) =>
    list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links(todo)).toEqual([
    ['Your Basic plan proves less work than contracted', '/invest'],
    ['Your identity document could not be accepted', '/account#kyc-title'],
    ['Your email address isn’t confirmed', '/account'],
  ]);
  expect(todo.getByText(whole(/Reason: unreadable/))).toBeDefined();
  const list = within(screen.getByRole('region', { name: 'For your information' }));
  expect(links(list)).toEqual([
    ['Deposit awaiting review', '/deposit'],
    ['Withdrawal approved, not yet paid', '/transactions'],
    ['Your Gold plan has ended', '/invest'],
    ['Your identity isn’t confirmed yet', '/account#kyc-title'],
  ]);
  expect(list.getByText(whole('Sent 2026/03/04 as TRON. We’ll credit it once it’s approved.'))).toBeDefined();
  expect(list.getByText('$1,436.59')).toBeDefined();
});

test('an investor whose plan has ended brings its principal back, and reads that it is there', async () => {
  const due = { ...waiting, kind: 'position_due', subject: 'due', amount_cents: 500_000, detail: 'Gold' };
  const sent = [dashboardOf({ attention: [due] }), dashboardOf({ attention: [] })];
  let asked = 0;
  server.use(
    rpc('dashboard', () => sent[Math.min(asked, 1)]),
    http.post(`${SUPABASE}/rest/v1/rpc/return_principal`, () => {
      asked += 1;
      return HttpResponse.json(1);
    }),
  );
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Return it now: Gold' }));
  expect(await screen.findByText('Your principal is back in your balance.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Return it now/ })).toBeNull());
  expect(asked).toBe(1);
});
