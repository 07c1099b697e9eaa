import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { bookAnyDay, poolMaker, yieldReversals } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

// Yield that was spent before it was taken back.
const stage = await openStage();
const { owner, asInvestor } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);
const DAY = '2026-02-10';
const { post, propose, confirm } = yieldReversals(stage);
/** Takes a posting back, by both people. */
const reverse = async ({ id }: { id: string }) => confirm(await propose(id));
const house = async (account: string) => {
  const [row] = await owner<{ cents: number }[]>`select ledger.house_balance(${account}) as cents`;
  return row?.cents ?? Number.NaN;
};
/** Spends what an investor has available, down to so many cents. */
const spend = async (person: Person, left: number) => {
  const { available = 0 } = await figures(owner, person);
  await owner`select ledger.transfer(${person.id}, 'available', 'withdrawing', ${available - left}, 'withdrawal_hold', ${randomUUID()})`;
};

test('what a holder has spent of it is a receivable in their name: profit no longer, and no later credit is kept back for it', async () => {
  const { plan, holders, profits } = await pool(10_000, 30_000);
  const [spender] = holders;
  if (!spender) throw new Error('No one holds it.');
  const before = await house('receivables');
  const posting = await post(plan, 1000);
  await spend(spender, 30);
  await reverse(posting);
  // 250 were credited, and 30 of them were left.
  expect(await profits()).toEqual([0, 0]);
  expect(await figures(owner, spender)).toMatchObject({ available: 0 });
  expect(await house('receivables')).toBe(before + 220);
  const lines = await owner`
    select investor_id, debit, amount_cents from ledger.transfers
    where posting_id = ${posting.id} and reference = ${spender.position} and code = 'yield_reversal' order by amount_cents`;
  expect([...lines]).toEqual([
    { investor_id: spender.id, debit: 'available', amount_cents: 30 },
    { investor_id: spender.id, debit: 'receivables', amount_cents: 220 },
  ]);
  const [event] = await owner<{ cents: number }[]>`
    select (details ->> 'receivable_cents')::int as cents from private.audit_events where action = 'yield_taken_back' and subject = ${posting.id}`;
  expect(event?.cents).toBe(220);
  await post(plan, 400);
  expect(await figures(owner, spender)).toMatchObject({ available: 100, profit: 100 });
  const me = asInvestor(spender);
  expect(await me.query`select day::text, amount_cents from my_position_days where amount_cents > 0`).toEqual(
    [{ day: DAY, amount_cents: 100 }],
  );
  expect(await me.query`select yield_cents from my_positions`).toEqual([{ yield_cents: 100 }]);
  const statement = await me.rows('statement', { kinds: ['yield', 'yield_reversal', 'yield_receivable'] });
  expect(statement.map(({ kind, amount_cents, change_cents }) => [kind, amount_cents, change_cents])).toEqual(
    [
      ['yield', 100, 100],
      ['yield_receivable', 220, 0],
      ['yield_reversal', 30, -30],
      ['yield', 250, 250],
    ],
  );
});

test('a holder who has spent all of it has nothing taken, and the whole of it is a receivable of the house', async () => {
  const { plan, holders, profits } = await pool(10_000, 30_000);
  const [spender] = holders;
  if (!spender) throw new Error('No one holds it.');
  const posting = await post(plan, 1000);
  await spend(spender, 0);
  await reverse(posting);
  expect(await profits()).toEqual([0, 0]);
  const lines = await owner`
    select investor_id, debit, amount_cents from ledger.transfers
    where posting_id = ${posting.id} and reference = ${spender.position} and code = 'yield_reversal'`;
  expect([...lines]).toEqual([{ investor_id: spender.id, debit: 'receivables', amount_cents: 250 }]);
});
