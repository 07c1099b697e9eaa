import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import {
  arrivalOf,
  decided,
  deposit,
  idOf,
  openDepositQueue,
  opener,
  rows,
} from '../../support/operator/deposit-queue';
import { CLEO } from '../../support/operator/queued-withdrawals';
import { announce, joins } from '../../support/realtime';
import { rpc, server } from '../../support/server';
import { ADA } from '../../support/session';

const HEX = `${'00'.repeat(31)}f8`;
const IN_DOLLARS = {
  first_approved_by: CLEO,
  amount_cents: 1_900_000,
  arrived_cents: 1_900_000,
  transaction_output: 3,
};
const IN_COINS = { ...IN_DOLLARS, arrived_coins: '0.2000', paid_at: '2026-03-04T11:50:00+00:00' };
const SECOND = /^This is the second approval\. The amount is/;
const FIRST = /^Amounts above \$10,000\.00 need two approvals/;

beforeEach(() => {
  openDepositQueue();
  server.use(
    rpc('preview_credit', () => ({
      arrived_cents: 1_900_000,
      price: '95000',
      source: 'simulated',
      simulated: true,
      priced_at: '2026-03-04T11:50:00Z',
      quoted: false,
    })),
  );
});

async function openForm(values: object, button = 'Approve') {
  rows.splice(0, rows.length, deposit(1, values));
  const { user } = openApp('/operator/deposits');
  await user.click(await opener(1));
  const dialog = within(await screen.findByRole('dialog'));
  const enter = async (field: string, text: string) => {
    await user.clear(dialog.getByLabelText(field));
    await user.type(dialog.getByLabelText(field), text);
  };
  return { user, dialog, enter, go: () => user.click(dialog.getByRole('button', { name: button })) };
}

const BASE64 = `${'A'.repeat(41)}Pg=`;
const onTon = {
  ...IN_DOLLARS,
  networks: ['TON'],
  network: 'TON',
  transaction_id: HEX,
  transaction_output: null,
};
const onBitcoin = { ...IN_DOLLARS, transaction_id: HEX };
const [AMOUNT, COINS, PAID] = ['Amount received', 'Coins received', 'Payment time (UTC)'] as const;

test.each<[what: string, first: object, entered: Record<string, string>, said: RegExp]>([
  ['Bitcoin in upper case', onBitcoin, { 'Transaction ID': HEX.toUpperCase() }, SECOND],
  ['TON in base64', onTon, { 'Transaction ID': BASE64 }, SECOND],
  [
    'TON in base64 for addresses',
    { ...onTon, transaction_id: 'fb'.repeat(32) },
    { 'Transaction ID': `${'-_v7'.repeat(10)}-_s` },
    SECOND,
  ],
  ['an output with a zero before it', IN_DOLLARS, { 'Output number': '03' }, SECOND],
  ['another amount', IN_DOLLARS, { [AMOUNT]: '19,000.50' }, FIRST],
  ['another output', IN_DOLLARS, { 'Output number': '4' }, FIRST],
  ['another transaction', IN_DOLLARS, { 'Transaction ID': 'ab'.repeat(32) }, FIRST],
  ['the same coins', IN_COINS, { [COINS]: '0.20' }, SECOND],
  ['other coins', IN_COINS, { [COINS]: '0.21' }, FIRST],
  ['coins of another time', IN_COINS, { [COINS]: '0.2', [PAID]: '2026-03-04T11:51' }, FIRST],
  ['dollars instead of coins', IN_COINS, { 'Amount in': 'dollars' }, FIRST],
  ['coins instead of dollars', IN_DOLLARS, { 'Amount in': 'coins', [COINS]: '0.2', [PAID]: '2026-03-04T11:50' }, FIRST],
])(
  'an operator reads of what they enter after a first approval whether it credits: %s',
  async (_what, first, { 'Amount in': unit, ...entered }, said) => {
    const { user, dialog, enter, go } = await openForm(first);
    if (unit) await user.selectOptions(dialog.getByLabelText('Amount in'), unit);
    for (const [field, text] of Object.entries({
      ...(!(COINS in entered) && { [AMOUNT]: '19,000' }),
      ...entered,
    }))
      await enter(field, text);
    await go();
    expect(await dialog.findByText(said)).toBeDefined();
  },
);

test('an operator whose approval becomes the second one while they are asked about it is asked again', async () => {
  const { dialog, enter, go } = await openForm({ amount_cents: 1_900_000 });
  await waitFor(() => expect(joins).not.toEqual([]));
  await enter('Amount received', '19,000');
  await enter('Output number', '3');
  await go();
  expect(await dialog.findByText(FIRST)).toBeDefined();
  rows.splice(0, 1, deposit(1, IN_DOLLARS));
  announce('deposits');
  expect(await dialog.findByText(/^Another operator changed this after you/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Yes, approve' })).toBeNull();
  await go();
  expect(await dialog.findByText(SECOND)).toBeDefined();
  expect(decided).toEqual([]);
});

test('the first approver changes figures that were wrong, and reads that the approval begins again', async () => {
  const { user, dialog, enter, go } = await openForm(
    { ...IN_DOLLARS, first_approved_by: ADA.id },
    'Change the figures',
  );
  expect(dialog.getByText(/Changing the figures resets the approval\.$/)).toBeDefined();
  await enter('Amount received', '19,000.50');
  await go();
  expect(await dialog.findByText(FIRST)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  await waitFor(() =>
    expect(decided).toEqual([{ deposit_id: idOf(1), ...arrivalOf(1_900_050), transaction_output: 3 }]),
  );
});

test('the first approver who repeats their figures reads that a second operator must approve', async () => {
  const { dialog, enter, go } = await openForm({ ...IN_DOLLARS, first_approved_by: ADA.id }, 'Change the figures');
  await enter('Amount received', '19,000');
  await go();
  expect(await dialog.findByText('You already approved these figures. A second operator must approve.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Yes, approve' })).toBeNull();
});
