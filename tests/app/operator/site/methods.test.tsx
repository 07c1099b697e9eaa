import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../../support/app';
import { hold } from '../../support/holding';
import { answer, calls, openOperator } from '../../support/operator';
import { refusal, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const method = (kind: string, name: string, values: object = {}) => ({
  kind,
  name,
  in_use: true,
  min_cents: null,
  duration: null,
  waiting: 2,
  version: 'v1',
  ...values,
});
const NOTHING = () => new HttpResponse(null, { status: 204 });

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('method_desk', () =>
    HttpResponse.json([
      method('payment', 'bitcoin'),
      method('payment', 'DOGE', { in_use: false }),
      method('withdrawal', 'TON', { min_cents: 100_000, duration: '48hrs' }),
    ]),
  );
  answer('set_payment_method', NOTHING);
  answer('set_withdrawal_method', NOTHING);
});

async function change(name: string) {
  const app = openApp('/operator/methods');
  await app.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { app, dialog: within(await screen.findByRole('dialog')) };
}

test('an admin takes a way to pay in out of use, with a reason', async () => {
  const { app, dialog } = await change('bitcoin');
  await app.user.click(dialog.getByRole('button', { name: 'Take out of use' }));
  expect(calls('set_payment_method')).toEqual([]);
  await app.user.type(dialog.getByLabelText('Reason'), 'Network is down');
  await app.user.dblClick(dialog.getByRole('button', { name: 'Take out of use' }));
  expect(await screen.findByText('bitcoin has been saved.')).toBeDefined();
  expect(calls('set_payment_method')).toEqual([
    { name: 'set_payment_method', method: 'bitcoin', in_use: false, reason: 'Network is down' },
  ]);
});

test('an admin takes one into use again', async () => {
  const { dialog } = await change('DOGE');
  expect(dialog.getByRole('button', { name: 'Take into use' })).toBeDefined();
});

test('an admin lowers the minimum of a way to pay out, and reads why it cannot grow', async () => {
  const { app, dialog } = await change('TON');
  expect(dialog.getByText(/nobody is kept from their money/)).toBeDefined();
  await app.user.clear(dialog.getByLabelText('Minimum'));
  await app.user.type(dialog.getByLabelText('Minimum'), '500');
  await app.user.type(dialog.getByLabelText('Reason'), 'Cheaper now');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('TON has been saved.')).toBeDefined();
  expect(calls('set_withdrawal_method')[0]).toMatchObject({
    seen: 'v1',
    in_use: true,
    min_cents: 50_000,
    duration: '48hrs',
  });
});

test('an admin who would close the last way out is told that one stays', async () => {
  answer('set_withdrawal_method', () => refusal(400, 'P0001', 'last_method'));
  const { app, dialog } = await change('TON');
  await app.user.click(dialog.getByLabelText('In use'));
  await app.user.type(dialog.getByLabelText('Reason'), 'Closing');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('One way to withdraw must stay in use.')).toBeDefined();
});

test('a reviewer sees the ways to pay and changes none', async () => {
  openOperator('reviewer');
  openApp('/operator/methods');
  expect(await screen.findByText('Only admins change this.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('an admin who looks at another method before the answer came keeps it open, with what they typed', async () => {
  const { app, dialog } = await change('bitcoin');
  const saving = hold(`${SUPABASE}/rest/v1/rpc/set_payment_method`);
  await app.user.type(dialog.getByLabelText('Reason'), 'Network is down');
  await app.user.click(dialog.getByRole('button', { name: 'Take out of use' }));
  await saving.arrived();
  await app.user.keyboard('{Escape}');
  await app.user.click(await screen.findByRole('button', { name: 'Change DOGE' }));
  await app.user.type(await screen.findByLabelText('Reason'), 'It is back');
  await saving.answer(NOTHING());
  await screen.findByText('bitcoin has been saved.');
  await settled();
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'It is back');
});
