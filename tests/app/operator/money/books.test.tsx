import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { rpc, server } from '../../support/server';
import { signIn } from '../../support/session';

function answerBooks(checks: () => object[], checked: object[] = []) {
  answerOperator('treasurer');
  server.use(
    rpc('trial_balance', []),
    rpc('book_days', []),
    rpc('last_book_checks', () => checks()),
    rpc('checked_lines', () => checked),
  );
}
const made = {
  checked_at: '2026-03-04T12:00:00Z',
  checked_by: null,
  ledger_problems: [],
  audit_problems: 0,
  asked_at: null,
  lines: null,
  done: null,
  total: null,
};

beforeEach(() => {
  signIn();
});

test('an operator reads on which side of the books a balance is, and no negative sum', async () => {
  answerBooks(() => []);
  const side = (account: string, debit_cents: number, credit_cents: number) => ({
    account,
    debit_cents,
    credit_cents,
  });
  server.use(rpc('trial_balance', () => [side('cash', 5_000, 0), side('available', 0, 5_000)]));
  openApp('/operator/books');
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/^Company: cash/)).toMatch(/\$50\.00debit$/);
  expect(await row(/^Investors: available/)).toMatch(/\$50\.00credit$/);
});

test('a treasurer reads in words of which day sealed transfers were changed', async () => {
  answerBooks(() => [
    {
      ...made,
      ledger_problems: [
        { problem: 'transfers of 2026-03-01 differ from their seal', subject: null },
        { problem: 'bonus without its cause', subject: 'b0' },
      ],
      audit_problems: 1,
    },
  ]);
  openApp('/operator/books');
  await screen.findByText('3 problems found.');
  screen.getByText('Transfers of 2026/03/01 (UTC) were edited, inserted or deleted after the day was sealed.');
  screen.getByText(/bonus without its cause/);
  expect(screen.queryByText(/differ from their seal/)).toBeNull();
});

test('an operator reads up to where new movements are checked, how far a check is, and what was found in new ones', async () => {
  answerBooks(
    () => [
      { ...made, checked_at: null, ledger_problems: null, audit_problems: null, done: 5, total: 13 },
      { ...made, ledger_problems: [{ problem: 'bonus without its cause', subject: 'b0' }], lines: 1234 },
    ],
    [{ through_id: 98_765, checked_at: '2026-03-04T12:00:00Z', waiting: 12 }],
  );
  openApp('/operator/books');
  expect(await screen.findByText('Check in progress: 5 of 13 parts done.')).toBeDefined();
  screen.getByText(
    /^New movements are checked within a minute\. Checked up to no\. 98,765 \(.* days ago\); not yet checked: 12\.$/,
  );
  screen.getByText(/days ago: .*, new movements \(1,234\)$/);
});
