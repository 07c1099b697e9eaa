import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { settled } from '../../support/app';
import { hold } from '../../support/holding';
import { answerYieldPage, openYield } from '../../support/operator/yield-page';
import { refusal, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const sent: { name: string; [key: string]: unknown }[] = [];
const PERSON = '00000000-0000-4000-8000-0000000000aa';
const ADDRESS = 'bitcoin bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const money = (values: object = {}) => ({
  person_id: PERSON,
  since: '2026-02-10',
  amount_cents: 12_345,
  payout_id: null,
  payout_cents: null,
  recipient: null,
  evidence: null,
  proposed_by: null,
  proposed_by_name: null,
  proposed_at: null,
  ...values,
});
const proposed = {
  payout_id: 'p1',
  payout_cents: 12_345,
  recipient: ADDRESS,
  evidence: '<b>Passport</b>',
  proposed_by: 'somebody',
  proposed_by_name: 'Cleo',
  proposed_at: '2026-03-01T00:00:00Z',
};

function answer(list: object[], role = 'treasurer') {
  answerYieldPage(role, []);
  const record =
    (name: string) =>
    async ({ request }: { request: Request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      return HttpResponse.json('p1');
    };
  server.use(
    http.post(`${RPC}/unclaimed_money`, () => HttpResponse.json(list)),
    ...['propose_unclaimed_payout', 'pay_unclaimed', 'cancel_unclaimed_payout'].map((name) =>
      http.post(`${RPC}/${name}`, record(name)),
    ),
  );
}
beforeEach(() => {
  sent.length = 0;
  signIn();
});
const section = async () => within(await screen.findByRole('region', { name: 'Unclaimed' }));

test('a treasurer proposes to pay what a closed account has earned, once for two clicks', async () => {
  answer([money()]);
  const { user } = openYield();
  const unclaimed = await section();
  expect(unclaimed.getByText('$123.45')).toBeDefined();
  await user.click(unclaimed.getByRole('button', { name: 'Propose to pay $123.45' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Propose payment' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Network and address'), ADDRESS);
  await user.type(dialog.getByLabelText('Evidence'), 'stated by the owner');
  await user.dblClick(dialog.getByRole('button', { name: 'Propose payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      name: 'propose_unclaimed_payout',
      person_id: PERSON,
      recipient: ADDRESS,
      evidence: 'stated by the owner',
    },
  ]);
});

test('another treasurer is told where to pay, and enters the payment', async () => {
  answer([money(proposed)]);
  const { user } = openYield();
  const unclaimed = await section();
  expect(unclaimed.getByText('<b>Passport</b>')).toBeDefined();
  await user.click(unclaimed.getByRole('button', { name: 'Enter payment: $123.45' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(`Send $123.45 to ${ADDRESS} first, then enter the id of the transaction.`),
  ).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Network'), 'TRON');
  await user.type(dialog.getByLabelText('Transaction id'), 'f00df00df00d');
  await user.click(dialog.getByRole('button', { name: 'Enter payment' }));
  expect(await dialog.findByText('This is not the id of a transaction on this network.')).toBeDefined();
  await user.type(dialog.getByLabelText('Transaction id'), 'f00d'.repeat(13));
  await user.click(dialog.getByRole('button', { name: 'Enter payment' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'pay_unclaimed',
        payout_id: 'p1',
        network: 'TRON',
        transaction_id: 'f00d'.repeat(16),
      },
    ]),
  );
});

test.each([
  [{}, 'Propose to pay $123.45', 'Network and address', 'Propose payment', 'propose_unclaimed_payout'],
  [proposed, 'Enter payment: $123.45', 'Transaction id', 'Enter payment', 'pay_unclaimed'],
])(
  'a treasurer who has opened another question keeps it when the first is answered (%o)',
  async (values, opener, field, submit, call) => {
    answer([money(values)]);
    const sending = hold(`${RPC}/${call}`);
    const { user } = openYield();
    const open = async () => {
      await user.click((await section()).getByRole('button', { name: opener }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText(field), field === 'Transaction id' ? 'ab'.repeat(32) : ADDRESS);
      return dialog;
    };
    const first = await open();
    const [evidence] = first.queryAllByLabelText('Evidence');
    if (evidence) await user.type(evidence, 'stated by the owner');
    else await user.selectOptions(first.getByLabelText('Network'), 'Bitcoin');
    await user.click(first.getByRole('button', { name: submit }));
    await sending.arrived();
    await user.keyboard('{Escape}');
    await open();
    await sending.answer(HttpResponse.json('p1'));
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).not.toBeNull());
    await settled();
    expect(screen.queryByRole('dialog')).not.toBeNull();
  },
);

test('a refusal is shown in words, and the form keeps what was typed', async () => {
  answer([money(proposed)]);
  server.use(http.post(`${RPC}/pay_unclaimed`, () => refusal(400, 'P0001', 'second_person_required')));
  const { user } = openYield();
  await user.click((await section()).getByRole('button', { name: 'Enter payment: $123.45' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Network'), 'TRON');
  await user.type(dialog.getByLabelText('Transaction id'), 'f00d'.repeat(16));
  await user.click(dialog.getByRole('button', { name: 'Enter payment' }));
  expect(await screen.findByText('A second person must approve this.')).toBeDefined();
  expect(dialog.getByLabelText('Transaction id')).toHaveProperty('value', 'f00d'.repeat(16));
});

test('the proposer of a payment can stop it and not enter it, and a reviewer sees nothing of it', async () => {
  answer([money({ ...proposed, proposed_by: ADA.id })]);
  const { user } = openYield();
  const unclaimed = await section();
  expect(unclaimed.queryByRole('button', { name: 'Enter payment: $123.45' })).toBeNull();
  await user.click(unclaimed.getByRole('button', { name: /^Stop/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'cancel_unclaimed_payout', payout_id: 'p1' }]));
});

test('a treasurer of a site without unclaimed money sees no section for it', async () => {
  answer([]);
  openYield();
  expect(await screen.findByRole('heading', { name: 'Capacity' })).toBeDefined();
  await settled();
  expect(screen.queryByRole('region', { name: 'Unclaimed' })).toBeNull();
});

test('a reviewer does not ask for unclaimed money', async () => {
  answer([], 'reviewer');
  server.use(http.post(`${RPC}/unclaimed_money`, () => refusal(403, '42501', 'not_allowed')));
  openYield();
  expect(await screen.findByRole('heading', { name: 'Capacity' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Unclaimed' })).toBeNull();
});
