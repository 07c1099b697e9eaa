import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { approval, proofPath } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const { owner, asOperator, makeInvestor, operator } = await openStage();

const LIMIT = 1_000_000;
await owner`delete from desk.role_limits where kind = 'alone'`;

async function pending(amount: number, investor?: Person) {
  const alice = investor ?? (await makeInvestor());
  const [deposit] = await owner<{ id: string }[]>`
    insert into deposits (investor_id, amount_cents, method, proof_path)
    values (${alice.id}, ${amount}, 'bitcoin', ${proofPath(alice.id)}) returning id`;
  return { alice, deposit_id: deposit?.id ?? '' };
}

test('C1: two people are needed for what arrived, whatever was claimed', async () => {
  const [{ alice, deposit_id }, { deposit_id: small }] = [await pending(100), await pending(LIMIT + 1)];
  const review = (id: string, cents: number) => asOperator('treasurer').call('review_deposit', approval(id, cents));
  expect(await review(deposit_id, LIMIT + 1)).toMatchObject({ status: 'pending' });
  expect(await review(small, LIMIT)).toMatchObject({ status: 'approved' });
  expect(await figures(owner, alice)).toMatchObject({ available: 0 });
});

test.each([{ arrived_cents: LIMIT + 2 }, { transaction_id: newTransactionId() }, { transaction_output: 1 }])(
  'C1: a second approval that names another payment, %j, is a first one',
  async (change) => {
    const { alice, deposit_id } = await pending(LIMIT + 1);
    const review = (role: 'admin' | 'treasurer', as = {}) =>
      asOperator(role).call('review_deposit', approval(deposit_id, LIMIT + 1, as));
    await review('treasurer');
    expect(await review('admin', change)).toMatchObject({
      status: 'pending',
      first_approved_by: operator('admin').id,
    });
    expect(await figures(owner, alice)).toMatchObject({ available: 0 });
    expect(await review('treasurer', change)).toMatchObject({ status: 'approved' });
    expect(await figures(owner, alice)).toMatchObject({ available: change.arrived_cents ?? LIMIT + 1 });
  },
);

test('C1: a first approval of another payment is no second word for what one person approves alone', async () => {
  for (const role of ['treasurer', 'admin'] as const) {
    const { alice, deposit_id } = await pending(LIMIT + 1);
    await asOperator('treasurer').call('review_deposit', approval(deposit_id, LIMIT + 1));
    expect(await asOperator(role).call('review_deposit', approval(deposit_id, LIMIT))).toMatchObject({
      status: 'approved',
      first_approved_by: null,
      first_approved_at: null,
    });
    const { deposit_id: next } = await pending(1, alice);
    expect(await asOperator(role).call('review_deposit', approval(next, 1))).toMatchObject({
      status: 'pending',
    });
  }
});

test('what one operator credits alone is one figure, in the rule and in the constraint', async () => {
  await owner`
    create or replace function desk.most_alone(kind text) returns bigint language sql immutable as 'select 500000::bigint'`;
  const { deposit_id } = await pending(500_001);
  expect(await asOperator('reviewer').call('review_deposit', approval(deposit_id, 500_001))).toMatchObject({
    status: 'pending',
  });
  await expect(
    owner`update deposits set status = 'approved', reviewed_by = first_approved_by, reviewed_at = now() where id = ${deposit_id}`,
  ).rejects.toThrow('deposits_large_need_two_people');
});
