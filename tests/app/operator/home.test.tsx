import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening, openApp } from '../support/app';
import { homeOf } from '../support/operator/home';
import { answer, calls, openOperator } from '../support/operator/operator';
import { announce } from '../support/realtime';
import { refusal } from '../support/server';
import { signIn } from '../support/session';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

beforeEach(() => {
  signIn();
  openOperator('reviewer');
});

/** Opens the home of the back office with this in it. */
async function openHome(values: object = {}) {
  answer('operator_home', () => HttpResponse.json(homeOf(values)));
  const app = openApp('/operator');
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  return app;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('an operator who opens the back office reads what waits, how much of it is late, and since when', async () => {
  await openHome({
    queues: [
      { queue: 'deposits', limit_hours: 24, cases: 1000, late: 2, cents: 150_000, oldest_at: ago(30) },
      { queue: 'kyc_cases', limit_hours: 48, cases: 1, late: 0, cents: null, oldest_at: ago(3) },
      { queue: 'corrections', limit_hours: 24, cases: 0, late: 0, cents: null, oldest_at: null },
    ],
  });
  const rows = part('Waiting').getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(
    /Deposits.*1000 or more.*\$1,500\.00 or more.*30 hours ago.*24 hours.*2 late/,
  );
  expect(rows[1]?.textContent).toMatch(/Identity.*1.*–.*3 hours ago.*48 hours.*In time/);
  expect(rows).toHaveLength(2);
  expect(part('Waiting').getByText(/Nothing waits in:/).parentElement?.textContent).toBe(
    'Nothing waits in:Corrections',
  );
  const links = within(rows[0] as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/operator/deposits',
    '/operator/deposits?late=true',
  ]);
});

test('an operator reads that more may be late, and more money wait, than the thousand cases that are counted', async () => {
  const queue = { queue: 'deposits', limit_hours: 24, cents: 150_000, oldest_at: ago(30) };
  await openHome({
    queues: [
      { ...queue, cases: 1000, late: 1000 },
      { ...queue, queue: 'withdrawals', cases: 1000, late: 999 },
      { ...queue, queue: 'corrections', cases: 999, late: 999 },
    ],
  });
  const rows = part('Waiting').getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/1000 or more\D.*\$1,500\.00 or more.*1000 or more late$/);
  expect(rows[1]?.textContent).toMatch(/1000 or more\D.*\$1,500\.00 or more.*\D999 late$/);
  expect(rows[2]?.textContent).toMatch(/\D999\D.*\$1,500\.00\D.*\D999 late$/);
  expect(rows[2]?.textContent).not.toContain('or more');
});

