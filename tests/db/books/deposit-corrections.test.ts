import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { figures, problems } from '../support/money/books.ts';
import { propose, review } from '../support/money/corrections.ts';
import { depositUnder } from '../support/money/deposit-quotes.ts';
import { approval } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const WHY = { reason: 'The payment failed on its network', corrects: 'The deposit' };

const house = async () => {
  const [row] = await owner<Record<string, number>[]>`
    select ledger.house_balance('cash') as cash, ledger.house_balance('insurance_fund') as fund,
      ledger.house_balance('receivables') as receivables, ledger.house_balance('corrections') as corrections`;
  return row ?? {};
};
const since = async (before: Record<string, number>) =>
  Object.fromEntries(Object.entries(await house()).map(([name, cents]) => [name, cents - (before[name] ?? 0)]));
const depositOf = async ({ id }: Person) => {
  const [row] = await owner<{ id: string }[]>`select id from public.deposits where investor_id = ${id}`;
  return row?.id ?? '';
};
const own = async (person: Person) =>
  asInvestor(person)
    .query`select status, approved, reason, arrived_cents, corrected_cents, reversed_at is not null as reversed from deposits`;
const correct = async (person: Person, cents: number, deposit_id: string, change: object = {}) => {
  const id = await propose(stage, person, cents, { ...WHY, deposit_id, ...change });
  await review(stage, id);
  return id;
};

test('a deposit of $900 that was approved as $9,000 is corrected with cash, the insurance fund and Deposited', async () => {
  const before = await house();
  const alice = await makeInvestor({ deposited: 900_000 });
  await correct(alice, -810_000, await depositOf(alice));
  expect(await since(before)).toEqual({ cash: 72_000, fund: 18_000, receivables: 0, corrections: 0 });
  expect(await figures(owner, alice)).toMatchObject({ available: 90_000, deposited: 90_000 });
  expect(await own(alice)).toMatchObject([{ status: 'approved', arrived_cents: 900_000, corrected_cents: -810_000 }]);
  expect((await asInvestor(alice).rows('statement'))[0]).toMatchObject({
    kind: 'deposit_reversal',
    detail: WHY.reason,
    change_cents: -810_000,
  });
  await correct(alice, 10_000, await depositOf(alice));
  expect(await since(before)).toEqual({ cash: 80_000, fund: 20_000, receivables: 0, corrections: 0 });
  expect(await figures(owner, alice)).toMatchObject({ available: 100_000, deposited: 100_000 });
  expect((await asInvestor(alice).rows('statement'))[0]).toMatchObject({ kind: 'deposit', detail: 'bitcoin' });
  expect(await problems(owner)).toEqual([]);
});

test('a deposit that is reversed after it was spent leaves a receivable, and its transaction counts again', async () => {
  const before = await house();
  const alice = await makeInvestor({ deposited: 50_000 });
  const id = await depositOf(alice);
  await asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const { invested = 0 } = await figures(owner, alice);
  expect(invested).toBeGreaterThan(0);
  expect(
    await asOperator('reviewer').rows('preview_balance', {
      investor_id: alice.id,
      amount_cents: -50_000,
      deposit_id: id,
    }),
  ).toEqual([{ available_cents: 50_000 - invested, after_cents: 0, receivable_cents: invested }]);
  const correction = await correct(alice, -50_000, id);
  expect(await since(before)).toEqual({ cash: 0, fund: 0, receivables: invested, corrections: 0 });
  expect(await figures(owner, alice)).toMatchObject({ available: 0, invested, deposited: 0 });
  expect(await own(alice)).toEqual([
    {
      status: 'reversed',
      approved: false,
      reason: WHY.reason,
      arrived_cents: 50_000,
      corrected_cents: -50_000,
      reversed: true,
    },
  ]);
  expect(
    await asInvestor(alice)
      .query`select kind, amount_cents, claimed_cents, detail from notifications where kind like '%.reversed' or kind like 'corrections%'`,
  ).toEqual([{ kind: 'deposits.reversed', amount_cents: 50_000, claimed_cents: null, detail: WHY.reason }]);
  const statement = await asInvestor(alice).rows('statement');
  expect(
    statement.slice(0, 2).map(({ kind, amount_cents, change_cents }) => [kind, amount_cents, change_cents]),
  ).toEqual([
    ['deposit_receivable', invested, 0],
    ['deposit_reversal', 50_000 - invested, invested - 50_000],
  ]);
  expect(await asInvestor(alice).query`select deposit_id, receivable_cents::int from desk.corrections`).toEqual([
    { deposit_id: id, receivable_cents: invested },
  ]);
  const [payment] = await owner<{ transaction_id: string; transaction_output: number }[]>`
    select transaction_id, transaction_output from public.deposits where id = ${id}`;
  const again = await depositUnder(stage, alice, { amount_cents: 5000, quote_id: null });
  await asOperator('reviewer').call('review_deposit', approval(again, 5000, payment));
  expect(await figures(owner, alice)).toMatchObject({ available: 5000, deposited: 5000 });
  expect(await problems(owner)).toEqual([]);
  const [event] =
    await owner`select details from ground.audit_events where subject = ${correction} and action = 'correction_booked'`;
  expect(event?.['details']).toMatchObject({ deposit: id, receivable_cents: invested });

  const bob = await makeInvestor({ deposited: invested });
  await asInvestor(bob).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await correct(bob, -invested, await depositOf(bob));
  expect(await figures(owner, bob)).toMatchObject({ available: 0, invested, deposited: 0 });
});

test('one correction of a deposit waits at a time, of no more than it counts as, by two people', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 5000 }), await makeInvestor({ deposited: 5000 })];
  const deposit_id = await depositOf(alice);
  await expect(propose(stage, alice, -5001, { deposit_id })).rejects.toThrow('invalid_amount');
  await expect(propose(stage, bob, -5000, { deposit_id })).rejects.toThrow('not_found');
  // The ledger would take it for the line of the deposit.
  const taken = propose(stage, alice, 5000, { deposit_id, request_id: deposit_id });
  await expect(taken).rejects.toThrow('request_id_reused');
  const request_id = randomUUID();
  const id = await propose(stage, alice, -5000, { deposit_id, request_id });
  expect(await propose(stage, alice, -5000, { deposit_id, request_id })).toBe(id);
  await expect(propose(stage, alice, -5000, { request_id })).rejects.toThrow('request_id_reused');
  await expect(propose(stage, alice, -1, { deposit_id })).rejects.toThrow('reversal_open');
  await expect(asOperator('reviewer').call('review_correction', { correction_id: id, approve: true })).rejects.toThrow(
    'not_allowed',
  );
  expect(await asOperator('treasurer').rows('correction_queue', { from_case: id })).toMatchObject([
    { kind: 'deposit_correction', after_cents: 0, receivable_cents: 0, deposit_cents: 5000, reverses: true },
  ]);
  await review(stage, id);
  await review(stage, id);
  await expect(propose(stage, alice, -1, { deposit_id })).rejects.toThrow('not_found');
  expect(await figures(owner, alice)).toMatchObject({ available: 0, deposited: 0 });
  expect(await problems(owner)).toEqual([]);
});
