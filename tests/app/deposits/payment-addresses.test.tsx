import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening } from '../support/app';
import {
  answerPayments,
  beginPaying,
  BITCOIN,
  SUBMIT_DEPOSIT,
  openFilledPayment,
  openPayment,
  WALLETS,
} from '../support/money/paying';
import { announceToEveryone, everyoneJoins } from '../support/realtime';
import { server, tableOf } from '../support/server';

beforeEach(beginPaying);

const MOVED = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const moveBitcoin = () =>
  server.use(
    tableOf('wallets', () =>
      WALLETS.map((wallet) => (wallet.coin === 'Bitcoin' ? { ...wallet, address: MOVED } : wallet)),
    ),
  );

test('an investor reads and copies the comment that a payment has to carry, where there is one', async () => {
  server.use(
    tableOf('wallets', () => [...WALLETS, { ...WALLETS[0], id: 'ton', coin: 'TON', chain: 'TON', memo: '1234567' }]),
  );
  const { user } = await openPayment();
  const card = within(screen.getByRole('article', { name: 'TON', hidden: true }));
  await user.click(card.getByRole('radio', { hidden: true }));
  expect(card.getByText('Required comment (memo)')).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Copy TON comment' }));
  expect(await screen.findByText('Comment copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('1234567');
  expect(within(screen.getByRole('article', { name: 'ETH' })).queryByText('Required comment (memo)')).toBeNull();
});

test('an investor whose page is open learns that an address changed, and which the earlier one was', async () => {
  await openPayment();
  await waitFor(() => expect(everyoneJoins).not.toEqual([]));
  moveBitcoin();
  announceToEveryone('wallets');
  expect((await screen.findByText(MOVED)).closest('[translate=no]')).not.toBeNull();
  const words = /^The Bitcoin address changed while this page was open/;
  const kinds = () =>
    screen.getAllByText(words).map((place) => place.closest('[data-type]')?.getAttribute('data-type'));
  await waitFor(() => expect(kinds()).toEqual([undefined, 'error']));
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('An address has changed')).toBeDefined();
  expect(within(notice).getByText(BITCOIN)).toBeDefined();
});

test('an investor who missed that learns it when sending the proof, which is sent all the same', async () => {
  const sent = answerPayments();
  const { submit, path } = await openFilledPayment();
  // The reread on join would otherwise report the change earlier.
  await listening();
  moveBitcoin();
  let record = () => {};
  const isRead = new Promise<undefined>((resolve) => (record = () => resolve(undefined)));
  server.use(http.post(SUBMIT_DEPOSIT, () => isRead));
  await submit();
  expect((await screen.findAllByText(/The Bitcoin address changed while this page was open/)).length).toBeGreaterThan(
    0,
  );
  record();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.deposits).toHaveLength(1);
});
