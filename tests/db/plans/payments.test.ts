import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { fingerprint } from '../support/money/books.ts';
import { makePosition } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const planTerms = (person: Person, plan: string) =>
  asInvestor(person).query<{ remaining_cents: number | null; opens_at: Date; matures_at: Date }>`
    select * from purchase_terms(${plan})`;

test('an investor reads what a plan would leave them and until when, and the purchase does just that', async () => {
  const alice = await makeInvestor({ deposited: 150_000 });
  const before = await fingerprint(owner);
  const [terms] = await planTerms(alice, 'basic');
  expect(terms).toMatchObject({ amount_cents: 100_000, balance_cents: 150_000, remaining_cents: 50_000 });
  expect(terms && terms.matures_at.getTime() - terms.opens_at.getTime()).toBe(7 * DAY_MS);
  expect(await fingerprint(owner)).toBe(before);
  await asInvestor(alice).call('invest', { plan_id: 'basic', request_id: randomUUID() });
  expect(await planTerms(alice, 'basic')).toMatchObject([{ balance_cents: 50_000, remaining_cents: null }]);
});

test.each([
  [9_999, null, 'below_minimum'],
  [10_000, 32_000, null],
  [42_000, 0, null],
  [42_001, null, 'insufficient_funds'],
  [50_001, null, 'above_maximum'],
])(
  'an investor with 420 dollars who asks about %i cents reads that %j stays, or why not: %j',
  async (cents, remaining, refusal) => {
    const alice = await makeInvestor({ deposited: 42_000 });
    const [terms] = await asInvestor(alice).rows('purchase_terms', {
      plan_id: 'stater',
      amount_cents: cents,
    });
    expect(terms).toMatchObject({
      amount_cents: cents,
      min_cents: 10_000,
      max_cents: 50_000,
      spendable_cents: 42_000,
      balance_cents: 42_000,
      remaining_cents: remaining,
      refusal,
      term: '7 days',
      profit_bonus_bp: 1000,
    });
    const buying = asInvestor(alice).call('invest', {
      plan_id: 'stater',
      request_id: randomUUID(),
      amount_cents: cents,
    });
    const outcome = await buying.then(
      ({ principal_cents }) => principal_cents,
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(outcome).toBe(refusal ?? cents);
  },
);

/** A position in Gold that began so many days ago. */
const hold = (person: Person, openedDays: number, closedAt?: Date) =>
  makePosition(owner, {
    investor: person.id,
    plan: 'gold',
    principal: 500_000,
    openedAt: ago(openedDays),
    maturesAt: ago(openedDays - 14),
    ...(closedAt && { closedAt }),
  });

const post = (day: Date, amount_cents: number) =>
  asOperator('treasurer').call('post_yield', {
    plan_id: 'gold',
    day: dayOf(day),
    amount_cents,
    evidence: 'stated by a test',
  });

test('an investor reads how much of a term has passed and every day of income, also one that brought nothing', async () => {
  const alice = await makeInvestor();
  const position = await hold(alice, 3);
  await post(ago(2), 1250);
  await post(ago(1), 0);
  const [mine] = await asInvestor(alice).query`
    select id, days, days_gone, yield_cents from my_positions where investor_id = ${alice.id}`;
  expect(mine).toEqual({ id: position, days: 14, days_gone: 3, yield_cents: 1250 });
  const days = await asInvestor(alice).query<{ day: Date }>`
    select day, amount_cents, evidence from my_position_days where position_id = ${position} order by day`;
  expect(days.map((row) => ({ ...row, day: dayOf(row.day) }))).toEqual([
    { day: dayOf(ago(2)), amount_cents: 1250, evidence: 'stated by a test' },
    { day: dayOf(ago(1)), amount_cents: 0, evidence: 'stated by a test' },
  ]);
});

test('an investor reads no day from before they bought, nor from after the plan ended', async () => {
  const alice = await makeInvestor();
  const [late, ended] = [await hold(alice, 5), await hold(alice, 30, ago(16))];
  for (const days of [31, 6, 5, 16, 15]) await post(ago(days), 100);
  const daysOf = async (position: string) => {
    const rows = await asInvestor(alice).query<{ day: Date }>`
      select day from my_position_days where position_id = ${position} order by day`;
    return rows.map(({ day }) => dayOf(day));
  };
  const lateDays = await daysOf(late);
  expect(lateDays).toContain(dayOf(ago(5)));
  expect(lateDays).not.toContain(dayOf(ago(6)));
  expect(await daysOf(ended)).toEqual([dayOf(ago(16))]);
  const [progress] = await asInvestor(alice)
    .query`select days, days_gone from my_positions where id = ${ended}`;
  expect(progress).toEqual({ days: 14, days_gone: 14 });
});

test('an investor reads what a withdrawal would leave, also that it is too much, and nothing is held', async () => {
  const alice = await makeInvestor({ deposited: 250_000 });
  const before = await fingerprint(owner);
  const terms = (amount_cents: number, method = 'Bitcoin') =>
    asInvestor(alice).rows('withdrawal_terms', { method, amount_cents });
  const [fits] = await terms(100_000);
  expect(fits).toEqual({
    verified: true,
    balance_cents: 250_000,
    remaining_cents: 150_000,
    min_cents: 100_000,
    duration: '48hrs',
    fee_cents: 0,
    pays_cents: 100_000,
    payable_from: expect.any(Date) as Date,
    wait: expect.stringMatching(/^new_address/) as string,
  });
  expect(await terms(250_001)).toMatchObject([{ remaining_cents: -1 }]);
  expect(await terms(100_000, 'Cash')).toEqual([]);
  expect(await fingerprint(owner)).toBe(before);
});
