import { expect, test } from 'vitest';
import { canonicalTransactionId } from '../../../src/lib/addresses/transactions.ts';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person, Row } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { approval, submitDeposit, uploadProof } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, operator, whileHeld } = await openStage();

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
const name = (
  person: Person,
  deposit_id: string,
  transaction_id: string | null,
  network: string | null = null,
) => asInvestor(person).rows('name_transaction', { deposit_id, network, transaction_id });

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

test('what cannot be an id is refused, and nothing changes', async () => {
  const ann = await makeInvestor();
  const transaction_id = newTransactionId();
  const id = await submit(ann, { transaction_id });
  for (const [written, code] of [
    [null, 'transaction_id_required'],
    ['  ', 'transaction_id_required'],
    ['my payment', 'invalid_transaction_id'],
    [`0x${newTransactionId()}`, 'invalid_transaction_id'],
  ] as const)
    await expect(name(ann, id, written)).rejects.toThrow(code);
  expect(await kept(id)).toEqual({ network: 'Bitcoin', transaction_id });
});

test('two deposits of one investor never name one transaction', async () => {
  const ann = await makeInvestor();
  const transaction_id = newTransactionId();
  await submit(ann, { transaction_id });
  const second = await submit(ann);
  await expect(name(ann, second, transaction_id)).rejects.toThrow('transaction_named');
  const raced = newTransactionId();
  const third = await submit(ann);
  const ends = await Promise.allSettled([name(ann, second, raced), name(ann, third, raced)]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('deposits of one investor take turns, also with what else moves their money', async () => {
  const ann = await makeInvestor();
  const id = await submit(ann);
  const transaction_id = newTransactionId();
  await whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${ann.id} for share`,
    () => name(ann, id, transaction_id),
  );
  expect(await kept(id)).toMatchObject({ transaction_id });
});

test('what is decided while an investor names a transaction stays as it was decided', async () => {
  const ann = await makeInvestor();
  const id = await submit(ann);
  const late = whileHeld(
    (sql) => sql`
      update deposits set status = 'rejected', reason = 'Not seen', reviewed_by = ${operator('reviewer').id}, reviewed_at = now()
      where id = ${id}`,
    () => name(ann, id, newTransactionId()),
  );
  await expect(late).rejects.toThrow('already_reviewed');
  expect(await kept(id)).toMatchObject({ transaction_id: null });
});

test('a deposit of another investor is not found, nor one that does not exist', async () => {
  const [ann, ben] = [await makeInvestor(), await makeInvestor()];
  const id = await submit(ann);
  await expect(name(ben, id, newTransactionId())).rejects.toThrow('not_found');
  await expect(name(ben, ben.id, newTransactionId())).rejects.toThrow('not_found');
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

test('operators hear of the transaction, and a retry sends nothing', async () => {
  const ann = await makeInvestor();
  const id = await submit(ann);
  const transaction_id = newTransactionId();
  await owner`delete from realtime.messages`;
  await name(ann, id, transaction_id);
  const heard = await whoHeard(owner, 'deposits', id);
  expect(heard).toMatchObject({ operators: 1 });
  await name(ann, id, transaction_id);
  expect(await whoHeard(owner, 'deposits', id)).toEqual(heard);
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
  const [row] = await owner<{ id: string }[]>`select private.transaction_id(${network}, ${written}) as id`;
  expect(canonicalTransactionId(network, written)).toBe(row?.id);
});
