import { randomUUID } from 'node:crypto';
import { expect, test, describe } from 'vitest';
import { readSnapshot, type Snapshot, verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { makeCopied, makeInvested } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { proofTools, nextMillisecond } from '../support/money/proof.ts';
import { seeded } from '../support/random.ts';
import { makeTrader } from '../support/trading/trading.ts';
import { makeWorld, randomCall, sendCall } from '../support/traffic/traffic.ts';

const stage = await openCopyingStage();
const { owner, asInvestor, makeInvestor } = stage;

const { snap, receiptOf, meanwhile, now } = proofTools(stage);

const alice = await makeInvestor({ deposited: 500_000 });

const bob = await makeInvestor({ deposited: 500_000 });

test('every investor has a receipt that proves their balances, and no two have the same leaf', async () => {
  await asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const taken = await snap();
  const receipts = await Promise.all([alice, bob].map((person) => receiptOf(person, taken.number)));
  for (const [index, { id }] of [alice, bob].entries())
    expect(await verifyReceipt(receipts[index], { account: id, published: taken })).toEqual([]);
  expect(receipts[0]?.leaf).toMatchObject({
    available_cents: 490_000,
    invested_cents: 10_000,
    accrued_cents: 0,
  });
  expect(receipts[0]?.leaf?.place).not.toBe(receipts[1]?.leaf?.place);
});

test('the published figures are what the books say, and the number of leaves says nothing about the number of investors', async () => {
  const taken = await snap();
  const [books] = await owner<Record<string, number>[]>`
    select sum(available_cents)::bigint as available_cents, sum(invested_cents)::bigint as invested_cents,
      sum(withdrawing_cents)::bigint as withdrawing_cents, ledger.house_balance('insurance_fund') as insurance_fund_cents
    from ledger.accounts`;
  expect(taken).toMatchObject({ ...books, accrued_cents: 0, leaves: 1024 });
});

test('a snapshot seals of the insurance fund what cash is not short of', async () => {
  const before = (await snap()).insurance_fund_cents;
  const book = (debit: string, credit: string, cents: number) =>
    owner`select ledger.transfer(null, ${debit}, ${credit}, ${cents}, 'loss', ${randomUUID()})`;
  const [cash] = await owner<{ cents: number }[]>`select ledger.house_balance('cash') as cents`;
  await book('mining_income', 'cash', (cash?.cents ?? 0) + 300);
  const short = await snap();
  expect(short.insurance_fund_cents).toBe(before - 300);
  await book('cash', 'mining_income', 300);
  expect((await snap()).insurance_fund_cents).toBe(before);
  const [{ held } = { held: 0 }] = await owner<{ held: number }[]>`
    select ledger.insurance_held(${short.as_of}) as held`;
  expect(held).toBe(before - 300);
});

test('an investor whose account is younger than a snapshot sees that it does not have their leaf', async () => {
  const { number } = await snap();
  const newcomer = await makeInvestor();
  const receipt = await receiptOf(newcomer, number);
  expect(receipt.leaf).toBeNull();
  expect(await verifyReceipt(receipt)).toEqual(['not_included']);
});

test('snapshots taken amid traffic each say what the journal says at their moment', async () => {
  const random = seeded(7);
  const world = await makeWorld(stage, random);
  const traffic = Array.from({ length: 4 }, async () => {
    for (let n = 0; n < 60; n += 1) await sendCall(asInvestor, randomCall(random, world));
  });
  const taken: Snapshot[] = [];
  for (let n = 0; n < 8; n += 1) {
    // Raises books_disagree when the cached balances and the journal are of different moments. Refused when something
    // has been open for longer than the last snapshot is old.
    const rows = await owner<
      { row: unknown }[]
    >`select to_jsonb(s) as row from proof.take_snapshot(clock_timestamp()) s`.catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'journal_busy')) throw error;
      n -= 1;
      return [];
    });
    const [row] = rows;
    taken.push(...[readSnapshot(row?.row)].filter((snapshot) => snapshot !== undefined));
  }
  await Promise.all(traffic);
  expect(taken).toHaveLength(8);
  expect(await problems(owner, 'loss')).toEqual([]);
  const last = await snap();
  for (const person of world.investors)
    expect(await verifyReceipt(await receiptOf(person, last.number), { account: person.id })).toEqual([]);
});

