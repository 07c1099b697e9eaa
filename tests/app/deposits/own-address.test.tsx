import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { arePaid, type ChainPayment } from '@/features/deposits/own-address';
import { inventAccount } from '../../../supabase/workers/chain/invented.ts';
import { branchTo } from '../support/account-tree';
import { listening } from '../support/app';
import { answerPayments, beginPaying, BITCOIN, openPayment, WALLETS } from '../support/money/paying';
import { announce } from '../support/realtime';
import { rpc, server, SUPABASE, tableOf } from '../support/server';

beforeEach(beginPaying);

const ADDRESSES = inventAccount('Bitcoin').addresses.split(' ');
const PLACE = 1234;
const { branch, root } = branchTo(ADDRESSES, PLACE);
const given = {
  id: 'own',
  address: ADDRESSES[PLACE] ?? '',
  place: PLACE,
  branch,
  root,
  confirmations: 3,
  has_demo_wallet: false,
};
const give = (change: object = {}) =>
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/request_deposit_address`, async ({ request }) => {
      const asked = (await request.json()) as { method: string };
      return HttpResponse.json(asked.method === 'bitcoin' ? [{ ...given, ...change }] : []);
    }),
  );
const card = () => within(screen.getByRole('article', { name: 'Bitcoin' }));
const choose = async () => {
  const { user } = await openPayment();
  await user.click(card().getByRole('radio'));
  return user;
};

test('an investor pays to an own address, follows it to the credit without a reload, and needs no proof', async () => {
  give();
  let payments: object[] = [];
  server.use(rpc('my_chain_payments', () => Response.json([{ id: 'own', confirmations: 3, coin: 'BTC', payments }])));
  const sent = answerPayments();
  const user = await choose();
  expect(await card().findByText(given.address)).toBeDefined();
  expect(screen.queryByText(BITCOIN)).toBeNull();
  await listening();
  for (const [state, confirmations, shown] of [
    ['seen', 0, 'Seen (0 of 3)'],
    ['seen', 2, 'Seen (2 of 3)'],
    ['confirmed', 3, 'Confirmed'],
    ['credited', 4, 'Credited'],
  ] as const) {
    payments = [{ id: 'p', state, confirmations, coins: '0.1', coin: 'BTC' }];
    announce('chain_payments');
    await waitFor(() => expect(card().getByText(shown).closest('[aria-current]')).not.toBeNull());
    expect(card().getByText('0.1 BTC')).toBeDefined();
  }
  await user.click(screen.getByRole('button', { name: 'Submit Payment' }));
  await waitFor(() => expect(screen.getAllByText('Payment Sent').length).toBeGreaterThan(0));
  expect(sent.deposits).toEqual([]);
});

test.each([
  ['another address', { address: ADDRESSES[PLACE + 1] }],
  ['another place', { place: PLACE + 1 }],
  ['another branch', { branch: '00'.repeat(448) }],
  ['a shorter branch', { branch: branch.slice(64) }],
])('a server that answers with %s is refused, and no address is shown', async (_, change) => {
  give(change);
  await choose();
  expect(await card().findByRole('alert')).toBeDefined();
  expect(card().queryByRole('button')).toBeNull();
  expect(card().queryByRole('img', { name: /QR/ })).toBeNull();
  for (const address of [given.address, BITCOIN, ADDRESSES[PLACE + 1] ?? ''])
    expect(screen.queryByText(address)).toBeNull();
});

test('a wallet whose own address cannot be asked for shows that of everyone, and no other wallet does', async () => {
  give();
  server.use(
    tableOf(
      'wallets',
      WALLETS.map((wallet) => ({ ...wallet, read_from: '2026-03-04T10:00:00Z' })),
    ),
    http.post(`${SUPABASE}/rest/v1/rpc/request_deposit_address`, async ({ request }) => {
      const { method } = (await request.clone().json()) as { method: string };
      return method === 'Ethereum' ? HttpResponse.json({ message: 'too_many_requests' }, { status: 400 }) : undefined;
    }),
  );
  await openPayment();
  expect(await card().findByText(given.address)).toBeDefined();
  const ether = within(screen.getByRole('article', { name: 'ETH' }));
  expect(await ether.findByText(WALLETS[1]?.address ?? '')).toBeDefined();
});

test('no more coins are asked for once all parts were sent, and none of them is gone', () => {
  const parts = ['seen', 'confirmed', 'credited'].map((state) => ({ id: '', state, coins: '0.1' }) as ChainPayment);
  expect(arePaid('0.3', parts)).toBe(true);
  expect(arePaid('0.3', [...parts.slice(1), { ...parts[0], state: 'waiting' } as ChainPayment])).toBe(false);
});
