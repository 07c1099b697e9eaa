import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { refusal, rpc, server, SUPABASE, tableOf } from '../support/server';
import { ADA, signIn } from '../support/session';

const WITHDRAWALS = `${SUPABASE}/rest/v1/withdrawals`;
const CANCEL = `${SUPABASE}/rest/v1/rpc/cancel_withdrawal`;

const withdrawal = (values: object) => ({
  id: crypto.randomUUID(),
  method: 'Bitcoin',
  address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  amount_cents: 100_000,
  status: 'pending',
  reason: null,
  transaction_id: null,
  created_at: '2026-03-04T12:00:00Z',
  reviewed_at: null,
  given_back_at: null,
  paid_at: null,
  ...values,
});

function answerList(...rows: object[]) {
  server.use(tableOf('withdrawals', () => rows));
}

beforeEach(() => {
  signIn();
  server.use(rpc('lapsed_approvals', []));
});

test('an investor reads why a withdrawal was rejected, and the transaction of one that was paid', async () => {
  let asked = new URL(SUPABASE);
  server.use(
    http.get(WITHDRAWALS, ({ request }) => {
      asked = new URL(request.url);
      return HttpResponse.json([
        withdrawal({ status: 'rejected', reason: 'The address belongs to an exchange.' }),
        withdrawal({ status: 'paid', transaction_id: 'f00d' }),
        withdrawal({ status: 'approved' }),
        withdrawal({ status: 'cancelled', reason: 'not shown' }),
      ]);
    }),
  );
  openApp('/transactions');
  const table = await screen.findByRole('table');
  const titles = within(table).getAllByRole('columnheader');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Amount', 'Payment Mode', 'Status', 'Date']);
  const [, rejected, paid, approved, cancelled] = within(table).getAllByRole('row');
  expect(rejected?.textContent).toMatch(
    /\$1,000\.00.*Bitcoin.*Rejected.*The address belongs to an exchange\..*2026\/03\/04/,
  );
  expect(paid?.textContent).toMatch(/Paid.*f00d/);
  expect(approved?.textContent).toContain('Approved');
  expect(cancelled?.textContent).not.toContain('not shown');
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  // Row-level security hides other rows anyway; the filter makes use of the index.
  expect(asked.searchParams.get('investor_id')).toBe(`eq.${ADA.id}`);
});

test('an investor whose withdrawal was approved by an operator who has lost the role reads that it waits, and may cancel it', async () => {
  const reviewed_at = new Date().toISOString();
  const [lapsed, approved] = [
    withdrawal({ status: 'approved', reviewed_at, amount_cents: 200_000 }),
    withdrawal({ status: 'approved', reviewed_at }),
  ];
  answerList(lapsed, approved);
  server.use(rpc('lapsed_approvals', () => [lapsed.id]));
  openApp('/transactions');
  expect(await screen.findByRole('button', { name: 'Cancel the withdrawal of $2,000.00' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Cancel the withdrawal/ })).toHaveLength(1);
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toMatch(/\$2,000\.00.*Pending/);
  expect(second?.textContent).toMatch(/\$1,000\.00.*Approved/);
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const approved = (hours: number, amount_cents: number) =>
  withdrawal({ status: 'approved', amount_cents, reviewed_at: hoursAgo(hours) });

test('an investor may cancel what was approved two days ago, unless it is being paid or its payment left the chain', async () => {
  const reversed = approved(90, 600_000);
  server.use(rpc('payout_states', [{ id: reversed.id, state: 'waiting', is_reversed: true }]));
  answerList(
    reversed,
    approved(48.1, 100_000),
    approved(47.9, 200_000),
    { ...approved(90, 300_000), status: 'paying' },
    { ...approved(90, 400_000), status: 'paid', transaction_id: 'f00d' },
    { ...approved(90, 500_000), given_back_at: hoursAgo(47.9) },
  );
  openApp('/transactions');
  expect(await screen.findByRole('button', { name: 'Cancel the withdrawal of $1,000.00' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Cancel the withdrawal/ })).toHaveLength(1);
  expect(screen.getByText(/the network no longer confirms it\. We’ll pay it again/)).toBeDefined();
});

test('an investor who cancels too late reads so, and sees what became of it', async () => {
  const row = withdrawal({});
  answerList(row);
  server.use(
    http.post(CANCEL, () => {
      answerList({ ...row, status: 'approved' });
      return refusal(400, 'P0001', 'not_cancellable');
    }),
  );
  const { user } = openApp('/transactions');
  await user.click(await screen.findByRole('button', { name: /Cancel the withdrawal/ }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('It’s too late to cancel this request.')).toBeDefined();
  expect(await screen.findByText('Approved')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
