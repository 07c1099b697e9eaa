import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { refusal, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

const created_at = '2026-03-04T12:00:00Z';

beforeEach(() => {
  signIn();
  server.use(
    http.get(`${SUPABASE}/rest/v1/withdrawals`, () =>
      HttpResponse.json([
        {
          id: '1',
          method: 'TON',
          address: 'EQ',
          amount_cents: 100_000,
          status: 'approved',
          reason: null,
          transaction_id: null,
          created_at,
        },
      ]),
    ),
    http.post(`${SUPABASE}/rest/v1/rpc/lapsed_approvals`, () => HttpResponse.json([])),
    http.get(`${SUPABASE}/rest/v1/deposits`, () =>
      HttpResponse.json([
        {
          id: '2',
          amount_cents: 150_000,
          corrected_cents: 0,
          method: 'DOGE',
          status: 'pending',
          reason: null,
          created_at,
        },
      ]),
    ),
  );
});

const tabs = () =>
  screen.getAllByRole('tab').map((tab) => `${tab.textContent}: ${tab.getAttribute('aria-selected')}`);

test('an investor sees the withdrawals first, then the deposits, and the address remembers the tab', async () => {
  const { user, router } = openApp('/transactions');
  const row = await screen.findByRole('row', { name: /\$1,000\.00/ });
  expect(row.textContent).toMatch(/TON.*Approved.*2026\/03\/04/);
  expect(tabs()).toEqual(['Withdraws: true', 'Deposits: false', 'Statement: false']);
  expect(screen.getByText('All Rights Reserved © Glassmine 2024')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Deposits' }));
  expect((await screen.findByRole('row', { name: /\$1,500\.00/ })).textContent).toMatch(/DOGE.*Pending/);
  expect(router.state.location.href).toBe('/transactions?tab=deposits');
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('row', { name: /\$1,000\.00/ })).toBeDefined();
  expect(router.state.location.href).toBe('/transactions');
});

test('an investor who opens the address of the deposits sees them at once', async () => {
  openApp('/transactions?tab=deposits');
  const panel = within(await screen.findByRole('tabpanel', { name: 'Deposits' }));
  expect(panel.getByText('$1,500.00')).toBeDefined();
});

test('an investor whose deposits cannot be read there is asked to refresh, and can try again', async () => {
  server.use(
    http.get(`${SUPABASE}/rest/v1/deposits`, () => refusal(500, 'XX000', 'internal error'), { once: true }),
  );
  const { user } = openApp('/transactions?tab=deposits');
  expect(await screen.findByText('Please Refresh Browser')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$1,500.00')).toBeDefined();
});

test('an investor whose withdrawals cannot be read is not told of deposits', async () => {
  server.use(http.get(`${SUPABASE}/rest/v1/withdrawals`, () => refusal(500, 'XX000', 'internal error')));
  openApp('/transactions');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText('Please Refresh Browser')).toBeNull();
});

test('an investor who opens the address of no tab sees the withdrawals', async () => {
  openApp('/transactions?tab=%22%3E%3Cscript%3E');
  const panel = within(await screen.findByRole('tabpanel', { name: 'Withdraws' }));
  expect(panel.getByText('$1,000.00')).toBeDefined();
});
