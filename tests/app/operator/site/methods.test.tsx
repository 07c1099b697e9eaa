import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const method = (kind: string, name: string, values: object = {}) => ({
  kind,
  name,
  in_use: true,
  min_cents: null,
  duration: null,
  waiting: 2,
  version: 'v1',
  networks: null,
  paid_on: null,
  fault: null,
  ...values,
});

beforeEach(() => {
  signIn();
  openOperator('admin');
  answer('method_desk', () => [
    method('payment', 'bitcoin'),
    method('payment', 'DOGE', { in_use: false }),
    method('withdrawal', 'TON', { min_cents: 100_000, duration: '48hrs' }),
  ]);
  answer('explorer_desk', [
    { chain: 'Bitcoin', network: 'test', template: 'https://explorer.example.com/tx/{id}' },
    { chain: 'Dogecoin', network: 'test', template: null },
  ]);
  answer('set_explorer');
  answer('set_payment_method');
  answer('set_withdrawal_method');
});

async function change(name: string) {
  const app = openApp('/operator/methods');
  await app.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return { app, dialog: within(await screen.findByRole('dialog')) };
}

test('an admin takes a way to pay in out of use, with a reason', async () => {
  const { app, dialog } = await change('bitcoin');
  await app.user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(calls('set_payment_method')).toEqual([]);
  await app.user.type(dialog.getByLabelText('Reason'), 'Network is down');
  await app.user.dblClick(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('bitcoin saved.')).toBeDefined();
  expect(calls('set_payment_method')).toEqual([
    { name: 'set_payment_method', method: 'bitcoin', in_use: false, reason: 'Network is down' },
  ]);
});

test('an admin lowers the minimum of a way to pay out, and reads why it cannot grow', async () => {
  const { app, dialog } = await change('TON');
  expect(dialog.getByText(/At most \$1,000, so that a higher minimum/)).toBeDefined();
  await app.user.clear(dialog.getByLabelText('Minimum'));
  await app.user.type(dialog.getByLabelText('Minimum'), '500');
  await app.user.type(dialog.getByLabelText('Reason'), 'Cheaper now');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('TON saved.')).toBeDefined();
  expect(calls('set_withdrawal_method')[0]).toMatchObject({
    seen: 'v1',
    in_use: true,
    min_cents: 50_000,
    duration: '48hrs',
  });
});

test('an operator reads which ways in and out do not match, and on which networks something can be paid in', async () => {
  answer('method_desk', () => [
    method('payment', 'USDT', { networks: ['Ethereum', 'TRON'], paid_on: ['Ethereum', 'TRON'] }),
    method('payment', 'DOGE', { networks: ['Dogecoin'], paid_on: [], fault: 'no_address' }),
    method('payment', 'TRON', { networks: ['TRON'], paid_on: ['TRON'], fault: 'not_paid_out' }),
    method('withdrawal', 'TON', { min_cents: 100_000, duration: '48hrs', fault: 'not_paid_in' }),
  ]);
  openApp('/operator/methods');
  const title = await screen.findByText('Deposit and withdrawal methods that don’t match');
  const notice = title.closest<HTMLElement>('[role]') ?? document.body;
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'DOGE is enabled but has no address, so no one can choose it.',
    'TRON is available for deposits but not for withdrawals.',
    'TON is available for withdrawals but has no deposit address.',
  ]);
  expect(screen.getByRole('row', { name: /USDT.*Ethereum, TRON/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /DOGE.*No address/ })).toBeDefined();
});

test('an admin says where transactions are looked up, and nowhere but over https', async () => {
  const app = openApp('/operator/methods');
  await app.user.click(await screen.findByRole('button', { name: 'Change the explorer of Dogecoin' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Transaction URL');
  await app.user.type(dialog.getByLabelText('Reason'), 'Asked for');
  await app.user.type(field, 'http://explorer.example.com/{{id}');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Enter an https:\/\/ link with \{id\}/)).toBeDefined();
  expect(calls('set_explorer')).toEqual([]);
  await app.user.clear(field);
  await app.user.type(field, 'https://explorer.example.com/doge/{{id}');
  await app.user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Dogecoin saved.')).toBeDefined();
  expect(calls('set_explorer')).toEqual([
    {
      name: 'set_explorer',
      chain: 'Dogecoin',
      network: 'test',
      seen: '',
      template: 'https://explorer.example.com/doge/{id}',
      reason: 'Asked for',
    },
  ]);
});
