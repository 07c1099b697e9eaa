import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { NAMED } from '../../support/operator/deposit-queue';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const LIMIT = {
  role: 'reviewer',
  kind: 'deposit',
  max_cents: 10_000_000,
  set_by: null,
  set_at: '2026-01-01T00:00:00Z',
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

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('list_limits', () => HttpResponse.json([LIMIT]));
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

test('a reviewer reads that a deposit is above their limit before they try, and can still reject it', async () => {
  openOperator('reviewer');
  answer('deposit_queue', () => HttpResponse.json([deposit]));
  server.use(
    http.get(`${SUPABASE}/storage/v1/object/proofs/x/y.png`, () => new HttpResponse(null, { status: 404 })),
  );
  const app = openApp('/operator/deposits');
  expect(await screen.findByText('Above your limit')).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: /Ben Example$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/above your limit of \$100,000\.00/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeDefined();
});

test('a reviewer sees the limits and changes none', async () => {
  openOperator('reviewer');
  openApp('/operator/operators');
  expect(await screen.findByText('$100,000.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});
