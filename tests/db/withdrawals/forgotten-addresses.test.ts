import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { ADDRESSES, request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// An address that a visitor asked for and took back must not be old when they come again.
const { owner, asInvestor, asOperator, makeInvestor } = await openStage();
/** Of no one's book. */
const NEW = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const [OLD = ''] = ADDRESSES.Bitcoin;

const makeRich = () => makeInvestor({ deposited: 1_000_000 });
const ask = async (person: Person, address: string) => (await request(asInvestor(person), { address })).id;
const cancel = (person: Person, withdrawal_id: string) =>
  asInvestor(person).call('cancel_withdrawal', { withdrawal_id });
const review = (withdrawal_id: string, approve: boolean) =>
  asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve, reason: 'Seen' });
const inBook = async (person: Person, address: string) =>
  (await asInvestor(person).query`select from public.payout_addresses where address = ${address}`).length;

test.each([
  ['cancelled', cancel],
  ['rejected', (_: Person, id: string) => review(id, false)],
] as const)(
  'an address whose only requests were %s leaves the book, and is new when it is used again',
  async (_, end) => {
    const person = await makeRich();
    const [first, second] = [await ask(person, NEW), await ask(person, NEW)];
    await end(person, first);
    // The other is on its way to it.
    expect(await inBook(person, NEW)).toBe(1);
    await end(person, second);
    expect(await inBook(person, NEW)).toBe(0);
    const again = await ask(person, NEW.toUpperCase());
    await expect(review(again, true)).rejects.toThrow('must_wait');
    expect(await inBook(person, NEW.toUpperCase())).toBe(1);
  },
);

test.each(['approved', 'paying', 'paid'])(
  'an address to which a request is %s stays when another is cancelled',
  async (status) => {
    const person = await makeRich();
    const id = await ask(person, OLD);
    await review(id, true);
    if (status !== 'approved') await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: id });
    if (status === 'paid')
      await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: newTransactionId() });
    await cancel(person, await ask(person, OLD));
    expect(await inBook(person, OLD)).toBe(1);
  },
);

test('a cancelled request forgets no address of another person, and no other one of its own, and is in the history', async () => {
  const [person, other] = [await makeRich(), await makeRich()];
  await ask(other, NEW);
  // A request to another address does not keep this one.
  await ask(person, OLD);
  const id = await ask(person, NEW);
  const book = () => owner`
    select investor_id, network, address from public.payout_addresses
    where address <> ${NEW} or investor_id = ${other.id} order by 1, 2, 3`;
  const before = await book();
  await cancel(person, id);
  expect(await book()).toEqual(before);
  expect(await inBook(person, NEW)).toBe(0);
  const kinds = await asInvestor(person)
    .query`select from public.account_events where kind = 'address_removed'`;
  expect(kinds).toHaveLength(1);
});

test('an address of one network stays when it is cancelled on another', async () => {
  const person = await makeRich();
  const [address = ''] = ADDRESSES.Ethereum;
  const usdt = await request(asInvestor(person), { method: 'USDT', address });
  const id = (await request(asInvestor(person), { method: 'Ethereum', address })).id;
  await cancel(person, id);
  // Both are paid on Ethereum.
  expect(await inBook(person, address)).toBe(1);
  await cancel(person, usdt.id);
  expect(await inBook(person, address)).toBe(0);
});
