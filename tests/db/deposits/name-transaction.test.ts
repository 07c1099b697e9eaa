import { expect, test } from 'vitest';
import { canonicalTransactionId } from '../../../src/lib/addresses/transactions.ts';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person, Row } from '../support/actors.ts';
import { approval, submitDeposit, uploadProof } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

async function submit(person: Person, values: Row = {}): Promise<string> {
  const row = {
    amount_cents: 50_000,
    method: 'bitcoin',
    proof_path: await uploadProof(owner, person.id),
    ...values,
  };
  return submitDeposit(asInvestor(person), row);
}
const kept = async (id: string) =>
  (await owner<Row[]>`select network, transaction_id from deposits where id = ${id}`)[0];
const name = (person: Person, deposit_id: string, transaction_id: string | null, network: string | null = null) =>
  asInvestor(person).rows('name_transaction', { deposit_id, network, transaction_id });

test('an investor names the transaction of a pending deposit afterwards, and corrects it', async () => {
  const ann = await makeInvestor();
  const id = await submit(ann);
  const [first, second] = [newTransactionId(), newTransactionId()];
  await name(ann, id, ` ${first.toUpperCase()} `);
  await name(ann, id, first);
  expect(await kept(id)).toEqual({ network: 'Bitcoin', transaction_id: first });
  await name(ann, id, second);
  expect(await kept(id)).toEqual({ network: 'Bitcoin', transaction_id: second });
});

test('no one names the transaction of another person’s deposit, either, while one of their own is pending', async () => {
  const [ann, bob] = [await makeInvestor(), await makeInvestor()];
  const id = await submit(ann);
  await submit(bob);
  await expect(name(bob, id, newTransactionId())).rejects.toThrow('not_found');
});

test('of a method with several networks, the network is named too, once', async () => {
  const ann = await makeInvestor();
  const id = await submit(ann, { method: 'USDT' });
  const transaction = newTransactionId();
  await expect(name(ann, id, transaction)).rejects.toThrow('invalid_network');
  await expect(name(ann, id, transaction, 'Bitcoin')).rejects.toThrow('invalid_network');
  await expect(name(ann, id, transaction, 'Ethereum')).rejects.toThrow('invalid_transaction_id');
  await name(ann, id, transaction, 'TRON');
  const next = newTransactionId();
  await name(ann, id, next);
  expect(await kept(id)).toEqual({ network: 'TRON', transaction_id: next });
});

test('what an operator has decided or first approved stays as they saw it', async () => {
  const ann = await makeInvestor();
  const rejected = await submit(ann);
  await asOperator('reviewer').call('review_deposit', {
    deposit_id: rejected,
    approve: false,
    reason: 'Not seen',
  });
  await expect(name(ann, rejected, newTransactionId())).rejects.toThrow('already_reviewed');
  const large = await submit(ann, { amount_cents: 2_000_000 });
  await asOperator('reviewer').call('review_deposit', approval(large, 2_000_000));
  await expect(name(ann, large, newTransactionId())).rejects.toThrow('already_reviewed');
});

const bytes = (id: string) => Buffer.from(id, 'hex');
test.each([
  ['Bitcoin', (id: string) => id],
  ['Bitcoin', (id: string) => id.toUpperCase()],
  ['Ethereum', (id: string) => `0x${id.toUpperCase()}`],
  ['TRON', (id: string) => id.toUpperCase()],
  ['TON', (id: string) => id.toUpperCase()],
  ['TON', (id: string) => bytes(id).toString('base64')],
  ['TON', (id: string) => bytes(id).toString('base64url')],
  // The last character has two bits more than the id.
  [
    'TON',
    (id: string) =>
      `${bytes(`${id.slice(0, -2)}00`)
        .toString('base64')
        .slice(0, 42)}B=`,
  ],
] as const)('the forms and the database keep an id of %s in the same form: %s', async (network, write) => {
  const written = write(newTransactionId());
  const [row] = await owner<{ id: string }[]>`select payments.transaction_id(${network}, ${written}) as id`;
  expect(canonicalTransactionId(network, written)).toBe(row?.id);
});