test('omitted account: no snapshot is taken when an account has no leaf', async () => {
  await meanwhile(async (sql) => {
    await sql`alter table proof.proof_nonces disable trigger user`;
    await sql`delete from proof.proof_nonces where investor_id = ${alice.id}`;
    await expect(sql.savepoint((inner) => inner`select proof.take_snapshot(clock_timestamp())`)).rejects.toMatchObject({
      message: 'account_omitted',
    });
  });
});

test('omitted account: the receipt of the investor whose leaf was removed says so', async () => {
  const { number } = await snap();
  await owner`delete from proof.proof_leaves where snapshot = ${number} and investor_id = ${bob.id}`;
  expect(await verifyReceipt(await receiptOf(bob, number))).toEqual(['not_included']);
});

test.each(['available', 'invested', 'withdrawing'])(
  'understated balance: no snapshot is taken when the cached %s is not what the journal says',
  async (kind) => {
    await meanwhile(async (sql) => {
      const column = `${kind}_cents`;
      await sql`update ledger.accounts set ${sql(column)} = ${sql(column)} + 100 where investor_id = ${alice.id}`;
      await expect(
        sql.savepoint((inner) => inner`select proof.take_snapshot(clock_timestamp())`),
      ).rejects.toMatchObject({
        message: 'books_disagree',
      });
    });
  },
);

test('replaced history: a moment before the last one, or to come, has no snapshot', async () => {
  const taken = await snap();
  for (const moment of [taken.as_of, '2020-01-01', new Date(Date.now() + 60_000).toISOString(), null])
    await expect(owner`select proof.take_snapshot(${moment})`).rejects.toMatchObject({
      message: 'invalid_moment',
    });
});

test('negative and overflowing values: a sum beyond the bounds is not published', async () => {
  await meanwhile(async (sql) => {
    for (const { id } of [alice, bob])
      await sql`select ledger.transfer(${id}, 'bonus_expense', 'available', 60000000000000, 'bonus', gen_random_uuid())`;
    await nextMillisecond(sql);
    await expect(sql.savepoint((inner) => inner`select proof.take_snapshot(clock_timestamp())`)).rejects.toMatchObject({
      constraint_name: 'cents_within_bounds',
    });
  });
});

describe('a snapshot is refused', () => {
  test.each([
    ['a lot has other units than its moves', 'public.lots', 'units = units + 1'],
    ['a lot lacks units', 'public.lots', 'units = units - 1'],
    ['the books of a pool have other units', 'pools.pool_books', 'units = units + 1'],
    ['the books of a pool say that more waits', 'pools.pool_books', 'waiting_cents = waiting_cents + 1'],
  ])('where %s', async (_, table, change) => {
    const strategy = await makeInvested(stage);
    await meanwhile(async (sql) => {
      await sql.unsafe(`alter table ${table} disable trigger user`);
      await sql.unsafe(`update ${table} set ${change} where pool_id = '${strategy.pool}'`);
      await nextMillisecond(sql);
      await expect(
        sql.savepoint((inner) => inner`select proof.take_snapshot(clock_timestamp())`),
      ).rejects.toMatchObject({ message: 'pools_disagree' });
    });
  });

  test('where people had more in a pool than it was worth', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    const moment = await now();
    await meanwhile(async (sql) => {
      await sql`alter table public.dealings disable trigger user`;
      // Later transfers; without them the lead has more at that moment, and the copier less than nothing.
      await sql`
        with late as (
          update public.dealings set at = clock_timestamp()
          where id = (select d.id from public.dealings d where d.pool_id = ${strategy.pool} order by d.at desc limit 1) returning id
        ), held as (
          select distinct on (l.investor_id) l.id, l.investor_id from public.lots l where l.pool_id = ${strategy.pool}
        )
        insert into copying.unit_moves (lot_id, dealing_id, kind, units)
        select h.id, late.id, 'share', case h.investor_id when ${copier.person.id} then 1000000000 else -1000000000 end from held h, late`;
      await expect(sql.savepoint((inner) => inner`select proof.take_snapshot(${moment})`)).rejects.toMatchObject({
        message: 'pools_disagree',
      });
    });
  });

  test('where units of a portfolio come from no request', async () => {
    const { pool } = await makeTrader(stage, 100_000);
    await meanwhile(async (sql) => {
      await sql`update pools.pool_books set units = units + 1 where pool_id = ${pool}`;
      await nextMillisecond(sql);
      await expect(
        sql.savepoint((inner) => inner`select proof.take_snapshot(clock_timestamp())`),
      ).rejects.toMatchObject({ message: 'pools_disagree' });
    });
  });
});
