import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import {
  answerTerms,
  BITCOIN,
  fill,
  openDialog,
  readyToWithdraw,
  sendButton,
  submitButton,
} from '../support/money/withdrawing';
import { rpc, server, SUPABASE, tableOf } from '../support/server';
import { enterPassword } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const FROM = '2099-03-06T12:00:00Z';
const OLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const anyNew = (wait: string) => ({ network: null, address: null, added_at: null, payable_from: FROM, wait });
const book = [
  {
    network: 'Bitcoin',
    address: BITCOIN,
    added_at: '2099-03-04T12:00:00Z',
    payable_from: FROM,
    wait: 'new_address',
  },
  {
    network: 'Ethereum',
    address: OLD,
    added_at: '2099-01-04T12:00:00Z',
    payable_from: '2099-01-06T12:00:00Z',
    wait: null,
  },
];
const answerWaits = (wait: string, rows: object[] = book) =>
  server.use(rpc('payout_waits', () => [anyNew(wait), ...rows]));

beforeEach(() => readyToWithdraw());

test.each([
  ['new_address', /^New addresses have a 48-hour hold: one you use now can be paid from 6 Mar 2099/],
  ['new_address_after_change', /^New device or sign-in change/],
  ['recovered', /^Your account was recovered by email. Withdrawals are paused until 6 Mar 2099/],
  ['recovery_code_used', /^A recovery code was used. Withdrawals are paused until 6 Mar 2099/],
  ['email_changed', /^Your email address was changed. Withdrawals are paused until 6 Mar 2099/],
])('an investor reads before anything is entered what a withdrawal waits for: %s', async (wait, words) => {
  answerWaits(wait);
  openApp('/withdraw');
  expect(await screen.findByText(words)).toBeDefined();
});

test('an investor reads that all addresses wait, also when a new one would wait longer and for something else', async () => {
  answerWaits('new_address_after_change', [
    { ...book[1], payable_from: '2099-03-05T12:00:00Z', wait: 'recovery_code_used' },
  ]);
  openApp('/withdraw');
  expect(await screen.findByText(/^A recovery code was used. Withdrawals are paused until 5 Mar 2099/)).toBeDefined();
  expect(screen.getByText(/new addresses can be paid from 6 Mar 2099/)).toBeDefined();
});

test('an investor sees each address of their book and from when on it can be paid, and removes one', async () => {
  const removed: unknown[] = [];
  answerWaits('new_address');
  server.use(
    http.post(`${RPC}/remove_payout_address`, async ({ request }) => {
      removed.push(await request.json());
      answerWaits('new_address', book.slice(0, 1));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = openApp('/withdraw');
  const table = within(await screen.findByRole('table', { name: /^Your payout addresses/ }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first?.textContent).toContain(BITCOIN);
  expect(first?.textContent).toContain('From 6 Mar 2099');
  expect(second?.textContent).toContain('Now');
  await app.user.click(table.getByRole('button', { name: `Remove ${OLD}` }));
  await enterPassword(app);
  await app.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Address removed. Using it again restarts the waiting period.')).toBeDefined();
  expect(removed).toEqual([{ network: 'Ethereum', address: OLD }]);
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('an investor reads at the last look until when a request to a new address waits', async () => {
  server.use(answerTerms({ payable_from: FROM, wait: 'new_address' }));
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  await sendButton();
  expect(await screen.findByText(/we can approve and pay this from 6 Mar 2099/)).toBeDefined();
  const expected = screen.getByText('Expected time').parentElement;
  expect(expected?.textContent).toMatch(/48hrs.*Not before 6 Mar 2099/);
});

test('an investor reads in their list until when a withdrawal waits', async () => {
  const id = crypto.randomUUID();
  server.use(
    tableOf('withdrawals', () => [
      {
        id,
        method: 'Bitcoin',
        address: BITCOIN,
        amount_cents: 100_000,
        fee_cents: 0,
        pays_cents: 100_000,
        status: 'pending',
        reason: null,
        transaction_id: null,
        created_at: '2099-03-04T12:00:00Z',
        reviewed_at: null,
        paid_at: null,
      },
    ]),
    rpc('waiting_withdrawals', () => [{ id, payable_from: FROM, wait: 'new_address' }]),
  );
  openApp('/withdraw');
  expect(await screen.findByText(/^Can be approved and paid from 6 Mar 2099/)).toBeDefined();
});
