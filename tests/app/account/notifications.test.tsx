import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Notification } from '@/features/notifications/queries';
import { listening, openApp } from '../support/app';
import { notificationRow as row } from '../support/notifications';
import { rpc, server, SUPABASE, tableOf } from '../support/server';
import { signIn } from '../support/session';
import { whole } from '../support/whole';

const LIST = `${SUPABASE}/rest/v1/notifications`;
const READ = `${SUPABASE}/rest/v1/rpc/read_notifications`;

let rows: Notification[] = [];
const asked: URL[] = [];
const read: unknown[] = [];
let held: Promise<void> | undefined;

beforeEach(() => {
  signIn();
  rows = [];
  asked.length = 0;
  read.length = 0;
  held = undefined;
  server.use(
    rpc('unread_notifications', () => rows.filter((each) => each.read_at === null).length),
    http.get(LIST, async ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const last = rows.findIndex((each) => url.searchParams.get('or')?.includes(each.id));
      const page = rows.slice(last + 1, last + 21);
      await held;
      return HttpResponse.json(page);
    }),
    http.post(READ, async ({ request }) => {
      const { notification_id: id } = (await request.json()) as { notification_id?: string };
      read.push(id ?? 'all');
      rows = rows.map((each) => (id === undefined || id === each.id ? { ...each, read_at: 'now' } : each));
      return HttpResponse.json(0);
    }),
  );
});

async function openBell() {
  const app = openApp('/dashboard');
  // Live updates reread everything when they start; from here on, only clicks fetch the list.
  await listening();
  await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('a person whose payment was another one than was quoted reads it by day, in coins and in dollars', async () => {
  const differs = { amount_cents: 94_995, claimed_cents: 150_000, coin: 'BTC', arrived_coins: '0.01' };
  const today = { created_at: new Date().toISOString() };
  rows = [row(1, { ...differs, ...today, quoted_coins: '0.01579031' }), row(2, differs), row(3, differs)];
  const { dialog } = await openBell();
  const beginning = 'Deposit approved: we received 0.01 BTC ($949.95) and added it to your balance.';
  expect(await dialog.findByText(`${beginning} You had entered 0.01579031 BTC ($1,500.00).`)).toBeDefined();
  expect(dialog.getAllByText(`${beginning} You had entered $1,500.00.`)).toHaveLength(2);
  const days = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['today', '4 Mar 2026']);
});

test('a person reads what happened, with the reason, and what the client does not know yet in general words', async () => {
  rows = [
    row(1, { kind: 'withdrawals.rejected', detail: 'Wrong network' }),
    row(2, { kind: 'positions.active', detail: 'Stater', read_at: 'then' }),
    row(3, { kind: 'kyc_cases.approved', amount_cents: null }),
    row(4, { kind: 'moons.landed' }),
    row(5, { kind: 'freezes.set', amount_cents: null, detail: 'Asked for by the bank', read_at: 'then' }),
    row(6, { kind: 'freezes.lifted', amount_cents: null, read_at: 'then' }),
    row(8, { kind: 'bonuses.granted', amount_cents: 500, detail: 'Reported a defect', read_at: 'then' }),
    row(9, { kind: 'referrals.credited', amount_cents: 1000, read_at: 'then' }),
    row(10, { amount_cents: 149_000, claimed_cents: 150_000, read_at: 'then' }),
    row(7, { kind: 'messages.answered', amount_cents: null, detail: 'Since <b>when</b>?', read_at: 'then' }),
  ];
  const { dialog } = await openBell();
  await dialog.findByText('Stater: You bought a plan for $1,500.00.');
  for (const words of [
    'Your withdrawal of $1,500.00 was rejected. The money is back in your balance.',
    /^Deposit approved: we received \$1,490\.00 and added .* You had entered \$1,500\.00\.$/,
    'Your identity is confirmed.',
    'Your account has changed.',
    /Your account is frozen\. You can’t invest or/,
    'Your account is no longer frozen.',
    'We’ve answered your message “Since <b>when</b>?”.',
    'You received a bonus of $5.00. It’s in your balance.',
    /first plan of someone you referred has ended\. Your reward of \$10\.00/,
    ...['Wrong network', 'Asked for by the bank', 'Reported a defect'].map((reason) => whole(`Reason: ${reason}`)),
  ])
    expect(dialog.getByText(words)).toBeDefined();
  expect(dialog.getAllByText('New:')).toHaveLength(3);
});

test('an owner of a portfolio reads what became of an order, and why a rule cancelled it', async () => {
  rows = [
    row(1, { kind: 'orders.cancelled', amount_cents: null, detail: 'would_take' }),
    row(4, { kind: 'orders.cancelled', amount_cents: null, detail: 'sell_only' }),
    row(2, { kind: 'orders.expired', amount_cents: null, detail: 'over' }),
    row(3, { kind: 'orders.filled', amount_cents: 50_000 }),
  ];
  const { dialog } = await openBell();
  expect(await dialog.findByText('Your order was filled for $500.00.')).toBeDefined();
  expect(dialog.getAllByText('Your order was cancelled before it was completely filled.')).toHaveLength(2);
  expect(dialog.getByText('Your order expired before it was completely filled.')).toBeDefined();
  expect(dialog.getAllByText(/^Reason:/).map((each) => each.textContent)).toEqual([
    'Reason: it was post-only and would have filled immediately',
    'Reason: this instrument can now only be sold',
  ]);
});

test('a person who chooses one has read it, and is led to what it speaks of', async () => {
  rows = [row(1)];
  server.use(tableOf('withdrawals', []));
  const { user, dialog, path } = await openBell();
  await user.click(await dialog.findByRole('link', { name: /Your deposit/ }));
  await waitFor(() => expect(path()).toBe('/transactions'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(read).toEqual([rows[0]?.id]));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
});

test('a person reads what became of money in a strategy, and why one is closing', async () => {
  rows = [
    row(1, { kind: 'copies.in', amount_cents: 50_000, detail: 'Slow bitcoin' }),
    row(2, { kind: 'copies.stopped', amount_cents: null, detail: null }),
    row(3, { kind: 'strategies.terms', amount_cents: null, detail: '12.50' }),
    row(4, { kind: 'strategies.closing', amount_cents: null, detail: 'I stop.' }),
    row(5, { kind: 'orders.cancelled', amount_cents: null, detail: 'gave_way' }),
  ];
  const { dialog } = await openBell();
  expect(await dialog.findByText('Slow bitcoin: Your $500.00 is now invested in a strategy.')).toBeDefined();
  expect(dialog.getByText(/Your stop-loss was reached\./)).toBeDefined();
  expect(dialog.getByText(/The profit share of a strategy has changed\./)).toBeDefined();
  expect(dialog.getAllByText(/^Reason:/).map((each) => each.textContent)).toEqual([
    'Reason: I stop.',
    'Reason: people were leaving the strategy, and paying them came first',
  ]);
});
