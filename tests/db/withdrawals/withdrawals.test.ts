import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { figures, fingerprint } from '../support/money/books.ts';
import { ADDRESSES, type Method, request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

const MINIMUM = 100_000;
const MAIN = ADDRESSES.Bitcoin[0] ?? '';

test('an investor asks for 1,000 dollars and exactly that is held', async () => {
  const alice = await makeInvestor({ deposited: 250_000 });
  const withdrawal = await request(asInvestor(alice), { address: ` ${MAIN} ` });
  expect(withdrawal).toMatchObject({
    investor_id: alice.id,
    method: 'Bitcoin',
    address: MAIN,
    amount_cents: MINIMUM,
    status: 'pending',
    approved: false,
  });
  expect(await figures(owner, alice)).toMatchObject({ available: 150_000, withdrawing: MINIMUM });
});

test('an investor whose whole balance is below the minimum withdraws all of it, and no part', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  for (const amount_cents of [1, 49_999])
    await expect(request(asInvestor(alice), { amount_cents })).rejects.toThrow('below_minimum');
  await expect(request(asInvestor(alice), { amount_cents: 50_001 })).rejects.toThrow('insufficient_funds');
  expect(await request(asInvestor(alice), { amount_cents: 50_000 })).toMatchObject({ status: 'pending' });
  expect(await figures(owner, alice)).toMatchObject({ available: 0, withdrawing: 50_000 });
});

test.each([0, -1, -100_000, null])('an investor cannot withdraw %j cents', async (amount_cents) => {
  const alice = await makeInvestor({ deposited: 250_000 });
  await expect(request(asInvestor(alice), { amount_cents })).rejects.toThrow('invalid_amount');
});

test('an investor cannot withdraw a cent more than is available', async () => {
  const alice = await makeInvestor({ deposited: 120_000 });
  await expect(request(asInvestor(alice), { amount_cents: 120_001 })).rejects.toThrow('insufficient_funds');
  await asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await expect(request(asInvestor(alice), { amount_cents: 120_000 })).rejects.toThrow('insufficient_funds');
  await request(asInvestor(alice), { amount_cents: 110_000 });
  expect(await figures(owner, alice)).toMatchObject({ available: 0, withdrawing: 110_000, invested: 10_000 });
});

test('an investor whose address is not confirmed cannot withdraw', async () => {
  const alice = await makeInvestor({ deposited: 250_000, verified: false });
  const before = await fingerprint(owner);
  await expect(request(asInvestor(alice))).rejects.toThrow('account_not_verified');
  expect(await fingerprint(owner)).toBe(before);
});

test.each(['Dogecoin', 'bitcoin', '', null])(
  'an investor cannot withdraw by the method %j',
  async (method) => {
    const alice = await makeInvestor({ deposited: 250_000 });
    await expect(request(asInvestor(alice), { method })).rejects.toThrow('method_not_found');
  },
);

const ACCEPTED = Object.entries(ADDRESSES).flatMap(([method, list]) =>
  list.map((address) => [method, address] as const),
);

test.each(ACCEPTED)('an investor may have %s sent to %s', async (method, address) => {
  const alice = await makeInvestor({ deposited: MINIMUM });
  expect(await request(asInvestor(alice), { method, address })).toMatchObject({ method, address });
});

const FOREIGN = ACCEPTED.flatMap(([method, address]) =>
  (Object.keys(ADDRESSES) as Method[])
    .filter((other) => other !== method && !ADDRESSES[other].includes(address))
    .map((other) => [other, address] as const),
);
const MALFORMED: (readonly [Method, string | null])[] = [
  ['Bitcoin', ''],
  ['Bitcoin', null],
  ['Bitcoin', `${MAIN} `.repeat(2)],
  ['Bitcoin', `${MAIN}'; drop table withdrawals --`],
  ['Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0'],
  ['Bitcoin', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['Bitcoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['Bitcoin', `${MAIN}\n${MAIN}`],
  ['Ethereum', '0x5290840009852788'],
  ['Ethereum', '52908400098527886E0F7030069857D2E4169EE7'],
  ['Ethereum', '0x52908400098527886E0F7030069857D2E4169EEG'],
  ['USDT', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWw'],
  ['USDT', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb1'],
  ['TON', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrH'],
  ['TON', '2:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e'],
];

test.each([...FOREIGN, ...MALFORMED])('an investor cannot have %s sent to %j', async (method, address) => {
  const alice = await makeInvestor({ deposited: MINIMUM });
  await expect(request(asInvestor(alice), { method, address })).rejects.toThrow('invalid_address');
});

test('an investor must say which click a request belongs to', async () => {
  const alice = await makeInvestor({ deposited: MINIMUM });
  await expect(request(asInvestor(alice), { request_id: null })).rejects.toThrow('request_id_required');
});

test.each([
  ['method', { method: 'Ethereum', address: ADDRESSES.Ethereum[0] }],
  ['address', { address: ADDRESSES.Bitcoin[1] }],
  ['amount', { amount_cents: MINIMUM + 1 }],
])('an investor cannot use one click for another %s', async (_, change) => {
  const alice = await makeInvestor({ deposited: MINIMUM * 4 });
  const request_id = randomUUID();
  await request(asInvestor(alice), { request_id });
  await expect(request(asInvestor(alice), { request_id, ...change })).rejects.toThrow('request_id_reused');
});

test('an investor cannot have more than five requests waiting, not even by racing', async () => {
  const alice = await makeInvestor({ deposited: MINIMUM * 9 });
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => request(asInvestor(alice))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(request(asInvestor(alice))).rejects.toThrow('too_many_pending');
});

test('an investor takes a pending request back, once, and the hold returns', async () => {
  const alice = await makeInvestor({ deposited: MINIMUM });
  const { id: withdrawal_id } = await request(asInvestor(alice));
  const cancel = () => asInvestor(alice).call('cancel_withdrawal', { withdrawal_id });
  const all = await Promise.all(Array.from({ length: 8 }, cancel));
  expect(all.every(({ status }) => status === 'cancelled')).toBe(true);
  expect(await figures(owner, alice)).toMatchObject({ available: MINIMUM, withdrawing: 0 });
});
