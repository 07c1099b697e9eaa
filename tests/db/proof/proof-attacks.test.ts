import { expect, test } from 'vitest';
import { readSnapshot, verifyChain, verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import { nextMillisecond, proofTools } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

// What the owner of the database could try, and how it is found.

const stage = await openStage();
const { owner, makeInvestor } = stage;
const { snap, published, receiptOf, meanwhile } = proofTools(stage);
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

test('understated balance: a cent moved from one investor to another in the cache is found by both', async () => {
  const { number } = await snap();
  await owner`
    update private.proof_leaves set available_cents = available_cents + case investor_id when ${alice.id} then -1 else 1 end
    where snapshot = ${number} and investor_id in ${owner([alice.id, bob.id])}`;
  for (const person of [alice, bob]) {
    const found = await verifyReceipt(await receiptOf(person, number));
    expect(found).toContain('statement_differs');
    expect(found).toContain('root_differs');
  }
});

test('understated parent: a tree changed after it was published', async () => {
  const { number } = await snap();
  await owner`
    update private.proof_levels
    set nodes = (select string_agg(sha256(int8send(i)) || int8send(0), '' order by i) from generate_series(0, 127) i)
    where snapshot = ${number} and height = 3`;
  expect(await verifyReceipt(await receiptOf(alice, number))).toContain('root_differs');
});

test('one leaf for two people: a second investor cannot be given the leaf of the first', async () => {
  const { number } = await snap();
  const place = (await receiptOf(alice, number)).leaf?.place ?? 0;
  await owner`update private.proof_leaves set leaf = ${place} where snapshot = ${number} and investor_id = ${bob.id}`;
  expect(await verifyReceipt(await receiptOf(bob, number))).toEqual(['root_differs']);
});

test('replaced history: an owner who switches the rules off and changes a snapshot breaks the chain', async () => {
  await snap();
  await snap();
  const seen = (await published()).at(-1);
  await meanwhile(async (sql) => {
    await sql`alter table public.liability_snapshots disable trigger user`;
    await sql`update public.liability_snapshots set invested_cents = invested_cents + 1 where number = 1`;
    const rows = await sql<
      { row: unknown }[]
    >`select to_jsonb(s) as row from public.liability_snapshots s order by number`;
    expect(await verifyChain(rows.flatMap(({ row }) => readSnapshot(row) ?? []))).toEqual(['seal_broken']);
    await sql`delete from public.liability_snapshots where number = (select max(number) from public.liability_snapshots)`;
    const fewer = await sql<
      { row: unknown }[]
    >`select to_jsonb(s) as row from public.liability_snapshots s order by number`;
    expect(
      await verifyChain(
        fewer.flatMap(({ row }) => readSnapshot(row) ?? []),
        seen && [seen],
      ),
    ).toContain('history_replaced');
  });
});

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
