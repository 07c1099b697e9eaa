import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { enterArrival, NAMED } from '../../support/operator/deposit-queue';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const LIMIT = {
  role: 'reviewer',
  kind: 'deposit',
  max_cents: 10_000_000,
  set_by: null,
  set_at: '2026-01-01T00:00:00Z',
  left_cents: 10_000_000,
};
const deposit = {
  id: '00000000-0000-4000-8000-0000000000d1',
  investor_id: '00000000-0000-4000-8000-0000000000b1',
  investor_name: 'Ben Example',
  investor_email: 'ben@example.com',
  amount_cents: 10_000_001,
  method: 'bitcoin',
  proof_path: 'x/y.png',
  status: 'pending',
  first_approved_by: null,
  created_at: '2026-02-01T00:00:00Z',
  ...NAMED,
};
/** What the server says that coins would credit. */
const CREDIT = {
  price: '95000',
  source: 'simulated',
  simulated: true,
  priced_at: '2026-01-31T23:50:00Z',
  quoted: false,
};

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('list_limits', () =>
    HttpResponse.json([LIMIT, { ...LIMIT, kind: 'alone', max_cents: 1_000_000, left_cents: 320_000 }]),
  );
  answer('set_limit', () => new HttpResponse(null, { status: 204 }));
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
  expect(await screen.findByText('Reviewer: Approve a deposit has been saved.')).toBeDefined();
  expect(calls('set_limit')).toEqual([
    { name: 'set_limit', role: 'reviewer', kind: 'deposit', reason: 'Trusted', seen_cents: 10_000_000 },
  ]);
});

test('an admin sets one where there was none', async () => {
  const { app, dialog } = await change('Treasurer: Grant a bonus');
  await app.user.type(dialog.getByLabelText('Limit'), '1,000');
  await app.user.type(dialog.getByLabelText('Reason'), 'New here');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Treasurer: Grant a bonus has been saved.');
  expect(calls('set_limit')[0]).toMatchObject({ role: 'treasurer', kind: 'bonus', max_cents: 100_000 });
});

/** Opens a deposit of which a reviewer may not approve all that was stated, and the form for what arrived. */
async function openArrival() {
  openOperator('reviewer');
  answer('deposit_queue', () => HttpResponse.json([deposit]));
  answer('review_deposit', () => HttpResponse.json({ status: 'pending' }));
  answer('preview_credit', () => HttpResponse.json({ ...CREDIT, arrived_cents: 10_000_001 }));
  server.use(
    http.get(`${SUPABASE}/storage/v1/object/proofs/x/y.png`, () => new HttpResponse(null, { status: 404 })),
  );
  const { user } = openApp('/operator/deposits');
  expect(await screen.findByText('Stated amount above your limit')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Ben Example$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  return { user, dialog };
}

test('a reviewer reads that what arrived is above their limit before it is sent, and approves what is not', async () => {
  const { user, dialog } = await openArrival();
  await enterArrival(user, '100,000.01');
  expect(await dialog.findByText(/above your limit of \$100,000\.00/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Yes, approve' })).toBeNull();
  await user.clear(dialog.getByLabelText('Amount that arrived'));
  await user.type(dialog.getByLabelText('Amount that arrived'), '100,000');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText(/^You can credit \$3,200\.00 more alone/);
  await user.click(await dialog.findByRole('button', { name: 'Yes, approve' }));
  await screen.findByText('First approval given, a second operator must approve.');
  expect(calls('review_deposit')).toMatchObject([{ approve: true, arrived_cents: 10_000_000 }]);
});

test('a reviewer reads that the coins that arrived count as more than their limit before they are sent', async () => {
  const { user, dialog } = await openArrival();
  await user.selectOptions(dialog.getByLabelText('Amount in'), 'coins');
  await user.type(dialog.getByLabelText('Coins that arrived'), '1.1');
  await user.type(dialog.getByLabelText('When it was paid (UTC)'), '2026-01-31T23:50');
  await user.type(dialog.getByLabelText('Output number'), '0');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/above your limit of \$100,000\.00/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Yes, approve' })).toBeNull();
  expect(calls('review_deposit')).toEqual([]);
});

test('a reviewer sees the limits and changes none', async () => {
  openOperator('reviewer');
  openApp('/operator/operators');
  expect(await screen.findByText('$100,000.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});
