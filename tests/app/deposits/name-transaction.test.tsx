import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { beginPaying, DEPOSITS } from '../support/money/paying';
import { refusal, rpc, server } from '../support/server';

const ID = '00000000-0000-4000-8000-0000000000d1';
const HASH = 'f00d'.repeat(16);
const deposit = (values: object = {}) => ({
  id: ID,
  amount_cents: 150_000,
  arrived_cents: null,
  corrected_cents: 0,
  reversed_at: null,
  method: 'USDT',
  network: null,
  transaction_id: null,
  status: 'pending',
  reason: null,
  created_at: '2026-03-04T12:00:00Z',
  reviewed_at: null,
  ...values,
});
const sent: unknown[] = [];

function answer(rows: object[], reply: () => Response = () => new HttpResponse(null, { status: 204 })) {
  server.use(
    http.get(DEPOSITS, () => HttpResponse.json(rows)),
    rpc('name_transaction', () => reply(), sent),
  );
}

beforeEach(() => {
  beginPaying();
  sent.length = 0;
});

async function openForm(label = 'Add transaction ID: $1,500.00, USDT') {
  const app = openApp('/deposit');
  await app.user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('Transaction ID');
  return {
    ...app,
    dialog,
    type: (id: string) => app.user.type(dialog.getByLabelText('Transaction ID'), id),
    save: () => app.user.dblClick(dialog.getByRole('button', { name: 'Save' })),
  };
}

test('an investor adds the transaction of a deposit that waits, with its network, once', async () => {
  answer([deposit()]);
  const { user, dialog, type, save } = await openForm();
  await type(` ${HASH} `);
  await save();
  expect(await dialog.findByText('Choose the network of this payment.')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Network'), 'Ethereum');
  await save();
  expect(
    await dialog.findByText('This isn’t a transaction ID on this network. Check it and enter it again.'),
  ).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Network'), 'TRON');
  await save();
  expect(await screen.findByText('Transaction ID saved.')).toBeDefined();
  expect(sent).toEqual([{ deposit_id: ID, network: 'TRON', transaction_id: HASH }]);
});

test('an investor corrects the one they gave, and reads why another is refused', async () => {
  answer([deposit({ method: 'bitcoin', network: 'Bitcoin', transaction_id: HASH })], () =>
    refusal(400, 'P0001', 'transaction_named'),
  );
  const { user, dialog, type, save } = await openForm('Change transaction ID: $1,500.00, bitcoin');
  const field = dialog.getByLabelText<HTMLInputElement>('Transaction ID');
  expect(field.value).toBe(HASH);
  await user.clear(field);
  await save();
  expect(await dialog.findByText('This field is required.')).toBeDefined();
  await type('beef'.repeat(16));
  await save();
  expect(await screen.findByText(/You’ve used this transaction ID for another/)).toBeDefined();
  expect(sent).toEqual([{ deposit_id: ID, network: 'Bitcoin', transaction_id: 'beef'.repeat(16) }]);
});
