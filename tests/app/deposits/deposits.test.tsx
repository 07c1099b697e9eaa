import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { beginPaying, openPayment } from '../support/money/paying';
import { server, tableOf } from '../support/server';
import { signIn } from '../support/session';

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
    deposit({ arrived_cents: 149_000, amount_cents: 2_000_000 }),
  ];
  server.use(tableOf('deposits', () => rows));
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
    sighting_id: 'read from its chain',
  };
  server.use(tableOf('deposits', () => [deposit(reversed)]));
  openApp('/deposit');
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(row?.textContent).toMatch(/\$0\.00\$1,500\.00 originally credited/);
  expect(row?.textContent).toContain('Reversed');
  expect(row?.textContent).toMatch(/On the chain.*The payment failed on its network\./);
});

const answerFees = (...fees: number[]) =>
  server.use(
    tableOf('withdrawal_methods', () =>
      fees.map((fee_cents) => ({ name: 'Bitcoin', min_cents: 100_000, fee_cents, duration: '48hrs' })),
    ),
  );

test('an investor reads before a deposit the highest fee of a withdrawal', async () => {
  beginPaying();
  answerFees(0, 1250, 300);
  await openPayment();
  expect(await screen.findByText(/a fee of up to \$12\.50, taken from the amount/)).toBeDefined();
});

test.each([
  ['nothing', ' ', 'Enter a Price to Deposit'],
  ['zero', '0.00', 'Enter a Price to Deposit'],
  ['a negative amount', '-5', 'Enter a plain amount, e.g. 1,000.50, with up to two decimals.'],
  ['an exponent', '1e5', 'Enter a plain amount, e.g. 1,000.50, with up to two decimals.'],
  ['a fourth decimal', '10.0055', 'Enter a plain amount, e.g. 1,000.50, with up to two decimals.'],
  ['what is ten thousand to some', '10.005', 'This amount is ambiguous. Write it like 1,000.50.'],
  ['an amount as Germans write it', '1.000,50', 'This amount is ambiguous. Write it like 1,000.50.'],
  ['more than can be counted', '99999999999999', 'Enter at most $1,000,000,000.00.'],
  ['more than can be booked', '1000000000.01', 'Enter at most $1,000,000,000.00.'],
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
