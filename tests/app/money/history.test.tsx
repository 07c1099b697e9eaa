import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening, openApp } from '../support/app';
import { rpc, server, SUPABASE } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

const answer = (days: object[]) =>
  rpc('dashboard', () => dashboardOf({ portfolio: { deposited_cents: 1, total_packages: 1 }, days }));

beforeEach(() => signIn());

const days = [
  { day: '2026-03-03', owned_cents: 0, income_cents: 0 },
  { day: '2026-03-04', owned_cents: 350_000, income_cents: 0 },
  { day: '2026-03-05', owned_cents: 350_000, income_cents: 1250 },
  { day: '2026-03-06', owned_cents: 351_250, income_cents: 0 },
];

test('an investor sees value and income over time, drawn and as a table of the days that count', async () => {
  server.use(answer(days));
  const { user } = openApp('/dashboard');
  expect(
    await screen.findByRole('img', { name: 'From $3,500.00 on 2026/03/04 to $3,512.50 on 2026/03/06.' }),
  ).toBeDefined();
  // On an axis from zero the change would be invisible.
  expect(screen.getByText('The axis starts at $3,490.00.')).toBeDefined();
  await user.click(screen.getByText('Show as a table'));
  const rows = within(await screen.findByRole('table', { name: 'Value and income' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/2026\/03\/06.*\$3,512\.50.*\$0\.00/),
    expect.stringMatching(/2026\/03\/05.*\$3,500\.00.*\$12\.50/),
    expect.stringMatching(/2026\/03\/04.*\$3,500\.00.*\$0\.00/),
    expect.stringMatching(/2026\/03\/03.*\$0\.00.*\$0\.00/),
  ]);
  await user.click(screen.getByRole('radio', { name: 'Income' }));
  expect(screen.getByRole('img', { name: 'Daily income from 2026/03/04 to 2026/03/06.' })).toBeDefined();
  expect(screen.queryByText(/The axis starts at/)).toBeNull();
});

test('a year that cannot be read says so, shows no other days as the year, and is read at the next try', async () => {
  let isBroken = true;
  const year = [{ day: '2025-05-01', owned_cents: 200_000, income_cents: 0 }, ...days];
  server.use(
    answer(days),
    http.post(`${SUPABASE}/rest/v1/rpc/balance_days`, () =>
      isBroken
        ? HttpResponse.json({ code: 'P0001', message: 'account_closed' }, { status: 400 })
        : HttpResponse.json(year),
    ),
  );
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('radio', { name: '1 year' }));
  const history = within(screen.getByRole('region', { name: 'Value and income' }));
  expect(history.queryByRole('img')).toBeNull();
  expect(within(await history.findByRole('alert')).getByText('This account has been closed.')).toBeDefined();
  expect(history.queryByRole('img')).toBeNull();
  expect(history.queryByText('Show as a table')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '3 months' }));
  expect(history.getByRole('img', { name: /on 2026\/03\/04 to/ })).toBeDefined();
  expect(history.queryByRole('alert')).toBeNull();
  await listening();
  await user.click(screen.getByRole('radio', { name: '1 year' }));
  await history.findByRole('alert');
  isBroken = false;
  await user.click(history.getByRole('button', { name: 'Try again' }));
  expect(await history.findByRole('img', { name: /on 2025\/05\/01 to/ })).toBeDefined();
  expect(history.queryByRole('alert')).toBeNull();
});
