import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { bookOn } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, asInvestor, makeInvestor } = await openStage();

test('an investor sees what they owned at the end of each day since the day before the first', async () => {
  const bob = await makeInvestor();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await bookOn(owner, bob.id, `${day(4)}T00:00:00Z`, 100);
  await bookOn(owner, bob.id, `${day(2)}T12:00:00Z`, 30);
  await bookOn(owner, bob.id, `${day(2)}T23:59:59.999Z`, 5);
  const days = await asInvestor(bob).query`select day::text, owned_cents from balance_days()`;
  expect(days.map((row) => [row['day'], row['owned_cents']])).toEqual([
    [day(5), 0],
    [day(4), 100],
    [day(3), 100],
    [day(2), 135],
    [day(1), 135],
    [day(0), 135],
  ]);
  const [only] = await asInvestor(bob).query`select day::text, owned_cents from balance_days(3)`;
  expect(only).toEqual({ day: day(2), owned_cents: 135 });
  expect(await asInvestor(bob).query`select from balance_days(0)`).toHaveLength(1);
  expect(await asInvestor(bob).query`select from balance_days(null)`).toHaveLength(6);
});

async function earn(investor: string, day: string, cents: number, kind: string) {
  const posting = kind.endsWith('bonus') ? null : randomUUID();
  const [debit, credit] =
    kind === 'yield_reversal'
      ? ['available', 'mining_income']
      : [kind === 'yield' ? 'mining_income' : 'bonus_expense', 'available'];
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    values (${investor}, ${randomUUID()}, ${cents}, ${day}, ${debit}, ${credit}, ${kind}, ${posting})`;
  const change = kind === 'yield_reversal' ? -cents : cents;
  const tally = kind.endsWith('bonus') ? owner`bonus_cents` : owner`profit_cents`;
  await owner`
    update ledger.accounts set available_cents = available_cents + ${change}, ${tally} = ${tally} + ${change}
    where investor_id = ${investor}`;
}

test('an investor sees what each day earned, on the day it belongs to, less what was taken back', async () => {
  const bob = await makeInvestor();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await bookOn(owner, bob.id, `${day(4)}T00:00:00Z`, 10_000);
  await earn(bob.id, day(3), 500, 'yield');
  await earn(bob.id, day(3), 200, 'yield_reversal');
  await earn(bob.id, day(1), 70, 'bonus');
  await earn(bob.id, day(1), 600, 'profit_bonus');
  await earn(bob.id, day(1), 5000, 'referral_bonus');
  const days = await asInvestor(bob).query`select day::text, owned_cents, income_cents from balance_days()`;
  expect(days.map((row) => [row['day'], row['owned_cents'], row['income_cents']])).toEqual([
    [day(5), 0, 0],
    [day(4), 10_000, 0],
    [day(3), 10_000, 300],
    [day(2), 10_000, 0],
    [day(1), 10_000, 5670],
    [day(0), 15_970, 0],
  ]);
  expect(await asInvestor(bob).query`select owned_cents, income_cents from portfolio`).toEqual([
    { owned_cents: 15_970, income_cents: 5970 },
  ]);
});

test('an investor reads their whole dashboard at once, and no one else’s', async () => {
  const bob = await makeInvestor({ deposited: 500_000 });
  const read = async (person: Person) =>
    (await asInvestor(person).call<{ answer: Record<string, unknown> }>('dashboard')).answer;
  const { portfolio, attention, days, lines } = await read(bob);
  expect(portfolio).toMatchObject({ investor_id: bob.id, deposited_cents: 500_000, total_packages: 0 });
  expect(attention).toEqual([expect.objectContaining({ kind: 'kyc_missing', amount_cents: null })]);
  expect(days).toEqual([
    expect.objectContaining({ owned_cents: 0 }),
    expect.objectContaining({ owned_cents: 500_000 }),
  ]);
  expect(lines).toEqual([expect.objectContaining({ kind: 'deposit', owned_cents: 500_000 })]);
  for (let n = 0; n < 6; n += 1) await bookOn(owner, bob.id, new Date().toISOString(), 1);
  expect((await read(bob))['lines']).toHaveLength(5);
  const stranger = await read(await makeInvestor());
  expect(stranger).toMatchObject({ portfolio: { deposited_cents: 0 }, days: [], lines: [] });
});
