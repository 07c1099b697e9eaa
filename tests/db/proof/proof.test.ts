import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  readSnapshot,
  type Snapshot,
  verifyChain,
  verifyReceipt,
} from '../../../src/features/proof/verifier/verifier.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { nextMillisecond, proofTools } from '../support/money/proof.ts';
import { request } from '../support/money/withdrawals.ts';
import { seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';
import { makeWorld, randomCall, sendCall } from '../support/traffic/traffic.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, whileHeld } = stage;
const { snap, published, receiptOf } = proofTools(stage);
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
  // A snapshot of the past says what was there then.
  const [{ held } = { held: 0 }] = await owner<{ held: number }[]>`
    select ledger.insurance_held(${short.as_of}) as held`;
  expect(held).toBe(before - 300);
});

test('leaves are shuffled again each time, and a salt is never used twice', async () => {
  const places = [];
  const salts = new Set();
  for (let n = 0; n < 4; n += 1) {
    const { leaf } = await receiptOf(alice, (await snap()).number);
    places.push(leaf?.place);
    salts.add(leaf?.['salt']);
  }
  expect(new Set(places).size).toBeGreaterThan(1);
  expect(salts.size).toBe(4);
});

test('a snapshot shows the moment asked for, not what was booked since', async () => {
  const carol = await makeInvestor({ deposited: 370_000 });
  await nextMillisecond(owner);
  const [moment] = await owner<{ now: string }[]>`select clock_timestamp()::text as now`;
  await nextMillisecond(owner);
  await makeDeposit(owner, carol.id, 5000);
  await request(asInvestor(carol));
  await asInvestor(carol).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const [taken] = await owner<
    { number: number }[]
  >`select number from private.take_snapshot(${moment?.now ?? ''})`;
  const receipt = await receiptOf(carol, taken?.number ?? 0);
  expect(await verifyReceipt(receipt, { account: carol.id })).toEqual([]);
  expect(receipt.leaf).toMatchObject({ available_cents: 370_000, invested_cents: 0, withdrawing_cents: 0 });
});

test('an investor whose account is younger than a snapshot sees that it does not have their leaf', async () => {
  const { number } = await snap();
  const newcomer = await makeInvestor();
  const receipt = await receiptOf(newcomer, number);
  expect(receipt.leaf).toBeNull();
  expect(await verifyReceipt(receipt)).toEqual(['not_included']);
});

test('two snapshots at once are taken one after the other, and follow one another', async () => {
  const [taken] = await whileHeld(
    async (sql) => {
      await sql`select private.take_snapshot(clock_timestamp())`;
      await nextMillisecond(sql);
    },
    () => owner<{ number: number }[]>`select number from private.take_snapshot(clock_timestamp())`,
  );
  const chain = await published();
  expect(chain.at(-1)?.number).toBe(taken?.number);
  expect(await verifyChain(chain)).toEqual([]);
});

test('snapshots taken amid traffic each say what the journal says at their moment', async () => {
  const random = seeded(7);
  const world = await makeWorld(stage, random);
  const traffic = Array.from({ length: 4 }, async () => {
    for (let n = 0; n < 60; n += 1) await sendCall(asInvestor, randomCall(random, world));
  });
  const taken: Snapshot[] = [];
  for (let n = 0; n < 8; n += 1) {
    // Raises books_disagree when the cached balances and the journal are not of one moment.
    // One is refused when something has been open for longer than the last one is old.
    const rows = await owner<
      { row: unknown }[]
    >`select to_jsonb(s) as row from private.take_snapshot(clock_timestamp()) s`.catch((error: unknown) => {
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
