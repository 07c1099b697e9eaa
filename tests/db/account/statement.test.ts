import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Actor, Person } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

interface Line {
  id: number;
  kind: string;
  detail: string | null;
  amount_cents: number;
  change_cents: number;
  available_cents: number;
  invested_cents: number;
  withdrawing_cents: number;
  owned_cents: number;
}

interface Total {
  kind: string;
  lines: number;
  amount_cents: number;
  available_cents: number;
  invested_cents: number;
  withdrawing_cents: number;
  owned_cents: number;
}

const read = (actor: Actor, args = {}) => actor.rows<Line>('statement', args);

async function makeVeteran(): Promise<Person> {
  const alice = await makeInvestor({ deposited: 500_000 });
  const me = asInvestor(alice);
  const position = await me.call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    values (${alice.id}, ${String(position['id'])}, 321, '2026-02-03', 'mining_income', 'available', 'yield', ${randomUUID()})`;
  await owner`
    update ledger.accounts set available_cents = available_cents + 321, profit_cents = profit_cents + 321
    where investor_id = ${alice.id}`;
  await owner`update positions set matures_at = now() where id = ${String(position['id'])}`;
  await asOperator('treasurer').call('mature_positions');
  const treasurer = asOperator('treasurer');
  await treasurer.call('grant_bonus', {
    investor_id: alice.id,
    amount_cents: 700,
    reason: 'thanks',
    request_id: randomUUID(),
  });
  await owner`select ledger.transfer(${alice.id}, 'referral_expense', 'available', 50, 'referral_bonus', ${randomUUID()})`;
  const { id: cancelled } = await request(me);
  await me.call('cancel_withdrawal', { withdrawal_id: cancelled });
  const { id: paid } = await request(me, { method: 'USDT', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: paid, approve: true });
  await takeAndSettle(treasurer, { withdrawal_id: paid, transaction_id: newTransactionId() });
  return alice;
}

const alice = await makeVeteran();

test('an investor reads every line of their statement, newest first, with what they owned after it', async () => {
  const lines = await read(asInvestor(alice));
  expect(
    lines.map(({ kind, detail, amount_cents, change_cents }) => [kind, detail, amount_cents, change_cents]),
  ).toEqual([
    ['withdrawal_pay', 'USDT', 100_000, -100_000],
    ['withdrawal_hold', 'USDT', 100_000, 0],
    ['withdrawal_release', 'Bitcoin', 100_000, 0],
    ['withdrawal_hold', 'Bitcoin', 100_000, 0],
    ['referral_bonus', null, 50, 50],
    ['bonus', null, 700, 700],
    ['mature', 'Stater', 10_000, 0],
    ['yield', 'Stater', 321, 321],
    ['invest', 'Stater', 10_000, 0],
    ['deposit', 'bitcoin', 500_000, 500_000],
  ]);
  expect(
    lines.map((line) => [line.available_cents, line.invested_cents, line.withdrawing_cents, line.owned_cents]),
  ).toEqual([
    [401_071, 0, 0, 401_071],
    [401_071, 0, 100_000, 501_071],
    [501_071, 0, 0, 501_071],
    [401_071, 0, 100_000, 501_071],
    [501_071, 0, 0, 501_071],
    [501_021, 0, 0, 501_021],
    [500_321, 0, 0, 500_321],
    [490_321, 10_000, 0, 500_321],
    [490_000, 10_000, 0, 500_000],
    [500_000, 0, 0, 500_000],
  ]);
});

test('the totals of an investor are the cards', async () => {
  const totals = await asInvestor(alice).rows<Total>('statement_totals');
  const total = (kind: string) => totals.find((one) => one.kind === kind);
  const cards = await figures(owner, alice);
  expect({
    deposited: total('deposit')?.amount_cents,
    profit: total('yield')?.amount_cents,
    bonus: total('bonus')?.amount_cents,
    referral_bonus: total('referral_bonus')?.amount_cents,
    available: total('closing')?.available_cents,
    invested: total('closing')?.invested_cents,
    withdrawing: total('closing')?.withdrawing_cents,
  }).toEqual(cards);
  expect(total('opening')).toMatchObject({ lines: 0, owned_cents: 0 });
  const parts = totals.filter(({ kind }) => kind !== 'opening' && kind !== 'closing');
  const sum = (key: 'lines' | 'available_cents' | 'owned_cents') => parts.reduce((all, part) => all + part[key], 0);
  expect([sum('lines'), sum('available_cents'), sum('owned_cents')]).toEqual([
    total('closing')?.lines,
    total('closing')?.available_cents,
    total('closing')?.owned_cents,
  ]);
});

test('an investor reads the yield of each position by the day it was earned', async () => {
  const days = await asInvestor(alice).query`
    select p.plan_id, y.day::text, y.amount_cents from my_yield_days y join positions p on p.id = y.position_id`;
  expect(days).toEqual([{ plan_id: 'stater', day: '2026-02-03', amount_cents: 321 }]);
});
