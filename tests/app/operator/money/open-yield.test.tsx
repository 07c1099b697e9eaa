import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerYieldPage, openYield } from '../../support/operator/yield-page';
import { refusal, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const sent: { name: string; [key: string]: unknown }[] = [];

const proposal = (values: object = {}) => ({
  id: 'p1',
  plan_id: 'basic',
  plan_title: 'Basic',
  day: '2026-02-04',
  amount_cents: 1_000_001,
  evidence: 'stated by <b>pool</b> 17',
  proposed_by: 'somebody',
  proposed_by_name: 'Cleo',
  proposed_at: '2026-02-05T10:00:00Z',
  ...values,
});

function answer(proposals: object[], role = 'treasurer') {
  answerYieldPage(role);
  const record = (name: string, body: () => Response) =>
    http.post(`${RPC}/${name}`, async ({ request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      return body();
    });
  server.use(
    http.post(`${RPC}/open_yield`, () => HttpResponse.json(proposals)),
    record('preview_yield', () => HttpResponse.json([])),
    record('post_yield', () => HttpResponse.json({ id: null, plan_id: null, amount_cents: null })),
    record('confirm_yield', () => new HttpResponse(null, { status: 204 })),
    record('cancel_yield', () => new HttpResponse(null, { status: 204 })),
  );
}

beforeEach(() => {
  sent.length = 0;
  signIn();
});
const waiting = () => screen.findByRole('region', { name: 'Waiting for a second treasurer' });

test('another treasurer reads what waits with its evidence, and books it once for two clicks', async () => {
  answer([proposal()]);
  const { user } = openYield();
  const list = within(await waiting());
  expect(list.getByText(/^Stated by .*<b>pool<\/b> 17.*, not proven$/)).toBeDefined();
  expect(list.getByText(/Proposed by Cleo/)).toBeDefined();
  await user.click(list.getByRole('button', { name: 'Book: Basic, 2026/02/04' }));
  const title = 'Book $10,000.01 for 2026/02/04: Basic?';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.dblClick(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'confirm_yield', proposal_id: 'p1' }]));
  expect(await screen.findByText(/^Booked: \$10,000\.01 for/)).toBeDefined();
});

test('the proposer of income reads that another must book it, and can stop it', async () => {
  answer([proposal({ proposed_by: ADA.id })]);
  const { user } = openYield();
  const list = within(await waiting());
  expect(list.getByText('You proposed this. Another treasurer must book it.')).toBeDefined();
  expect(list.queryByRole('button', { name: /^Book/ })).toBeNull();
  await user.click(list.getByRole('button', { name: /^Stop/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'cancel_yield', proposal_id: 'p1' }]));
});

test('a reviewer reads what waits and decides nothing; without anything there is no such part', async () => {
  answer([proposal()], 'reviewer');
  openYield();
  expect(within(await waiting()).queryByRole('button')).toBeNull();
});

test('nothing is said of a second treasurer while nothing waits for one', async () => {
  answer([]);
  openYield();
  await screen.findByLabelText('Income of the day');
  expect(screen.queryByText('Waiting for a second treasurer')).toBeNull();
});

test('a treasurer whose income is too large for one person reads that it waits, not that it is booked', async () => {
  answer([]);
  const { user } = openYield();
  await user.type(await screen.findByLabelText('Income of the day'), '10000.01');
  await user.type(screen.getByLabelText('Evidence'), 'stated by statement 7');
  await user.click(screen.getByRole('button', { name: 'Show what would be credited' }));
  await user.click(await screen.findByRole('button', { name: /^Book \$10,000\.01/ }));
  expect(
    await screen.findByText(/^Proposed: \$10,000\.01 for .* Another treasurer must book it\.$/),
  ).toBeDefined();
  expect(screen.queryByText(/^Booked/)).toBeNull();
});

test('a treasurer who enters a day that waits already reads so', async () => {
  answer([]);
  server.use(http.post(`${RPC}/post_yield`, () => refusal(400, 'P0001', 'yield_proposed')));
  const { user } = openYield();
  await user.type(await screen.findByLabelText('Income of the day'), '5');
  await user.type(screen.getByLabelText('Evidence'), 'stated by statement 7');
  await user.click(screen.getByRole('button', { name: 'Show what would be credited' }));
  await user.click(await screen.findByRole('button', { name: /^Book \$5\.00/ }));
  expect(
    await screen.findByText('Income of this day is already waiting for a second treasurer.'),
  ).toBeDefined();
});
