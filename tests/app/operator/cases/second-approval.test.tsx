import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
import { server, SUPABASE } from '../../support/server';
import { ADA } from '../../support/session';

const HEX = `${'00'.repeat(31)}f8`;
const IN_DOLLARS = {
  first_approved_by: CLEO,
  amount_cents: 1_900_000,
  arrived_cents: 1_900_000,
  transaction_output: 3,
};
const IN_COINS = { ...IN_DOLLARS, arrived_coins: '0.2000', paid_at: '2026-03-04T11:50:00+00:00' };
const SECOND = /^The first approval has been given/;
const FIRST = /^Above \$10,000\.00 two people decide/;

beforeEach(() => {
  openDepositQueue();
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/preview_credit`, () =>
      HttpResponse.json({
        arrived_cents: 1_900_000,
        price: '95000',
        source: 'simulated',
        simulated: true,
        priced_at: '2026-03-04T11:50:00Z',
        quoted: false,
      }),
    ),
  );
});

/** Opens the one deposit that waits, with a first approval, and the form for what arrived. */
async function openForm(values: object, button = 'Approve') {
  rows.splice(0, rows.length, deposit(1, values));
  const { user } = openApp('/operator/deposits');
  await user.click(await opener(1));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: button }));
  const enter = async (field: string, text: string) => {
    await user.clear(dialog.getByLabelText(field));
    await user.type(dialog.getByLabelText(field), text);
  };
  return { user, dialog, enter, go: () => user.click(dialog.getByRole('button', { name: 'Continue' })) };
}

test.each([
  ['Bitcoin in upper case', 'Bitcoin', HEX, HEX.toUpperCase()],
  ['TON in base64', 'TON', HEX, `${'A'.repeat(41)}Pg=`],
  ['TON in base64 for addresses', 'TON', 'fb'.repeat(32), `${'-_v7'.repeat(10)}-_s`],
])(
  'an operator who writes the id of the first approval otherwise reads that theirs credits: %s',
  async (_name, network, id, written) => {
    const { dialog, enter, go } = await openForm({
      ...IN_DOLLARS,
      networks: [network],
      network,
      transaction_id: id,
      transaction_output: network === 'TON' ? null : 3,
    });
    await enter('Amount that arrived', '19,000');
    await enter('Transaction id', written);
    await go();
    expect(await dialog.findByText(SECOND)).toBeDefined();
  },
);

test('an operator who writes the output of the first approval with a zero before it reads that theirs credits', async () => {
  const { dialog, enter, go } = await openForm(IN_DOLLARS);
  await enter('Amount that arrived', '19,000');
  await enter('Output number', '03');
  await go();
  expect(await dialog.findByText(SECOND)).toBeDefined();
});

test.each([
  ['Amount that arrived', '19,000.50'],
  ['Output number', '4'],
  ['Transaction id', 'ab'.repeat(32)],
])(
  'an operator whose payment is another one reads that theirs is a first approval: %s',
  async (field, text) => {
    const { dialog, enter, go } = await openForm(IN_DOLLARS);
    await enter('Amount that arrived', '19,000');
    await enter(field, text);
    await go();
    expect(await dialog.findByText(FIRST)).toBeDefined();
  },
);

test('a second operator reads the coins and the time of the first approval, and confirms them in coins', async () => {
  const { dialog, enter, go } = await openForm(IN_COINS);
  expect(dialog.getByText('0.2 BTC')).toBeDefined();
  expect(dialog.getByText('Paid at 4 Mar 2026, 11:50 UTC')).toBeDefined();
  expect(dialog.getByLabelText('When it was paid (UTC)')).toHaveProperty('value', '2026-03-04T11:50');
  await enter('Coins that arrived', '0.20');
  await go();
  expect(await dialog.findByText(SECOND)).toBeDefined();
});

test.each([
  ['Coins that arrived', '0.21'],
  ['When it was paid (UTC)', '2026-03-04T11:51'],
])(
  'an operator who counts other coins than the first reads that theirs is a first approval: %s',
  async (field, text) => {
    const { dialog, enter, go } = await openForm(IN_COINS);
    await enter('Coins that arrived', '0.2');
    await enter(field, text);
    await go();
    expect(await dialog.findByText(FIRST)).toBeDefined();
  },
);

test('an operator who enters dollars where the first approval counted coins reads that theirs is a first approval', async () => {
  const { user, dialog, enter, go } = await openForm(IN_COINS);
  await user.selectOptions(dialog.getByLabelText('Amount in'), 'dollars');
  await enter('Amount that arrived', '19,000');
  await go();
  expect(await dialog.findByText(FIRST)).toBeDefined();
});

test('an operator who enters coins where the first approval counted dollars reads that theirs is a first approval', async () => {
  const { user, dialog, enter, go } = await openForm({ ...IN_DOLLARS, quote: null });
  await user.selectOptions(dialog.getByLabelText('Amount in'), 'coins');
  await enter('Coins that arrived', '0.2');
  await enter('When it was paid (UTC)', '2026-03-04T11:50');
  await go();
  expect(await dialog.findByText(FIRST)).toBeDefined();
});

test('an operator whose approval becomes the second one while they are asked about it is asked again', async () => {
  const { dialog, enter, go } = await openForm({ amount_cents: 1_900_000 });
  await waitFor(() => expect(joins).not.toEqual([]));
  await enter('Amount that arrived', '19,000');
  await enter('Output number', '3');
  await go();
  expect(await dialog.findByText(FIRST)).toBeDefined();
  rows.splice(0, 1, deposit(1, IN_DOLLARS));
  announce('deposits');
  expect(await dialog.findByText(/^Another operator has saved this since you opened it/)).toBeDefined();
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
  expect(dialog.getByText(/With other figures the approval begins again\.$/)).toBeDefined();
  await enter('Amount that arrived', '19,000.50');
  await go();
  expect(await dialog.findByText(FIRST)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  await waitFor(() =>
    expect(decided).toEqual([{ deposit_id: idOf(1), ...arrivalOf(1_900_050), transaction_output: 3 }]),
  );
});

test('the first approver who repeats their figures reads that a second operator must approve', async () => {
  const { dialog, enter, go } = await openForm(
    { ...IN_DOLLARS, first_approved_by: ADA.id },
    'Change the figures',
  );
  await enter('Amount that arrived', '19,000');
  await go();
  expect(
    await dialog.findByText('You approved exactly this. A second operator must approve it.'),
  ).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Yes, approve' })).toBeNull();
});
