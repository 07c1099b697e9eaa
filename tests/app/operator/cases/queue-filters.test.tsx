import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../../support/app';
import { deposit } from '../../support/operator/deposit-queue';
import { answer, answerOperator, calls, openOperator } from '../../support/operator/operator';
import { approved, taken } from '../../support/operator/queued-withdrawals';
import { server, SUPABASE } from '../../support/server';
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

const RPC = `${SUPABASE}/rest/v1/rpc`;
const GONE = /^Already decided or cancelled, so it has left/;

interface Asked {
  only_state?: string;
  from_case?: string;
}

test('a treasurer who takes what they found among the approved goes on with it, though it is no longer among them', async () => {
  let row = approved();
  const { id } = row;
  answerOperator('treasurer');
  server.use(
    http.post(`${RPC}/withdrawal_queue`, async ({ request }) => {
      const { only_state } = (await request.json()) as Asked;
      return HttpResponse.json(only_state === undefined || only_state === row.status ? [row] : []);
    }),
    http.post(`${RPC}/take_withdrawal`, () => {
      row = taken({ id });
      return HttpResponse.json({ status: 'paying' });
    }),
  );
  const { user, dialog } = await openDialog(
    '/operator/withdrawals?state=approved',
    'Pay the withdrawal of $1,000.00 to Ben Example',
  );
  await user.click(dialog.getByRole('button', { name: 'Claim payment' }));
  expect(await dialog.findByLabelText('Transaction ID')).toBeDefined();
  expect(dialog.getByText('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Release' })).toBeDefined();
  expect(screen.queryByText(GONE)).toBeNull();
});
