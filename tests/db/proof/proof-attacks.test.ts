import { expect, test } from 'vitest';
import { verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import { nextMillisecond, proofTools } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

// What the owner of the database could try, and how it is found.

const stage = await openStage();
const { owner, makeInvestor } = stage;
const { snap, receiptOf, meanwhile } = proofTools(stage);
const alice = await makeInvestor({ deposited: 500_000 });
const bob = await makeInvestor({ deposited: 500_000 });

test('omitted account: no snapshot is taken when an account has no leaf', async () => {
  await meanwhile(async (sql) => {
    await sql`alter table private.proof_nonces disable trigger user`;
    await sql`delete from private.proof_nonces where investor_id = ${alice.id}`;
    await expect(
      sql.savepoint((inner) => inner`select private.take_snapshot(clock_timestamp())`),
    ).rejects.toMatchObject({
      message: 'account_omitted',
    });
  });
});

test('omitted account: the receipt of the investor whose leaf was removed says so', async () => {
  const { number } = await snap();
  await owner`delete from private.proof_leaves where snapshot = ${number} and investor_id = ${bob.id}`;
  expect(await verifyReceipt(await receiptOf(bob, number))).toEqual(['not_included']);
});

test.each(['available', 'invested', 'withdrawing'])(
  'understated balance: no snapshot is taken when the cached %s is not what the journal says',
  async (kind) => {
    await meanwhile(async (sql) => {
      const column = `${kind}_cents`;
      await sql`update ledger.accounts set ${sql(column)} = ${sql(column)} + 100 where investor_id = ${alice.id}`;
      await expect(
        sql.savepoint((inner) => inner`select private.take_snapshot(clock_timestamp())`),
      ).rejects.toMatchObject({
        message: 'books_disagree',
      });
    });
  },
);

test('replaced history: a moment before the last one, or to come, has no snapshot', async () => {
  const taken = await snap();
  for (const moment of [taken.as_of, '2020-01-01', new Date(Date.now() + 60_000).toISOString(), null])
    await expect(owner`select private.take_snapshot(${moment})`).rejects.toMatchObject({
      message: 'invalid_moment',
    });
});

test('negative and overflowing values: a sum beyond the bounds is not published', async () => {
  await meanwhile(async (sql) => {
    for (const { id } of [alice, bob])
      await sql`select ledger.transfer(${id}, 'bonus_expense', 'available', 60000000000000, 'bonus', gen_random_uuid())`;
    await nextMillisecond(sql);
    await expect(
      sql.savepoint((inner) => inner`select private.take_snapshot(clock_timestamp())`),
    ).rejects.toMatchObject({
      constraint_name: 'cents_within_bounds',
    });
  });
});
