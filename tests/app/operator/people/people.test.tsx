import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, answerOperator, openOperator, overviewOf } from '../../support/operator/operator';
import { rpc, server } from '../../support/server';
import { signIn } from '../../support/session';

const PERSON = '00000000-0000-4000-8000-00000000be40';

beforeEach(() => {
  signIn();
  answerOperator();
});

describe('an operator who looks at people', () => {
  const found = {
    id: PERSON,
    name: 'Ben Example',
    email: 'ben@example.com',
    country: 'Chile',
    verified: true,
    frozen: true,
    created_at: '2026-02-01T12:00:00Z',
    identified: true,
    available_cents: 123_456,
  };
  const searched: unknown[] = [];
  beforeEach(() => {
    searched.length = 0;
    server.use(rpc('find_people', () => [found], searched));
  });

  test('finds them by words, which no address holds, and opens their page', async () => {
    const { user, router } = openApp('/operator/people');
    await user.type(await screen.findByRole('searchbox'), ' ben {Enter}');
    await waitFor(() => expect(searched).toContainEqual({ words: 'ben', max_rows: 51 }));
    expect(await screen.findByText('Frozen', { selector: 'span' })).toBeDefined();
    expect(screen.getByRole('row', { name: /Identity confirmed.*\$1,234\.56/ })).toBeDefined();
    expect(router.state.location.href).toBe('/operator/people');
    await user.click(screen.getByRole('link', { name: /Ben Example/ }));
    expect(await screen.findByRole('heading', { name: 'Ben Example' })).toBeDefined();
    expect(screen.getAllByText('$1,234.00')).toHaveLength(3);
  });
});

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

test('an operator tells by the sign what a line of the ledger gave to a person and what it took', async () => {
  openOperator('treasurer');
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
