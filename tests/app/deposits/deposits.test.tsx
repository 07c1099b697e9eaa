import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { announce, joins } from '../support/realtime';
import { refusal, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

const DEPOSITS = `${SUPABASE}/rest/v1/deposits`;

const deposit = (values: object) => ({
  id: crypto.randomUUID(),
  amount_cents: 150_000,
  arrived_cents: null,
  corrected_cents: 0,
  reversed_at: null,
  method: 'bitcoin',
  transaction_id: null,
  status: 'pending',
  reason: null,
  created_at: '2026-03-04T12:00:00Z',
  reviewed_at: null,
  ...values,
});

beforeEach(() => signIn());

test('an investor sees what arrived of a deposit, what they had entered, and by which transaction', async () => {
  const transaction_id = 'f00d'.repeat(16);
  const reviewed = { transaction_id, reviewed_at: '2026-03-05T08:00:00Z' };
  const rows = [
    deposit({ ...reviewed, status: 'approved', arrived_cents: 149_000 }),
    deposit({ ...reviewed, status: 'approved', arrived_cents: 150_000 }),
    // What a first approval found counts nothing yet.
    deposit({ arrived_cents: 149_000, amount_cents: 2_000_000 }),
  ];
  server.use(http.get(DEPOSITS, () => HttpResponse.json(rows)));
  openApp('/deposit');
  const [, other, same, pending] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(other?.textContent).toMatch(/\$1,490\.00You entered \$1,500\.00/);
  expect(other?.textContent).toContain(`Transaction: ${transaction_id}`);
  expect(same?.textContent).toContain('$1,500.00');
  expect(pending?.textContent).toContain('$20,000.00');
  for (const row of [same, pending]) expect(row?.textContent).not.toContain('You entered');
});

test('an investor reads of a deposit that was reversed when and why, and what it had been', async () => {
  const reversed = {
    status: 'reversed',
    arrived_cents: 150_000,
    corrected_cents: -150_000,
    reason: 'The payment failed on its network.',
    reviewed_at: '2026-03-05T08:00:00Z',
    reversed_at: '2026-03-06T08:00:00Z',
  };
  server.use(http.get(DEPOSITS, () => HttpResponse.json([deposit(reversed)])));
  openApp('/deposit');
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(row?.textContent).toMatch(/\$0\.00\$1,500\.00 credited at first/);
  expect(row?.textContent).toContain('Reversed');
  expect(row?.textContent).toContain('The payment failed on its network.');
});

/** The ways out with these fees. */
const answerFees = (...fees: number[]) =>
  server.use(
    http.get(`${SUPABASE}/rest/v1/withdrawal_methods`, () =>
      HttpResponse.json(
        fees.map((fee_cents) => ({ name: 'Bitcoin', min_cents: 100_000, fee_cents, duration: '48hrs' })),
      ),
    ),
  );

test('an investor reads before a deposit the highest fee of a withdrawal', async () => {
  answerFees(0, 1250, 300);
  openApp('/deposit');
  expect(await screen.findByText(/a fee of at most \$12\.50, part of its amount/)).toBeDefined();
});

test('an investor reads nothing of fees before a deposit where no withdrawal has one', async () => {
  answerFees(0, 0);
  openApp('/deposit');
  expect(await screen.findByText('Currently no Deposit')).toBeDefined();
  expect(screen.queryByText(/fee/)).toBeNull();
});

test('an investor without deposits reads that there are none', async () => {
  openApp('/deposit');
  expect(await screen.findByRole('heading', { name: 'Your Deposits' })).toBeDefined();
  expect(screen.getByText('Currently no Deposit')).toBeDefined();
});

test('an investor sees each deposit with amount, mode, status and date, and why one was rejected', async () => {
  const rows = [
    deposit({ status: 'approved', reviewed_at: '2026-03-05T08:00:00Z' }),
    deposit({
      status: 'rejected',
      reason: 'The picture shows another amount.',
      method: 'TRON',
      reviewed_at: '2026-03-06T08:00:00Z',
    }),
    deposit({}),
  ];
  server.use(http.get(DEPOSITS, () => HttpResponse.json(rows)));
  openApp('/deposit');
  const table = await screen.findByRole('table');
  const titles = within(table).getAllByRole('columnheader');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Amount', 'Payment Mode', 'Status', 'Date']);
  const [, approved, rejected, pending] = within(table).getAllByRole('row');
  expect(approved?.textContent).toMatch(/\$1,500\.00.*bitcoin.*Approved.*2026\/03\/04/);
  expect(rejected?.textContent).toMatch(/TRON.*Rejected.*The picture shows another amount\./);
  expect(pending?.textContent).toContain('Pending');
  const steps = [approved, rejected, pending].map((row) =>
    within(row ?? table)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(steps).toEqual([
    ['Proof sent2026/03/04', 'Added to your balance2026/03/05'],
    ['Proof sent2026/03/04', 'Not accepted2026/03/06Reason: The picture shows another amount.'],
    ['Proof sent2026/03/04', 'A person compares it with the payment'],
  ]);
});

test('an investor is told how an amount was understood while they type it', async () => {
  const { user } = openApp('/deposit');
  await user.click(await screen.findByRole('button', { name: 'New Deposit' }));
  await user.keyboard('1,000.5');
  expect(screen.getByText('You entered $1,000.50')).toBeDefined();
});

test('an investor sees a deposit become approved without a reload', async () => {
  const row = deposit({ id: '1' });
  server.use(http.get(DEPOSITS, () => HttpResponse.json([{ ...row }])));
  openApp('/deposit');
  expect(await screen.findByText('Pending')).toBeDefined();
  await waitFor(() => expect(joins).toHaveLength(1));
  row.status = 'approved';
  announce('deposits');
  expect(await screen.findByText('Approved')).toBeDefined();
});

test('an investor whose list cannot be read is asked to refresh, and can try again', async () => {
  server.use(http.get(DEPOSITS, () => refusal(500, 'XX000', 'internal error')));
  const { user } = openApp('/deposit');
  expect(await screen.findByText('Please Refresh Browser')).toBeDefined();
  server.use(http.get(DEPOSITS, () => HttpResponse.json([deposit({})])));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Pending')).toBeDefined();
});

test('an investor whose list could not be brought up to date keeps it, and reads so', async () => {
  server.use(http.get(DEPOSITS, () => HttpResponse.json([deposit({})])));
  const { user } = openApp('/deposit');
  await screen.findByText('Pending');
  await waitFor(() => expect(joins).toHaveLength(1));
  server.use(http.get(DEPOSITS, () => refusal(500, 'XX000', 'internal error')));
  announce('deposits');
  expect(await screen.findByText('Please Refresh Browser')).toBeDefined();
  expect(screen.getByText('Pending')).toBeDefined();
  server.use(http.get(DEPOSITS, () => HttpResponse.json([deposit({ status: 'approved' })])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Approved')).toBeDefined();
  expect(screen.queryByText('Please Refresh Browser')).toBeNull();
});

test.each([
  ['nothing', ' ', 'Enter a Price to Deposit'],
  ['zero', '0.00', 'Enter a Price to Deposit'],
  ['a negative amount', '-5', 'Please enter a plain amount like 1,000.50, with two decimals at most.'],
  ['an exponent', '1e5', 'Please enter a plain amount like 1,000.50, with two decimals at most.'],
  ['a fourth decimal', '10.0055', 'Please enter a plain amount like 1,000.50, with two decimals at most.'],
  ['what is ten thousand to some', '10.005', 'This can be read in two ways. Please write it like 1,000.50.'],
  [
    'an amount as Germans write it',
    '1.000,50',
    'This can be read in two ways. Please write it like 1,000.50.',
  ],
  ['more than can be counted', '99999999999999', 'Please enter at most $1,000,000,000.00.'],
  ['more than can be booked', '1000000000.01', 'Please enter at most $1,000,000,000.00.'],
])('an investor who enters %s stays, and reads why', async (_what, text, message) => {
  const { user, path } = openApp('/deposit');
  await user.click(await screen.findByRole('button', { name: 'New Deposit' }));
  expect(screen.getByRole('dialog', { name: 'Make A New Deposit' })).toBeDefined();
  const field = screen.getByLabelText('Enter Amount');
  await user.keyboard(`${text}{Enter}`);
  const said = await screen.findAllByText(message);
  expect(said.length).toBeGreaterThan(0);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(path()).toBe('/deposit');
});
