import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import {
  arrivalOf,
  decided,
  deposit,
  idOf,
  NAMED,
  openDepositQueue,
  opener,
  rows,
} from '../../support/operator/deposit-queue';
import { server, SUPABASE } from '../../support/server';

beforeEach(() => openDepositQueue());

async function openForm(values: object = {}) {
  rows.splice(0, rows.length, deposit(1, values));
  const { user } = openApp('/operator/deposits');
  await user.click(await opener(1));
  const dialog = within(await screen.findByRole('dialog'));
  const go = () => user.click(dialog.getByRole('button', { name: 'Approve' }));
  const approve = () => user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  const enter = async (field: string, text: string) => {
    await user.clear(dialog.getByLabelText(field));
    if (text) await user.type(dialog.getByLabelText(field), text);
  };
  return { user, dialog, enter, go, approve };
}

test('an operator credits what arrived, which is not what was entered, by the transaction that they found', async () => {
  const { dialog, enter, go, approve } = await openForm({ transaction_id: null });
  await enter('Amount received', '0.95');
  await enter('Transaction ID', NAMED.transaction_id);
  await go();
  expect(dialog.getByText('Approve $0.95 for Person 1?')).toBeDefined();
  expect(dialog.getByDisplayValue(NAMED.transaction_id)).toBeDefined();
  await approve();
  expect(await screen.findByText('Approved. $0.95 credited to Person 1.')).toBeDefined();
  expect(decided).toEqual([{ deposit_id: idOf(1), ...arrivalOf(95) }]);
});

test('an operator who leaves out what arrived, its output or a sensible id approves nothing', async () => {
  const { dialog, enter, go } = await openForm();
  await enter('Amount received', '');
  await go();
  expect(dialog.getByLabelText('Amount received').getAttribute('aria-invalid')).toBe('true');
  await enter('Amount received', '1');
  await enter('Output number', '1.5');
  await enter('Transaction ID', '0');
  await go();
  expect(await dialog.findByText('Enter the output number, starting at 0.')).toBeDefined();
  expect(dialog.getByText('This isn’t a transaction ID on this network. Check it and enter it again.')).toBeDefined();
  expect(decided).toEqual([]);
});

test('an operator chooses the network of a method that has several, and is asked for no output where there are none', async () => {
  const { user, dialog, go, approve } = await openForm({
    method: 'USDT',
    networks: ['Ethereum', 'TRON'],
    network: null,
    transaction_id: null,
  });
  expect(dialog.queryByLabelText('Output number')).toBeNull();
  await user.type(dialog.getByLabelText('Transaction ID'), NAMED.transaction_id);
  await go();
  expect(await dialog.findByText('Choose the network of this payment.')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Network'), 'TRON');
  await go();
  await approve();
  await waitFor(() => expect(decided).toHaveLength(1));
  const { network: _, transaction_output: __, ...rest } = arrivalOf(100);
  expect(decided).toEqual([{ deposit_id: idOf(1), ...rest, network: 'TRON' }]);
});

test('B5: an operator sees where the same file was sent before, and approves only with a reason', async () => {
  const other = {
    id: idOf(9),
    name: 'Mallory <b>',
    amount_cents: 777,
    status: 'approved',
    created_at: '2026-03-01T12:00:00Z',
  };
  const { user, dialog, go, approve } = await openForm({ same_proof: [other], named_elsewhere: 2 });
  const same = dialog.getByText('This proof file was also submitted for:').parentElement;
  expect(same?.textContent).toMatch(/\$7\.77.*Mallory <b>.*2026\/03\/01.*Approved/);
  expect(dialog.getByText(/^Other cases with this transaction: 2/)).toBeDefined();
  await user.type(dialog.getByLabelText('Output number'), '0');
  await go();
  expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  await user.type(dialog.getByLabelText('Reason'), 'Both are on it');
  await go();
  await approve();
  await waitFor(() => expect(decided).toEqual([{ deposit_id: idOf(1), ...arrivalOf(100), reason: 'Both are on it' }]));
});

test.each([
  ['10,000', /^Credited immediately/, 'approved', 'Approved. $10,000.00 credited to Person 1.'],
  [
    '10,000.01',
    /^Amounts above \$10,000\.00 need two approvals/,
    'pending',
    'First approval given. A second operator must approve.',
  ],
])('an operator approves up to 10,000 dollars alone: %s', async (amount, words, status, told) => {
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/review_deposit`, () => HttpResponse.json({ status }), { once: true }));
  const { dialog, enter, go, approve } = await openForm();
  await enter('Amount received', amount);
  await go();
  expect(dialog.getByText(words)).toBeDefined();
  await approve();
  expect(await screen.findByText(told)).toBeDefined();
});

test('an operator looks the transaction up where the site says, and the link names the place', async () => {
  const { dialog } = await openForm();
  const link = dialog.getByRole('link', { name: 'View on explorer.example.com' });
  expect(link.getAttribute('href')).toBe(`https://explorer.example.com/tx/${NAMED.transaction_id}`);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('target')).toBe('_blank');
});

test.each([
  ['no explorer is set', { explorers: {} }],
  ['no transaction is named', { transaction_id: null }],
  ['no network is named', { networks: ['Ethereum', 'TRON'], network: null }],
  ['the address is not https', { explorers: { Bitcoin: 'javascript:alert(1)//{id}' } }],
])('no link is shown where %s', async (_why, values) => {
  const { dialog } = await openForm(values);
  expect(dialog.queryByRole('link', { name: /View on/ })).toBeNull();
});
