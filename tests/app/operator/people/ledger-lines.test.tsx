import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, openOperator, overviewOf } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const PERSON = '00000000-0000-4000-8000-00000000be40';
const at = '2026-02-02T00:00:00Z';
const line = ([code, debit, credit]: readonly string[], n: number) => ({
  id: 100 + n,
  amount_cents: 50_000,
  debit,
  credit,
  code,
  created_at: at,
  value_date: '2026-02-02',
});

const lines = [
  [['correction', 'available', 'corrections'], '-$500.00'],
  [['correction', 'corrections', 'available'], '+$500.00'],
  [['deposit', 'cash', 'available'], '+$500.00'],
  [['invest', 'available', 'invested'], '$500.00'],
  [['mature', 'invested', 'available'], '$500.00'],
  [['withdrawal_hold', 'available', 'withdrawing'], '$500.00'],
  [['withdrawal_release', 'withdrawing', 'available'], '$500.00'],
  [['withdrawal_pay', 'withdrawing', 'cash'], '-$500.00'],
  [['withdrawal_fee', 'withdrawing', 'fees'], '-$500.00'],
  [['yield_reversal', 'available', 'mining_income'], '-$500.00'],
  [['yield_reversal', 'receivables', 'mining_income'], '$500.00'],
  [['subscribe', 'available', 'pools'], '-$500.00'],
  [['redeem', 'pools', 'available'], '+$500.00'],
] as const;

beforeEach(() => {
  signIn();
  openOperator('treasurer');
});

test('an operator tells by the sign what a line of the ledger gave to a person and what it took', async () => {
  answer('person_overview', () => overviewOf(PERSON, { transfers: lines.map(([accounts], n) => line(accounts, n)) }));
  const { user } = openApp(`/operator/person?id=${PERSON}`);
  const section = (await screen.findByRole('heading', { name: 'Recent ledger lines' })).parentElement;
  const items = within(section as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.lastElementChild?.textContent)).toEqual(lines.map(([, amount]) => amount));
  await user.click(screen.getByRole('button', { name: 'Correct the balance' }));
  const dialog = await screen.findByRole('dialog');
  const options = Array.from(dialog.querySelectorAll('datalist option'), (one) =>
    one.textContent?.replace(/ \(.*$/, ''),
  );
  expect(options.slice(0, 2)).toEqual(['Line 100: Corrections, -$500.00', 'Line 101: Corrections, +$500.00']);
  expect(options[3]).toMatch(/, \$500\.00$/);
});
