import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { deposit, enterArrival, opener } from '../../support/operator/deposit-queue';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { answerFiles } from '../../support/pictures';
import { signIn } from '../../support/session';

const LIMIT = {
  role: 'reviewer',
  kind: 'deposit',
  max_cents: 10_000_000,
  set_by: null,
  set_at: '2026-01-01T00:00:00Z',
  left_cents: 10_000_000,
};

beforeEach(() => {
  signIn();
  openOperator('admin');
  const alone = { ...LIMIT, kind: 'alone', max_cents: 1_000_000, left_cents: 320_000 };
  answer('list_limits', [LIMIT, alone]);
  answer('set_limit');
});

async function change(name: string) {
  const app = openApp('/operator/operators');
  await app.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { app, dialog: within(await screen.findByRole('dialog')) };
}

test('an admin lifts a limit by leaving it empty, with a reason and what was seen', async () => {
  const { app, dialog } = await change('Reviewer: Approve a deposit');
  await app.user.clear(dialog.getByLabelText('Limit'));
  await app.user.type(dialog.getByLabelText('Reason'), 'Trusted');
  await app.user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reviewer: Approve a deposit saved.')).toBeDefined();
  expect(calls('set_limit')).toEqual([
    { name: 'set_limit', role: 'reviewer', kind: 'deposit', reason: 'Trusted', seen_cents: 10_000_000 },
  ]);
});

test('a reviewer reads that what arrived is above their limit before it is sent, and approves what is not', async () => {
  openOperator('reviewer');
  answer('deposit_queue', [deposit(100_001)]);
  answer('review_deposit', { status: 'pending' });
  answerFiles('proofs', 'pdf');
  const { user } = openApp('/operator/deposits');
  expect(await screen.findByText('Stated amount above your limit')).toBeDefined();
  await user.click(await opener(100_001));
  const dialog = within(await screen.findByRole('dialog'));
  await enterArrival(user, '100,000.01');
  expect(await dialog.findByText(/exceeds your limit of \$100,000\.00/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Yes, approve' })).toBeNull();
  await user.clear(dialog.getByLabelText('Amount received'));
  await user.type(dialog.getByLabelText('Amount received'), '100,000');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.findByText(/^You can credit \$3,200\.00 more alone/);
  await user.click(await dialog.findByRole('button', { name: 'Yes, approve' }));
  await screen.findByText('First approval given. A second operator must approve.');
  expect(calls('review_deposit')).toMatchObject([{ approve: true, arrived_cents: 10_000_000 }]);
});

test('an admin cannot give deposits more time than the terms promise, nor part of an hour', async () => {
  answer('list_time_limits', [{ queue: 'deposits', hours: 24, set_by: null, set_at: '2026-01-01T00:00:00Z' }]);
  answer('set_time_limit');
  const { app, dialog } = await change('Time limit: Deposits');
  expect(dialog.getByText(/At most 24 hours, as promised in our terms\./)).toBeDefined();
  await app.user.type(dialog.getByLabelText('Reason'), 'Few');
  for (const hours of ['25', '1.5']) {
    await app.user.clear(dialog.getByLabelText('Hours'));
    await app.user.type(dialog.getByLabelText('Hours'), hours);
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Whole hours, 1 to 24.')).toBeDefined();
  }
  expect(calls('set_time_limit')).toEqual([]);
});
