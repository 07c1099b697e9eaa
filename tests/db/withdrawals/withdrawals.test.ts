import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { figures } from '../support/money/books.ts';
import { priceBitcoin } from '../support/money/deposit-quotes.ts';
import { ADDRESSES, type Method, request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';
import { ingest, quote } from '../support/trading/quotes.ts';

// Most TON addresses belong to an exchange and the memo names the customer, so another memo is another destination.
const { owner, asInvestor, makeInvestor, asOperator } = await openStage();

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

test.each(['Dogecoin', 'bitcoin', '', null])('an investor cannot withdraw by the method %j', async (method) => {
  const alice = await makeInvestor({ deposited: 250_000 });
  await expect(request(asInvestor(alice), { method })).rejects.toThrow('method_not_found');
});

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

const TON = { method: 'TON', address: ADDRESSES.TON[0], amount_cents: 100_000 };

test('a TON address with a memo waits and leaves the book by itself, and is shown to who reviews it', async () => {
  const person = await makeInvestor({ deposited: 1_000_000 });
  const me = asInvestor(person);
  const wait = async (memo?: string) =>
    (await me.rows<{ wait: string | null }>('withdrawal_terms', { ...TON, memo }))[0]?.wait ?? null;
  expect(await wait()).toBe(null);
  expect(await wait('4711')).not.toBe(null);
  const first = { ...TON, memo: ' 4711 ', request_id: '018f0000-0000-7000-8000-000000000c81' };
  const { id } = await request(me, first);
  expect(await request(me, { ...first, memo: '4711' })).toMatchObject({ id, memo: '4711' });
  await expect(request(me, { ...first, memo: '4712' })).rejects.toThrow('request_id_reused');
  expect(await me.rows('payout_waits')).toContainEqual(expect.objectContaining({ memo: '4711' }));
  expect(await me.rows('payout_waits')).not.toContainEqual(expect.objectContaining({ memo: '' }));
  const reviewer = asOperator('reviewer');
  expect(await reviewer.rows('withdrawal_queue', { from_case: id })).toContainEqual(
    expect.objectContaining({ id, memo: '4711' }),
  );
  await expect(reviewer.call('review_withdrawal', { withdrawal_id: id, approve: true })).rejects.toThrow('must_wait');
  await expect(
    me.call('remove_payout_address', { network: 'TON', address: TON.address, memo: ' 4711 ' }),
  ).rejects.toThrow('address_in_use');
  await me.call('cancel_withdrawal', { withdrawal_id: id });
  const book = () =>
    owner`
      select memo from public.payout_addresses
      where investor_id = ${person.id} and canonical_address = payments.canonical_address('TON', ${TON.address ?? ''})`;
  expect(await book()).toEqual([{ memo: '' }]);
  await me.call('remove_payout_address', { network: 'TON', address: TON.address });
  expect(await book()).toEqual([]);
});

test.each([
  ['TON', 'Grüße'],
  ['TON', 'a'.repeat(101)],
  ['Bitcoin', '4711'],
] as const)('a withdrawal by %s takes no memo like %j', async (method, memo) => {
  const me = asInvestor(await makeInvestor({ deposited: 100_000 }));
  await expect(request(me, { method, address: ADDRESSES[method][0], memo })).rejects.toThrow('invalid_memo');
});

test('coins of a payment are told before it is requested, and proposed with their price when it is taken, recorded with it, and shown to its owner', async () => {
  const me = asInvestor(await makeInvestor({ deposited: 200_000 }));
  const payer = asOperator('treasurer');
  await ingest(owner, [quote({ instrument_id: 'ETH-USD', bid: 400_000, ask: 400_100 })]);
  const settle = async (coins?: string) => {
    const { id } = await request(me);
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
    await priceBitcoin(owner, 9_100_000);
    expect(await me.rows('withdrawal_terms', { method: 'Bitcoin', amount_cents: 100_000 })).toMatchObject([
      { coin: 'BTC', coins: '0.01098902' },
    ]);
    await payer.call('take_withdrawal', { withdrawal_id: id });
    const queue = await payer.rows<{ id: string; coin: string; coins: string; price: string }>('withdrawal_queue');
    const proposed = queue.find((row) => row.id === id);
    expect(proposed?.coin).toBe('BTC');
    expect(Number(proposed?.coins) * Number(proposed?.price)).toBeCloseTo(1000, 1);
    const payment = { withdrawal_id: id, transaction_id: newTransactionId() };
    await expect(payer.call('settle_withdrawal', { ...payment, coins: '0.01373627' })).rejects.toThrow(
      'invalid_amount',
    );
    await payer.call('settle_withdrawal', { ...payment, ...(coins && { coins }) });
    const [kept] = await me.query`select coins::text, price::text from withdrawals where id = ${id}`;
    return { kept, proposed };
  };
  const { kept, proposed } = await settle();
  expect(kept).toEqual({ coins: proposed?.coins, price: proposed?.price });
  // Five quarters of the amount, rounded down.
  expect((await settle('0.01373626')).kept).toEqual({ coins: '0.01373626', price: '72800.01980161' });
});

test('a payment without a price is recorded without a number of coins, and one with a price by the decimals of its coin', async () => {
  const me = asInvestor(await makeInvestor({ deposited: 100_000 }));
  const payer = asOperator('treasurer');
  const { id: withdrawal_id } = await request(me, { method: 'USDT', address: ADDRESSES.USDT[2] });
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: true });
  await payer.call('take_withdrawal', { withdrawal_id });
  const payment = { withdrawal_id, transaction_id: newTransactionId() };
  const settle = (coins: string) => payer.call('settle_withdrawal', { ...payment, coins });
  await owner`update withdrawals set price = 1 where id = ${withdrawal_id}`;
  await expect(settle('1000.0000001')).rejects.toThrow('invalid_amount');
  await owner`update withdrawals set price = null where id = ${withdrawal_id}`;
  await expect(settle('100')).rejects.toThrow('no_price');
  expect(await payer.call('settle_withdrawal', payment)).toMatchObject({ status: 'paid', coins: null });
});
