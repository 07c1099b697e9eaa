import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { homeOf } from '../support/operator/home';
import { answer, openOperator } from '../support/operator/operator';
import { signIn } from '../support/session';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const CASE = '00000000-0000-4000-8000-00000000de01';
const OLDEST = { limit_hours: 24, oldest_at: ago(30), oldest_id: CASE };

beforeEach(() => {
  signIn();
  openOperator('reviewer');
});

async function openHome(values: object = {}) {
  answer('operator_home', () => homeOf(values));
  const app = openApp('/operator');
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  return app;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('an operator who opens the back office reads what waits, how much of it is late, and since when', async () => {
  await openHome({
    queues: [
      { ...OLDEST, queue: 'deposits', cases: 1000, late: 2, cents: 150_000 },
      { ...OLDEST, queue: 'kyc_cases', cases: 1, late: 0, cents: null, oldest_at: ago(3) },
      { ...OLDEST, queue: 'corrections', cases: 0, late: 0, cents: null },
    ],
  });
  const rows = part('Waiting').getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/Deposits.*1000\+.*\$1,500\.00\+.*30 hours ago.*2 late/);
  expect(rows[1]?.textContent).toMatch(/Identity.*1.*–.*3 hours ago/);
  expect(rows).toHaveLength(2);
  const links = within(rows[0] as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/operator/deposits',
    '/operator/deposits?late=true',
    `/operator/deposits?from=${CASE}&case=${CASE}`,
  ]);
  for (const empty of ['Waiting for a second person', 'Open now', 'Since your last visit'])
    expect(screen.queryByRole('region', { name: empty })).toBeNull();
});

test('an operator reads what moved in thirty days and today, and what is left of it', async () => {
  await openHome();
  const figures = part('Last 30 days').getAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '$600.00Today $300.00',
    '$200.00Today $100.00',
    '+$400.00Today +$200.00',
    '-$10.00Today -$5.00',
  ]);
});

test('an operator reads that more may be late, and more money wait, than the thousand cases that are counted', async () => {
  const queue = { ...OLDEST, queue: 'deposits', cents: 150_000, oldest_id: null };
  await openHome({
    queues: [
      { ...queue, cases: 1000, late: 1000 },
      { ...queue, queue: 'withdrawals', cases: 1000, late: 999 },
      { ...queue, queue: 'corrections', cases: 999, late: 999 },
    ],
  });
  const rows = part('Waiting').getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/s1000\+\$1,500\.00\+.*ago1000\+ late$/);
  expect(rows[1]?.textContent).toMatch(/s1000\+\$1,500\.00\+.*ago999 late$/);
  expect(rows[2]?.textContent).toMatch(/s999\$1,500\.0030.*ago999 late$/);
  expect(rows[2]?.textContent).not.toContain('+');
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
  expect(lines[0]).toMatch(/Books.*2 problems found.*1 hour ago/);
  expect(lines[1]).toMatch(/Prices.*6 of 9 up to date.*1 instrument halted.*simulated/);
  expect(lines[2]).toMatch(/Snapshot 7.*20 hours ago/);
  expect(lines[3]).toMatch(/Sealed through 2026\/03\/03.*10 hours ago/);
});
