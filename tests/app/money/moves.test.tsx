import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { announce, joins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

const line = (id: number, cents: number) => ({
  id,
  booked_at: '2026-03-04T12:00:00Z',
  value_date: '2026-03-04',
  kind: 'deposit',
  detail: 'TRON',
  amount_cents: cents,
  change_cents: cents,
  available_cents: cents,
  invested_cents: 0,
  withdrawing_cents: 0,
  owned_cents: cents,
  claimed_cents: null,
});

let answer = {};

beforeEach(() => {
  signIn();
  answer = {
    portfolio: { deposited_cents: 100_000, balance_cents: 100_000, owned_cents: 100_000, bonus_cents: 500 },
    lines: [line(1, 100_000)],
  };
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => HttpResponse.json(dashboardOf(answer))));
});

/** What is marked as changed, by its text. */
const changed = () => [...document.querySelectorAll('[data-changed]')].map(({ textContent }) => textContent);

async function openLive() {
  openApp('/dashboard');
  await screen.findByRole('region', { name: 'Recent activity' });
  await waitFor(() => expect(joins).not.toEqual([]));
  // What watches comes after the first screen.
  await waitFor(() => expect(document.querySelector('span[hidden]')).not.toBeNull());
  await settled();
}

test('an investor sees nothing move on a dashboard that has just been opened, nor when nothing has changed', async () => {
  await openLive();
  expect(changed()).toEqual([]);
  announce('deposits');
  await settled();
  expect(changed()).toEqual([]);
});

test('an investor whose deposit is credited sees which sums moved, and the row that is new', async () => {
  await openLive();
  answer = {
    portfolio: { deposited_cents: 150_000, balance_cents: 150_000, owned_cents: 150_000, bonus_cents: 500 },
    lines: [line(2, 50_000), line(1, 100_000)],
  };
  announce('deposits');
  const recent = within(screen.getByRole('region', { name: 'Recent activity' }));
  await waitFor(() => expect(recent.getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(changed()).not.toEqual([]));
  const [newest, older] = recent.getAllByRole('listitem');
  expect(newest?.hasAttribute('data-changed')).toBe(true);
  expect(older?.hasAttribute('data-changed')).toBe(false);
  const sums = changed().filter((text) => !text.includes('TRON'));
  expect(new Set(sums)).toEqual(new Set(['$1,500.00']));
  // What is owned, what of it is available, and the cards of the deposits and the balance.
  expect(sums).toHaveLength(4);
});

test('a highlight that has ended leaves nothing behind', async () => {
  await openLive();
  answer = {
    ...answer,
    portfolio: { deposited_cents: 100_000, balance_cents: 90_000, owned_cents: 100_000 },
  };
  announce('withdrawals');
  await waitFor(() => expect(changed()).toContain('$900.00'));
  for (const one of document.querySelectorAll('[data-changed]'))
    one.dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(changed()).toEqual([]);
});
