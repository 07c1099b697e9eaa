import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { maturePositions } from '../../../supabase/workers/maturity.ts';
import type { Person } from '../support/actors.ts';
import { fingerprint, figures, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, url } = await openStage();

const DAY_MS = 86_400_000;

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
    coin: 'BTC',
    coins: null,
    payable_from: expect.any(Date) as Date,
    wait: expect.stringMatching(/^new_address/) as string,
  });
  expect(await terms(250_001)).toMatchObject([{ remaining_cents: -1 }]);
  expect(await terms(100_000, 'Cash')).toEqual([]);
  expect(await fingerprint(owner)).toBe(before);
});

const DUE = new Date(Date.now() - 1000);

async function buy(person: Person, maturesAt?: Date): Promise<string> {
  const { id } = await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  if (maturesAt) await owner`update positions set matures_at = ${maturesAt} where id = ${String(id)}`;
  return String(id);
}

const mature = () => asOperator('treasurer').call<{ answer: number }>('mature_positions');

test('an investor gets the principal back when a position is due, and not before', async () => {
  const alice = await makeInvestor({ deposited: 20_000 });
  const due = await buy(alice, DUE);
  await buy(alice, new Date(Date.now() + 60_000));
  expect(await mature()).toEqual({ answer: 1 });
  expect(await figures(owner, alice)).toMatchObject({ available: 10_000, invested: 10_000, profit: 0 });
  expect(await owner`select status, closed_at is not null as closed from positions where id = ${due}`).toEqual([
    { status: 'matured', closed: true },
  ]);
  const [card] = await asInvestor(alice).query`select total_packages, active_packages from portfolio`;
  expect(card).toEqual({ total_packages: 2, active_packages: 1 });
});

test('an investor gets the principal back without asking for it', async () => {
  const alice = await makeInvestor({ deposited: 10_000 });
  await buy(alice, DUE);
  expect(await maturePositions(url('postgres'))).toBe(1);
  expect(await figures(owner, alice)).toMatchObject({ available: 10_000, invested: 0 });
});

test('an investor whose plan has ended takes the principal back where no job runs: all of their own, once, and no one else’s', async () => {
  const [alice, bob] = await Promise.all([1, 2].map(() => makeInvestor({ deposited: 30_000 })));
  if (!alice || !bob) throw new Error('Two people are needed.');
  await buy(alice, DUE);
  await buy(alice, DUE);
  await buy(alice, new Date(Date.now() + 60_000));
  await buy(bob, DUE);
  const take = () => asInvestor(alice).call<{ answer: number }>('return_principal');
  const counts = await Promise.all(Array.from({ length: 4 }, take));
  expect(counts.reduce((sum, { answer }) => sum + answer, 0)).toBe(2);
  expect(await figures(owner, alice)).toMatchObject({ available: 20_000, invested: 10_000 });
  expect(await figures(owner, bob)).toMatchObject({ available: 20_000, invested: 10_000 });
  expect(await mature()).toEqual({ answer: 1 });
  expect(await problems(owner)).toEqual([]);
});