test('an operator opens a late case from its line, which says who opened it last', async () => {
  const id = '00000000-0000-4000-8000-00000000de01';
  const one = { queue: 'kyc_cases', id, person_name: 'Ben Example', amount_cents: null, created_at: ago(72) };
  await openHome({
    late: [
      { ...one, opened_by: 'Cleo' },
      { ...one, queue: 'deposits', amount_cents: 500, opened_by: null },
    ],
  });
  const [first, second] = part('Late cases').getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Ben Example.*3 days ago.*Last opened by Cleo/);
  expect(second?.textContent).toMatch(/Ben Example.*\$5\.00.*Not opened yet/);
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/operator/identity?from=${id}&case=${id}`);
});

test('an operator tells by the sign what a late correction gives and takes', async () => {
  const one = { queue: 'corrections', person_name: 'Ben Example', created_at: ago(72), opened_by: null };
  await openHome({
    late: [
      { ...one, id: '00000000-0000-4000-8000-00000000de01', amount_cents: 50_000 },
      { ...one, id: '00000000-0000-4000-8000-00000000de02', amount_cents: -50_000 },
      { ...one, id: '00000000-0000-4000-8000-00000000de03', amount_cents: 50_000, queue: 'withdrawals' },
    ],
  });
  const amounts = part('Late cases')
    .getAllByRole('listitem')
    .map((item) => /[+-]?\$500\.00/.exec(item.textContent)?.[0]);
  expect(amounts).toEqual(['+$500.00', '-$500.00', '$500.00']);
});

test('an operator reads the sums of the day, what a second person must confirm, and who has what open', async () => {
  await openHome({
    today: {
      deposits: { cases: 2, cents: 12_300 },
      withdrawals: { cases: 1, cents: 100_000 },
      yield: { cases: 1, cents: -500 },
    },
    proposals: [
      { kind: 'wallet_changes', cases: 1, oldest_at: ago(5) },
      { kind: 'other', cases: 2, oldest_at: ago(6) },
    ],
    held: [{ queue: 'deposits', id: 'd1', operator_name: 'Cleo', until: '2026-03-04T12:00:00Z' }],
  });
  expect(screen.getByRole('region', { name: 'Today (UTC)' }).textContent).toMatch(
    /Deposits approved.*2.*\$123\.00.*Withdrawals paid.*1.*\$1,000\.00.*Yield booked.*1.*-\$5\.00/,
  );
  const [wallets, other] = part('Waiting for a second person').getAllByRole('listitem');
  expect(wallets?.textContent).toMatch(/Wallets.*1 case waits.*5 hours ago/);
  expect(other?.textContent).toMatch(/other.*2 cases wait/);
  expect(part('Open now').getByRole('listitem').textContent).toMatch(/Deposits.*Cleo, until/);
});

test('an operator reads what the checks found, and that something was never checked', async () => {
  await openHome();
  expect(part('Checks').getAllByText('Not yet')).toHaveLength(4);
});

test('an operator reads problems in the books, prices that are old, and the last proof and seal', async () => {
  await openHome({
    books: { checked_at: ago(1), problems: 2 },
    prices: { instruments: 9, halted: 1, stale: 2, newest_at: ago(0), simulated: true },
    proof: { number: 7, as_of: ago(20) },
    seal: { day: '2026-03-03', at: ago(10) },
  });
  const lines = part('Checks')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/Books.*2 problems were found.*1 hour ago/);
  expect(lines[1]).toMatch(/Prices.*6 of 9 current.*1 instrument halted.*simulated/);
  expect(lines[2]).toMatch(/Snapshot 7.*20 hours ago/);
  expect(lines[3]).toMatch(/Sealed until 2026\/03\/03.*10 hours ago/);
});

test('an operator reads what others did, opens its kind in the trail, and marks it as read', async () => {
  const kinds = [
    { action: 'deposit_approved', times: 3, last_at: ago(2), last_by: 'Cleo' },
    { action: 'transfers_sealed', times: 1, last_at: ago(3), last_by: null },
  ];
  let isRead = false;
  answer('mark_changes_read', () => {
    isRead = true;
    return new HttpResponse(null, { status: 204 });
  });
  answer('operator_home', () =>
    HttpResponse.json(homeOf({ changes: { since: null, through: 41, kinds: isRead ? [] : kinds } })),
  );
  const { user } = openApp('/operator');
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  const [first, second] = part('Since your last visit').getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Deposit approved.*× 3.*2 hours ago, last by Cleo/);
  expect(second?.textContent).toMatch(/Day of transfers sealed.*3 hours ago, last by The system/);
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/operator/audit?action=deposit_approved');
  await user.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('Nothing new.')).toBeDefined();
  expect(calls('mark_changes_read')).toMatchObject([{ through_event: 41 }]);
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
});

test('an operator whose home cannot be read reads the error and tries again', async () => {
  let isBroken = true;
  answer('operator_home', () => (isBroken ? refusal(400, 'P0001', 'boom') : HttpResponse.json(homeOf())));
  const { user } = openApp('/operator');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeDefined();
});

test('the home follows what happens while it is open', async () => {
  await openHome();
  await listening();
  const before = calls('operator_home').length;
  announce('deposits');
  await waitFor(() => expect(calls('operator_home').length).toBeGreaterThan(before));
});

test('the menu of the back office begins with its home', async () => {
  await openHome();
  const menu = within(screen.getByRole('navigation', { name: 'Operator' }));
  const [first] = menu.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href'), first?.getAttribute('aria-current')]).toEqual([
    'Overview',
    '/operator',
    'page',
  ]);
});
