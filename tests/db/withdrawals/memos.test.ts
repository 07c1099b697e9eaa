import { expect, test } from 'vitest';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// Most TON addresses are an exchange's, and the memo says whose: the same address with another memo is another destination.
const { owner, asInvestor, asOperator, makeInvestor } = await openStage();
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
  const reviewer = asOperator('reviewer');
  expect(await reviewer.rows('withdrawal_queue', { from_case: id })).toContainEqual(
    expect.objectContaining({ id, memo: '4711' }),
  );
  await expect(reviewer.call('review_withdrawal', { withdrawal_id: id, approve: true })).rejects.toThrow(
    'must_wait',
  );
  await expect(
    me.call('remove_payout_address', { network: 'TON', address: TON.address, memo: '4711' }),
  ).rejects.toThrow('address_in_use');
  await me.call('cancel_withdrawal', { withdrawal_id: id });
  const book = () =>
    owner`
      select memo from public.payout_addresses
      where investor_id = ${person.id} and canonical_address = private.canonical_address('TON', ${TON.address ?? ''})`;
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
