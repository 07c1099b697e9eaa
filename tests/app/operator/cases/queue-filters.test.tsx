import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { deposit } from '../../support/operator/deposit-queue';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const asked = (name = 'deposit_queue') => {
  const { name: _name, max_rows: _rows, ...rest } = calls(name).at(-1) ?? { name };
  return rest;
};

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  answer('deposit_queue', () => [
    deposit(1, { created_at: soon(-30), due_at: soon(-6) }),
    deposit(2, { created_at: soon(-2), due_at: soon(22) }),
  ]);
  answer('kyc_queue', []);
});

test('an operator chooses an order and filters, which the address keeps and Back takes back', async () => {
  const { user, router } = openApp('/operator/deposits');
  const search = () => router.state.location.search;
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Largest amount first');
  await waitFor(() => expect(asked()).toEqual({ sort: 'largest' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'Waiting for second approval');
  await waitFor(() => expect(search()).toHaveProperty('state', 'second'));
  await user.selectOptions(screen.getByLabelText('Payment Mode'), 'bitcoin');
  await waitFor(() => expect(search()).toHaveProperty('method', 'bitcoin'));
  await user.click(screen.getByRole('checkbox', { name: 'Late only' }));
  await waitFor(() =>
    expect(asked()).toEqual({
      sort: 'largest',
      only_late: true,
      only_state: 'second',
      only_method: 'bitcoin',
    }),
  );
  expect(search()).toEqual({ sort: 'largest', late: 'true', state: 'second', method: 'bitcoin' });
  expect(await screen.findByRole('table', { name: 'Deposits: Largest amount first' })).toBeDefined();
  router.history.back();
  await waitFor(() => expect(search()).toEqual({ sort: 'largest', state: 'second', method: 'bitcoin' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Late only' })).toHaveProperty('checked', false));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(search()).toEqual({}));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
});

test('an operator whose filters match nothing reads so, and not that nothing waits', async () => {
  answer('deposit_queue', []);
  openApp('/operator/deposits?late=true');
  expect(await screen.findByText('No cases match these filters')).toBeDefined();
  expect(screen.queryByText('Nothing waiting')).toBeNull();
});
