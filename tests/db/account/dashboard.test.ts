import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { bookOn, uploadProof } from '../support/money/deposits.ts';
import { request } from '../support/money/withdrawals.ts';
import { makePosition } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, asInvestor, asOperator, makeInvestor, operator } = await openStage();

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

test('an investor with a long past sees a year of it at most', async () => {
  const bob = await makeInvestor();
  await bookOn(owner, bob.id, '2020-01-01T12:00:00Z', 100);
  const days = await asInvestor(bob).query`select owned_cents from balance_days(100000)`;
  expect(days).toHaveLength(366);
  expect(days[0]).toEqual({ owned_cents: 100 });
});

/** A line of income as it is booked, for a day of its own. */
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

test('an investor’s month begins with its first day (UTC)', async () => {
  const bob = await makeInvestor();
  await bookOn(owner, bob.id, new Date(Date.now() - 40 * 86_400_000).toISOString(), 10_000);
  const first = `${new Date().toISOString().slice(0, 7)}-01`;
  const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
  await earn(bob.id, before, 500, 'yield');
  await earn(bob.id, first, 30, 'yield');
  await earn(bob.id, first, 4, 'bonus');
  const { answer } = await asInvestor(bob).call<{ answer: Record<string, unknown> }>('dashboard');
  expect(answer).toMatchObject({ month_income_cents: 34, portfolio: { income_cents: 534 } });
});

const attentionOf = async (person: Person) =>
  (
    await asInvestor(person).rows<{ kind: string; amount_cents: number | null; detail: string | null }>(
      'attention',
    )
  ).map(({ kind, amount_cents, detail }) => [kind, amount_cents, detail]);

test('an investor is shown what waits for them and for an operator', async () => {
  const bob = await makeInvestor({ deposited: 500_000, verified: false });
  expect(await attentionOf(bob)).toEqual(
    expect.arrayContaining([
      ['email_unverified', null, bob.email],
      ['kyc_missing', null, null],
    ]),
  );
  await owner`update auth.users set email_confirmed_at = now() where id = ${bob.id}`;
  const me = asInvestor(bob);
  const proof = await uploadProof(owner, bob.id);
  await me.query`select submit_deposit(1000, 'TRON', ${proof})`;
  await request(me);
  const { id: approved } = await request(me);
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: approved, approve: true });
  const { id: withdrawal_id } = await request(me);
  await me.call('cancel_withdrawal', { withdrawal_id });
  const [due, matured] = [new Date(Date.now() - 1000), new Date(Date.now() - 6 * 86_400_000)];
  const old = new Date(Date.now() - 8 * 86_400_000);
  const position = { investor: bob.id, plan: 'gold', principal: 500 };
  await makePosition(owner, { ...position, openedAt: old, maturesAt: due });
  await makePosition(owner, { ...position, openedAt: old, maturesAt: new Date(Date.now() + 60_000) });
  await makePosition(owner, {
    ...position,
    principal: 600,
    openedAt: old,
    maturesAt: matured,
    closedAt: matured,
  });
  await makePosition(owner, { ...position, openedAt: old, maturesAt: old, closedAt: old });
  await owner`
    insert into kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reason, created_at)
    values (${bob.id}, '1 Some Street', ${`${bob.id}/a.png`}, 'approved', ${operator('reviewer').id}, null, now() - interval '1 day'),
      (${bob.id}, '1 Some Street', ${`${bob.id}/b.png`}, 'rejected', ${operator('reviewer').id}, 'unreadable', now())`;
  const shown = await attentionOf(bob);
  expect(shown).toHaveLength(6);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['deposit_pending', 1000, 'TRON'],
      ['kyc_rejected', null, 'unreadable'],
      ['position_due', 500, 'Gold'],
      ['position_matured', 600, 'Gold'],
      ['withdrawal_approved', 100_000, 'Bitcoin'],
      ['withdrawal_pending', 100_000, 'Bitcoin'],
    ]),
  );
});

test('an investor who need not act sees nothing to do, and no cases of others', async () => {
  const bob = await makeInvestor();
  await owner`
    insert into kyc_cases (investor_id, home_address, document_path, status, reviewed_by)
    values (${bob.id}, '1 Some Street', ${`${bob.id}/a.png`}, 'approved', ${operator('reviewer').id})`;
  expect(await attentionOf(bob)).toEqual([]);
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
