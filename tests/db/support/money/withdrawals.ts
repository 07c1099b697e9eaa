import { randomUUID } from 'node:crypto';
import type { Actor } from '../actors.ts';

const ERC20 = ['0x52908400098527886E0F7030069857D2E4169EE7', '0xde709f2102306220921060314715629080e2fb77'];

export const ADDRESSES = {
  Bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ],
  Ethereum: ERC20,
  USDT: [...ERC20, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  TON: [
    'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
    'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
    'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP',
    '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
    '-1:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
  ],
};

export type Method = keyof typeof ADDRESSES;

export function request(investor: Actor, args: { [name: string]: unknown } = {}) {
  return investor.call<{ id: string; status: string }>('request_withdrawal', {
    method: 'Bitcoin',
    address: ADDRESSES.Bitcoin[0],
    amount_cents: 100_000,
    request_id: randomUUID(),
    ...args,
  });
}

/** Records the payment of an approved withdrawal; the payer takes it first if necessary. */
export async function takeAndSettle(payer: Actor, payment: { withdrawal_id: unknown; transaction_id: unknown }) {
  const settle = () => payer.call('settle_withdrawal', payment);
  try {
    return await settle();
  } catch (error) {
    if ((error as Error).message !== 'not_being_paid') throw error;
  }
  await payer.call('take_withdrawal', { withdrawal_id: payment.withdrawal_id });
  return settle();
}
