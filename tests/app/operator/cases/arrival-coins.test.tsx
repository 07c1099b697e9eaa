import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { decided, deposit, idOf, NAMED, openDepositQueue, opener, rows } from '../../support/operator/deposit-queue';
import { refusal, rpc, server } from '../../support/server';

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
    rpc(
      'preview_credit',
      () => ({
        price: '94995.00',
        source: 'simulated',
        simulated: true,
        priced_at: '2026-03-04T11:44:59Z',
        quoted: true,
        rest_coins: null,
        rest_price: null,
        rest_priced_at: null,
        ...credit,
      }),
      asked,
    ),
  );

async function openForm() {
  const { user } = openApp('/operator/deposits');
  await user.click(await opener(1500));
  const dialog = within(await screen.findByRole('dialog'));
  const go = () => user.click(dialog.getByRole('button', { name: 'Approve' }));
  const enter = async (coins: string, paid: string) => {
    for (const [field, text] of [
      ['Coins received', coins],
      ['Payment time (UTC)', paid],
    ] as const) {
      await user.clear(dialog.getByLabelText(field));
      await user.type(dialog.getByLabelText(field), text);
    }
    await go();
  };
  return { user, dialog, go, enter };
}

/** What a dialog shows before its details are opened. */
function wordsShown(): number {
  const dialog = screen.getByRole('dialog').cloneNode(true);
  if (!(dialog instanceof HTMLElement)) return 0;
  for (const folded of dialog.querySelectorAll('details > :not(summary), .sr-only, title, option')) folded.remove();
  const nodes = Array.from(dialog.querySelectorAll('*'), ({ childNodes }) => [...childNodes]).flat();
  const texts = nodes.flatMap(({ nodeType, nodeValue }) => (nodeType === Node.TEXT_NODE ? nodeValue : []));
  return texts.join(' ').match(/\S+/g)?.length ?? 0;
}

test('a reviewer approves what the quote expects with three clicks, types nothing and reads at most 42 words', async () => {
  answer({ arrived_cents: 150_000 });
  const { user, dialog, go } = await openForm();
  expect(wordsShown()).toBeLessThanOrEqual(42);
  expect(dialog.getByLabelText('Transaction ID')).toHaveProperty('value', NAMED.transaction_id);
  await go();
  await user.click(await dialog.findByRole('button', { name: 'Yes, approve' }));
  await screen.findByText('Approved. $1,500.00 credited to Person 1500.');
  expect(decided).toMatchObject([
    { arrived_coins: QUOTE.coins, paid_at: '2026-03-04T12:00:00Z', transaction_output: 0 },
  ]);
});

test('a reviewer types the time of a payment whose proof came after the quote, and an output that may be another', async () => {
  rows.splice(0, 1, deposit(1500, { quote: QUOTE, created_at: '2026-03-04T12:00:01Z', named_elsewhere: 1 }));
  const { dialog, go } = await openForm();
  await go();
  expect(await dialog.findByText(/Enter a payment time in the past, at most 90/)).toBeDefined();
  expect(dialog.getByText('Enter the output number, starting at 0.')).toBeDefined();
});

test('a reviewer enters the coins that arrived and when, and confirms what the database makes of them', async () => {
  answer({ arrived_cents: 94_995 });
  const { user, dialog, enter } = await openForm();
  await enter('0.01', '2026-03-04T11:50');
  expect(await dialog.findByText('Approve $949.95 for Person 1500?')).toBeDefined();
  expect(dialog.getByText(/^\$94,995\.00, quoted at 4 Mar 2026, 11:44 UTC\. Simulated price/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  expect(await screen.findByText('Approved. $949.95 credited to Person 1500.')).toBeDefined();
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
  const { dialog, enter } = await openForm();
  await enter('0.01', '2026-03-04T12:30');
  expect(
    await dialog.findByText(/^\$91,000\.00, the price at 4 Mar 2026, 11:44 UTC \(no active quote\)/),
  ).toBeDefined();
});

test('more coins than were quoted are shown in two parts with a warning, by the second of their payment', async () => {
  const rest = { rest_coins: '1.48', rest_price: '91000.00', rest_priced_at: '2026-03-04T11:50:31Z' };
  answer({ arrived_cents: 13_656_371, ...rest });
  const { dialog, enter } = await openForm();
  await enter('1.5', '2026-03-04T11:50:31');
  expect(await dialog.findByText(/^More arrived than was quoted/)).toBeDefined();
  expect(dialog.getByText('1.48 BTC at $91,000.00, the price at 4 Mar 2026, 11:50 UTC.')).toBeDefined();
  expect(asked).toMatchObject([{ paid_at: '2026-03-04T11:50:31Z' }]);
});

test('where no price is there, a reviewer is told to use dollars, and does', async () => {
  server.use(rpc('preview_credit', () => refusal(400, 'P0001', 'no_price')));
  const { user, dialog, go, enter } = await openForm();
  await enter('0.01', '2026-01-04T12:30');
  expect(await screen.findByText(/We have no price for this coin at that time\./)).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Amount in'), 'dollars');
  await user.clear(dialog.getByLabelText('Amount received'));
  await user.type(dialog.getByLabelText('Amount received'), '900');
  await go();
  expect(await dialog.findByText('Approve $900.00 for Person 1500?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
  await screen.findByText('Approved. $900.00 credited to Person 1500.');
  expect(decided).toMatchObject([{ arrived_cents: 90_000 }]);
  expect(decided[0]).not.toHaveProperty('arrived_coins');
});
