import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../../support/app';
import { deposit, idOf, openDepositQueue } from '../../support/operator/deposit-queue';
import { answerOperator } from '../../support/operator/operator';
import { approved, taken } from '../../support/operator/queued-withdrawals';
import { announce, joins } from '../../support/realtime';
import { refusal, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const GONE = /^This was decided or cancelled in the meantime/;

interface Asked {
  only_state?: string;
  from_case?: string;
}

/** Answers a queue of one page and, from one case on, of what is not on that page. */
function answerQueue(name: string, page: () => object[], others: () => object[]) {
  server.use(
    http.post(`${RPC}/${name}`, async ({ request }) => {
      const { from_case } = (await request.json()) as Asked;
      return HttpResponse.json(from_case === undefined ? page() : others());
    }),
  );
}

beforeEach(() => signIn());

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
  const { user } = openApp('/operator/withdrawals?state=approved');
  await user.click(
    await screen.findByRole('button', { name: 'Pay the withdrawal of $1,000.00 to Ben Example' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take it to pay' }));
  expect(await dialog.findByLabelText('Transaction id')).toBeDefined();
  expect(dialog.getByText('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Give it back' })).toBeDefined();
  expect(screen.queryByText(GONE)).toBeNull();
});

test('an operator decides on a case that others have pushed off the page', async () => {
  openDepositQueue();
  let page = [deposit(1), deposit(2)];
  answerQueue(
    'deposit_queue',
    () => page,
    () => [deposit(2)],
  );
  openApp(`/operator/deposits?sort=largest&case=${idOf(2)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Deposit of $2.00' }));
  await waitFor(() => expect(joins).not.toEqual([]));
  page = [deposit(1), deposit(3)];
  announce('deposits');
  expect(await screen.findByText('Person 3')).toBeDefined();
  await settled();
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeDefined();
  expect(screen.queryByText(GONE)).toBeNull();
});

test('an operator opens an address with a case that is not on the page', async () => {
  openDepositQueue();
  answerQueue(
    'deposit_queue',
    () => [deposit(1)],
    () => [deposit(7), deposit(8)],
  );
  openApp(`/operator/deposits?case=${idOf(7)}`);
  expect(await screen.findByRole('dialog', { name: 'Deposit of $7.00' })).toBeDefined();
  expect(screen.queryByText(GONE)).toBeNull();
});

test('an operator whose case cannot be read reads why, and not that it was reviewed', async () => {
  openDepositQueue();
  server.use(
    http.post(`${RPC}/deposit_queue`, async ({ request }) => {
      const { from_case } = (await request.json()) as Asked;
      return from_case === undefined ? HttpResponse.json([deposit(1)]) : refusal(400, 'P0001', 'not_found');
    }),
  );
  const { router } = openApp(`/operator/deposits?case=${idOf(7)}`);
  expect(await screen.findByText('This could not be found.')).toBeDefined();
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('case'));
  expect(screen.queryByText(GONE)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
