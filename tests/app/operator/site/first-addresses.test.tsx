import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { walletOf } from '../../support/operator/wallet';
import { server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const sent: { name: string; [key: string]: unknown }[] = [];

function answer(rows: object[]) {
  answerOperator('treasurer');
  server.use(
    http.post(`${RPC}/wallet_desk`, () => HttpResponse.json(rows)),
    http.post(`${RPC}/propose_wallet_change`, async ({ request }) => {
      sent.push({ name: 'propose', ...((await request.json()) as object) });
      return new HttpResponse(null);
    }),
  );
}

beforeEach(() => {
  signIn();
  sent.length = 0;
});

const open = async () => {
  const app = openApp('/operator/wallets');
  await screen.findByRole('heading', { name: 'Wallets' });
  return app;
};

test('a network without an address says so, and gets its first one, on TON with a comment', async () => {
  answer([
    walletOf(),
    walletOf({
      id: 'ton',
      coin: 'TON',
      chain: 'TON',
      icon: 'ton',
      address: null,
      address_name: null,
      network: null,
    }),
  ]);
  const { user } = await open();
  const item = within(screen.getByRole('article', { name: 'TON' }));
  expect(item.getByText('No address')).toBeDefined();
  await user.click(item.getByRole('button', { name: 'Propose an address for TON' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('New address'), 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N');
  await user.type(dialog.getByLabelText('Network as people read it'), 'TON');
  await user.type(dialog.getByLabelText('Comment that payments must carry'), ' 1234567 ');
  await user.type(dialog.getByLabelText('Reason'), 'Asked for');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText('A sandbox uses test networks, a live site main networks.')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Network'), 'main');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Proposed. Another treasurer or admin must approve it.')).toBeDefined();
  expect(sent).toMatchObject([{ name: 'propose', wallet_id: 'ton', network: 'main', memo: '1234567' }]);
});

test.each([
  [
    'litecoin',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'A sandbox uses test networks, a live site main networks.',
  ],
  ['litecoin', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuqq', /The checksum is wrong/],
  ['shiba', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /This is an address of TRON/],
] as const)('the first address of %s is examined: %s', async (id, address, message) => {
  answer([
    walletOf({ id, coin: 'Coin', chain: 'Litecoin', address: null, address_name: null, network: null }),
  ]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Propose an address for Coin' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Comment that payments must carry')).toBeNull();
  await user.type(dialog.getByLabelText('New address'), address);
  await user.type(dialog.getByLabelText('Network as people read it'), 'Network');
  await user.type(dialog.getByLabelText('Reason'), 'Asked for');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText(message)).toBeDefined();
  expect(sent).toEqual([]);
});
