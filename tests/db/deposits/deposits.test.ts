import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { TRANSACTION_ID } from '../../support/transaction-id.ts';
import type { Person, Row } from '../support/actors.ts';
import { figures, fingerprint } from '../support/money/books.ts';
import { approval, submitDeposit, uploadProof } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = await openStage();

const ARRIVED = {
  arrived_cents: 100,
  network: 'Bitcoin',
  transaction_id: TRANSACTION_ID,
  transaction_output: 0,
};

async function submit(investor: Person, amount_cents = 50_000): Promise<string> {
  const proof_path = await uploadProof(owner, investor.id);
  const [deposit] = await asInvestor(investor).query<{ id: string }>`
    select submit_deposit(${amount_cents}, 'bitcoin', ${proof_path}) as id`;
  return deposit?.id ?? '';
}

const insert = (investor: Person, row: Row) =>
  submitDeposit(asInvestor(investor), { amount_cents: 100, method: 'bitcoin', ...row });

test('one proof is one deposit: a retry finds it, and another amount or payment is refused', async () => {
  const alice = await makeInvestor();
  const proof_path = await uploadProof(owner, alice.id);
  const id = await insert(alice, { proof_path });
  expect(await insert(alice, { proof_path })).toBe(id);
  for (const change of [{ amount_cents: 99 }, { method: 'USDT' }, { transaction_id: TRANSACTION_ID }])
    await expect(insert(alice, { proof_path, ...change })).rejects.toThrow('duplicate');
  expect(await asInvestor(alice).query`select id from deposits`).toEqual([{ id }]);
});

test('an investor cannot have more than ten deposits waiting, not even by sending them at once', async () => {
  const alice = await makeInvestor();
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => submit(alice)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(submit(alice)).rejects.toThrow('too_many_pending');
  const [kept] = await owner<{ id: string; proof_path: string }[]>`
    select id, proof_path from deposits where investor_id = ${alice.id}`;
  expect(await insert(alice, { amount_cents: 50_000, proof_path: kept?.proof_path })).toBe(kept?.id);
  await asOperator('reviewer').call('review_deposit', { deposit_id: kept?.id, approve: false, reason: 'x' });
  await expect(submit(alice)).resolves.toBeDefined();
});

test('an operator finds a pending deposit in the queue and its approval credits it once', async () => {
  const alice = await makeInvestor({ name: 'Alice Doe' });
  const id = await submit(alice, 12_345);
  const queue = await asOperator('reviewer').rows('deposit_queue', { max_rows: 200 });
  expect(queue).toContainEqual(
    expect.objectContaining({
      id,
      investor_id: alice.id,
      investor_name: 'Alice Doe',
      amount_cents: 12_345,
      status: 'pending',
    }),
  );
  const approve = () => asOperator('reviewer').call('review_deposit', approval(id, 12_345));
  expect(await approve()).toMatchObject({
    id,
    status: 'approved',
    approved: true,
    reviewed_by: operator('reviewer').id,
  });
  const outcomes = await Promise.all(Array.from({ length: 8 }, approve));
  expect(outcomes.every((deposit) => deposit['status'] === 'approved')).toBe(true);
  expect(await figures(owner, alice)).toMatchObject({ available: 12_345, deposited: 12_345 });
  const after = await asOperator('reviewer').rows('deposit_queue', { max_rows: 200 });
  expect(after.map((row) => row['id'])).not.toContain(id);
});

test('eight approvals at once credit a deposit once', async () => {
  const alice = await makeInvestor();
  const id = await submit(alice, 20_000);
  const roles = ['reviewer', 'treasurer', 'admin'] as const;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) =>
      asOperator(roles[i % 3] ?? 'admin').call('review_deposit', approval(id, 20_000)),
    ),
  );
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await figures(owner, alice)).toMatchObject({ available: 20_000, deposited: 20_000 });
});

test('an operator rejects a deposit with a reason, which the investor reads and which credits nothing', async () => {
  const alice = await makeInvestor();
  const id = await submit(alice);
  await asOperator('reviewer').call('review_deposit', {
    deposit_id: id,
    approve: false,
    reason: ' not readable ',
  });
  expect(await asInvestor(alice).query`select status, approved, reason from deposits where id = ${id}`).toEqual([
    { status: 'rejected', approved: false, reason: 'not readable' },
  ]);
  expect(await figures(owner, alice)).toMatchObject({ available: 0, deposited: 0 });
});

test('an operator cannot review a deposit of their own, by the function or by constraint', async () => {
  const insider = await makeOperator('admin');
  const id = await submit(insider);
  await expect(asInvestor(insider).call('review_deposit', approval(id))).rejects.toThrow('own_deposit');
  await expect(
    owner`update deposits set ${owner(ARRIVED)}, status = 'approved', reviewed_by = ${insider.id} where id = ${id}`,
  ).rejects.toThrow('deposits_not_reviewed_by_owner');
  await expect(
    owner`update deposits set ${owner(ARRIVED)}, first_approved_by = ${insider.id}, first_approved_at = now() where id = ${id}`,
  ).rejects.toThrow('deposits_not_reviewed_by_owner');
});

const md5 = () => randomBytes(16).toString('hex');

const file = (eTag: string, size = 1000) => ({ eTag: `"${eTag}"`, size, mimetype: 'image/png' });

async function submitProof(metadata: Row | null): Promise<string> {
  const person = await makeInvestor();
  const proof_path = await uploadProof(owner, person.id);
  await owner`update storage.objects set metadata = ${metadata && owner.json(metadata as never)} where name = ${proof_path}`;
  const [row] = await asInvestor(person).query<{ id: string }>`
    select submit_deposit(1000, 'bitcoin', ${proof_path}) as id`;
  return row?.id ?? '';
}

const review = (args: Row) => asOperator('reviewer').call('review_deposit', args);

const sameProof = async (id: string) =>
  (await asOperator('reviewer').rows<{ same_proof: Row[] }>('deposit_queue', { from_case: id }))[0]?.same_proof;

test('B5: the same proof twice is shown to the reviewer, and approved only with a written reason', async () => {
  const proof = file(md5());
  const [first, second] = [await submitProof(proof), await submitProof(proof)];
  expect(await sameProof(first)).toMatchObject([{ id: second, amount_cents: 1000, status: 'pending' }]);
  await review({ deposit_id: first, approve: false, reason: 'Of somebody else' });
  expect(await sameProof(second)).toMatchObject([{ id: first, status: 'rejected' }]);
  const before = await fingerprint(owner);
  for (const reason of [undefined, '  ']) {
    await expect(review({ ...approval(second), ...(reason && { reason }) })).rejects.toMatchObject({
      code: 'P0001',
      message: 'proof_reused',
    });
  }
  expect(await fingerprint(owner)).toBe(before);
  expect(await review({ ...approval(second), reason: 'The picture shows both payments' })).toMatchObject({
    status: 'approved',
    reason: 'The picture shows both payments',
  });
});

test('the same bytes are seen whether they were sent in one piece or resumed', async () => {
  const tag = md5();
  const resumed = `${createHash('md5').update(Buffer.from(tag, 'hex')).digest('hex')}-1`;
  const [whole, parts] = [await submitProof(file(tag)), await submitProof(file(resumed))];
  expect(await sameProof(whole)).toMatchObject([{ id: parts }]);
});
