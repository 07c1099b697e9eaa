import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openApp } from '../app';
import { fileOf, stubDrawing } from '../pictures';
import { rpc, server, SUPABASE, tableOf } from '../server';
import { signIn } from '../session';
import { resumableStorage } from './resumable';

export const SUBMIT_DEPOSIT = `${SUPABASE}/rest/v1/rpc/submit_deposit`;

export const DEPOSITS = `${SUPABASE}/rest/v1/deposits`;

const METHODS = ['bitcoin', 'Ethereum', 'Litecoin', 'USDT', 'BNB', 'DOGE', 'TRON', 'SHIBA', 'BITCOIN CASH'];

const NETWORK_OF: Record<string, string> = {
  bitcoin: 'Bitcoin',
  Litecoin: 'Litecoin',
  BNB: 'BNB Smart Chain',
  DOGE: 'Dogecoin',
  TRON: 'TRON',
  'BITCOIN CASH': 'Bitcoin Cash',
};

export const BITCOIN = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

export const WALLETS = [
  ['Bitcoin', BITCOIN, 'Bitcoin testnet address', 'bitcoin', 'bitcoin', 'Bitcoin'],
  [
    'ETH',
    '0x000000000000000000000000000000000000dEaD',
    'Sepolia test network address',
    'ethereum',
    'Ethereum',
    'Ethereum',
  ],
  [
    'USDT ERC20',
    '0x000000000000000000000000000000000000dEaD',
    'Sepolia test network address',
    'tether',
    'USDT',
    'Ethereum',
  ],
  ['USDT TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'Nile test network address', 'tether', 'USDT', 'TRON'],
  ['TRON', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'Nile test network address', 'tron', 'TRON', 'TRON'],
].map(([coin, address, address_name, icon, method, chain]) => ({
  id: coin,
  coin,
  address,
  address_name,
  icon,
  network: 'test',
  method,
  chain,
  memo: null,
  changed_at: '2026-03-04T10:00:00Z',
  read_from: method === 'bitcoin' ? '2026-03-04T10:00:00Z' : null,
}));

export function answerPayments(...deposits: Response[]) {
  const { storage, handlers } = resumableStorage();
  const sent = { uploads: storage.begun, storage, deposits: new Array<unknown>() };
  server.use(
    ...handlers,
    rpc('submit_deposit', () => deposits.shift() ?? HttpResponse.json('first'), sent.deposits),
  );
  return sent;
}

export function beginPaying(): void {
  signIn();
  stubDrawing();
  server.use(
    tableOf('wallets', () => WALLETS),
    tableOf('payment_methods', () =>
      METHODS.map((name) => ({
        name,
        coin: name === 'bitcoin' ? 'BTC' : name,
        decimals: 8,
        networks: name === 'USDT' ? ['Ethereum', 'TRON'] : [NETWORK_OF[name] ?? 'Ethereum'],
      })),
    ),
  );
}

export async function openPayment(amount = '1,500') {
  const app = openApp('/deposit');
  await app.user.click(await screen.findByRole('button', { name: 'New Deposit' }));
  await app.user.type(screen.getByLabelText('Enter Amount'), amount);
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Make Payment' });
  return app;
}

export async function openFilledPayment() {
  const app = await openPayment();
  await app.user.upload(screen.getByLabelText('Payment Proof'), fileOf('png'));
  await app.user.selectOptions(screen.getByLabelText('Payment Method'), 'TRON');
  return { ...app, submit: () => app.user.click(screen.getByRole('button', { name: 'Submit Payment' })) };
}
