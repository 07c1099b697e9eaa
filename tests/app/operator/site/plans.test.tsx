import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { operatorPlan } from '../../support/operator/plan-desk';
import { signIn } from '../../support/session';

const bonus = (kind: string, values: object = {}) => ({
  kind,
  is_on: true,
  change_id: null,
  reason: null,
  proposed_by: null,
  proposed_by_name: null,
  proposed_at: null,
  ...values,
});

const plans = (values: object = {}) =>
  answer('plan_desk', () => [
    operatorPlan(values),
    operatorPlan({ id: 'old', title: 'Old', place: 1, on_sale: false, held: 0, held_cents: 0 }),
  ]);

beforeEach(() => {
  signIn();
  openOperator('admin');
  plans();
  answer('site_switches', () => [bonus('profit'), bonus('referral', { is_on: false })]);
  answer('save_plan', () => operatorPlan());
});

async function change(name = 'Basic') {
  const app = openApp('/operator/plans');
  await app.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { app, dialog: within(await screen.findByRole('dialog')) };
}

test('an admin sees every plan with its exact term next to the words, and which are on sale', async () => {
  openApp('/operator/plans');
  const row = await screen.findByRole('row', { name: /Basic/ });
  expect(row.textContent).toContain('7 days');
  expect(row.textContent).toContain('“1 week”');
  expect(row.textContent).toContain('target, not guaranteed');
  expect(screen.getByRole('row', { name: /Old/ }).textContent).toContain('Off sale');
});

test('an admin saves once, with the reason and what the form was opened with', async () => {
  const { app, dialog } = await change();
  await app.user.click(dialog.getByLabelText('On sale'));
  await app.user.type(dialog.getByLabelText('Reason'), 'Sold out');
  await app.user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Basic saved.')).toBeDefined();
  const { version, held: _held, held_cents: _cents, id, ...rest } = operatorPlan();
  expect(calls('save_plan')).toEqual([
    { name: 'save_plan', ...rest, plan_id: id, on_sale: false, seen: version, reason: 'Sold out' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
