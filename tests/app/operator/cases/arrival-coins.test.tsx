import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import {
  decided,
  deposit,
  idOf,
  NAMED,
  openDepositQueue,
  opener,
  rows,
} from '../../support/operator/deposit-queue';
import { refusal, server, SUPABASE } from '../../support/server';

const PREVIEW = `${SUPABASE}/rest/v1/rpc/preview_credit`;
const QUOTE = {
  amount_cents: 150_000,
  coins: '0.01579031',
  price: '94995.00',
  source: 'simulated',
  simulated: true,
  priced_at: '2026-03-04T11:44:59Z',
  created_at: '2026-03-04T11:45:00Z',
  good_until: '2026-03-04T12:00:00Z',
};
const asked: unknown[] = [];

beforeEach(() => {
  openDepositQueue();
  asked.length = 0;
  rows.splice(0, rows.length, deposit(1500, { quote: QUOTE }));
});

const answer = (credit: object) =>
  server.use(
    http.post(PREVIEW, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        price: '94995.00',
        source: 'simulated',
        simulated: true,
        priced_at: '2026-03-04T11:44:59Z',
        quoted: true,
        rest_coins: null,
        rest_price: null,
        rest_priced_at: null,
        ...credit,
      });
    }),
  );

async function openForm() {
  const { user } = openApp('/operator/deposits');
  await user.click(await opener(1500));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  return { user, dialog };
}

test('a reviewer sees what was quoted: coins, price, source and until when', async () => {
  const { dialog } = await openForm();
  expect(dialog.getByText('0.01579031 BTC')).toBeDefined();
  expect(dialog.getByText('at $94,995.00 for one BTC')).toBeDefined();
  expect(dialog.getByText(/Good from 4 Mar 2026, 11:45 UTC until 4 Mar 2026, 12:00 UTC/)).toBeDefined();
  expect(dialog.getByText('Simulated price')).toBeDefined();
});

test('a reviewer reads by one clock when the deposit came, and until when its quote was good', async () => {
  rows.splice(0, rows.length, deposit(1500, { created_at: '2026-03-04T11:46:00Z', quote: QUOTE }));
  const { dialog } = await openForm();
  expect(dialog.getByText('4 Mar 2026, 11:46 UTC')).toBeDefined();
});

test('a reviewer enters the coins that arrived and when, and confirms what the database makes of them', async () => {
  answer({ arrived_cents: 94_995 });
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Output number'), '0');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Please enter a valid amount.')).toBeDefined();
  expect(dialog.getByText(/Please enter when the payment was made/)).toBeDefined();
  await user.type(dialog.getByLabelText('Coins that arrived'), '0.01');
  await user.type(dialog.getByLabelText('When it was paid (UTC)'), '2026-03-04T11:50');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Approve $949.95 for Person 1500?')).toBeDefined();
  expect(
    dialog.getByText(/^\$94,995\.00, as quoted at 4 Mar 2026, 11:44 UTC\. Simulated price/),
  ).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  expect(await screen.findByText('Approved. $949.95 was credited to Person 1500.')).toBeDefined();
  expect(asked).toEqual([{ deposit_id: idOf(1500), coins: '0.01', paid_at: '2026-03-04T11:50:00Z' }]);
  expect(decided).toEqual([
    {
      deposit_id: idOf(1500),
      approve: true,
      arrived_coins: '0.01',
      paid_at: '2026-03-04T11:50:00Z',
      network: 'Bitcoin',
      transaction_id: NAMED.transaction_id,
      transaction_output: 0,
    },
  ]);
});

test('a payment after the quote says so: it counts at the price of its arrival', async () => {
  answer({ arrived_cents: 91_000, price: '91000.00', quoted: false });
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Output number'), '0');
  await user.type(dialog.getByLabelText('Coins that arrived'), '0.01');
  await user.type(dialog.getByLabelText('When it was paid (UTC)'), '2026-03-04T12:30');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(
    await dialog.findByText(/^\$91,000\.00, the price of 4 Mar 2026, 11:44 UTC: no quote was good then/),
  ).toBeDefined();
});

test('more coins than were quoted are shown in two parts with a warning, by the second of their payment', async () => {
  const rest = { rest_coins: '1.48', rest_price: '91000.00', rest_priced_at: '2026-03-04T11:50:31Z' };
  answer({ arrived_cents: 13_656_371, ...rest });
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Output number'), '0');
  await user.type(dialog.getByLabelText('Coins that arrived'), '1.5');
  await user.type(dialog.getByLabelText('When it was paid (UTC)'), '2026-03-04T11:50:31');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(/^More arrived than was quoted/)).toBeDefined();
  expect(dialog.getByText('1.48 BTC at $91,000.00, the price of 4 Mar 2026, 11:50 UTC.')).toBeDefined();
  expect(asked).toMatchObject([{ paid_at: '2026-03-04T11:50:31Z' }]);
});

test('where no price is there, a reviewer is told to use dollars, and does', async () => {
  server.use(http.post(PREVIEW, () => refusal(400, 'P0001', 'no_price')));
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Output number'), '0');
  await user.type(dialog.getByLabelText('Coins that arrived'), '0.01');
  await user.type(dialog.getByLabelText('When it was paid (UTC)'), '2026-01-04T12:30');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/There is no price for this coin at that moment/)).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Amount in'), 'dollars');
  await user.type(dialog.getByLabelText('Amount that arrived'), '900');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Approve $900.00 for Person 1500?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  await screen.findByText('Approved. $900.00 was credited to Person 1500.');
  expect(decided).toMatchObject([{ arrived_cents: 90_000 }]);
  expect(decided[0]).not.toHaveProperty('arrived_coins');
});
