import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runJobs } from '../../../supabase/workers/jobs.ts';
import { claimsOf } from '../support/actors.ts';
import { endTerms, problems } from '../support/money/books.ts';
import { nextMillisecond } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, operator, url } = await openStage();
const alice = await makeInvestor();

async function bookMany(count: number): Promise<void> {
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    select ${alice.id}, gen_random_uuid(), 1, '2026-02-01', 'bonus_expense', 'available', 'bonus' from generate_series(1, ${count}::int)`;
  await owner`
    update ledger.accounts set available_cents = available_cents + ${count}::int, bonus_cents = bonus_cents + ${count}::int
    where investor_id = ${alice.id}`;
}

async function kept(): Promise<number[]> {
  const rows = await owner<{ id: number }[]>`select through_id::int as id from ledger.tallies order by 1`;
  return rows.map(({ id }) => id);
}

/** Runs the job in the millisecond after the last booking; returns the transfer through which it kept sums. */
async function tally(): Promise<number | null> {
  await nextMillisecond(owner);
  await nextMillisecond(owner);
  return (await owner<{ id: number | null }[]>`select ledger.tally()::int as id`)[0]?.id ?? null;
}

const lastTransfer = async () =>
  (await owner<{ id: number }[]>`select max(id)::int as id from ledger.transfers`)[0]?.id ?? 0;

const shown = async () => (await asInvestor(alice).rows('insurance_coverage'))[0];
const booked = async () => {
  const [all] = await owner`
    select ledger.insurance_held('infinity') as fund_cents,
      (select sum(available_cents + invested_cents + withdrawing_cents)::bigint from ledger.accounts) as owed_cents`;
  return all;
};

async function expectTrue(): Promise<void> {
  const accounts = await asOperator('reviewer').rows<{ account: string }>('trial_balance');
  const sums = await owner`
    select account::text, debit_cents, credit_cents from ledger.account_sums(0, ${await lastTransfer()})`;
  expect(accounts.toSorted((a, b) => (a.account < b.account ? -1 : 1))).toEqual(
    [...sums].toSorted((a, b) => (String(a['account']) < String(b['account']) ? -1 : 1)),
  );
  expect(await shown()).toMatchObject({ ...(await booked()) });
  expect(await problems(owner, 'bonus')).toEqual([]);
}

test('an investor’s dashboard shows the same when most of the books were added up before', async () => {
  await expectTrue();
  await bookMany(4900 - (await lastTransfer()));
  expect(await tally()).toBeNull();
  await expectTrue();
  await bookMany(100);
  const first = await lastTransfer();
  expect(await tally()).toBe(first);
  await expectTrue();
  await bookMany(4999);
  expect(await tally()).toBeNull();
  await expectTrue();
  expect(await kept()).toEqual([first]);
});

test('no request adds up more than ten thousand lines: until the job has run, the figures of before are shown', async () => {
  await bookMany(2001);
  await runJobs(url('postgres'));
  await expectTrue();
  await bookMany(10_000);
  await expectTrue();
  const before = await shown();
  await bookMany(1);
  const sql = await owner.reserve();
  const read = async () =>
    (
      await sql<{ tuples: number }[]>`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as tuples
        from pg_stat_xact_user_tables where relid = 'ledger.transfers'::regclass`
    )[0]?.tuples ?? 0;
  await sql`begin`;
  const earlier = await read();
  await sql`select * from ledger.house_totals()`;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(operator('reviewer')))}, true)`;
  await sql`select * from desk.trial_balance()`;
  const tuples = (await read()) - earlier;
  await sql`rollback`;
  sql.release();
  expect(tuples).toBeLessThan(10);
  expect(await shown()).not.toEqual(before);
  expect(Number((await shown())?.['owed_cents'])).toBeLessThan(Number((await booked())?.['owed_cents']));
  await runJobs(url('postgres'));
  await expectTrue();
});

test('what is in each plan is the same, whether it was added up before or is added to that', async () => {
  const held = async () => {
    const plans = await asOperator('reviewer').rows<{ id: string; held: string; held_cents: string }>('plan_desk');
    return plans
      .filter(({ id }) => ['stater', 'basic'].includes(id))
      .map((plan) => [Number(plan.held), Number(plan.held_cents)]);
  };
  const before = await held();
  const beyond = async () =>
    (await held()).map(([packages = 0, cents = 0], at) => [
      packages - (before[at]?.[0] ?? 0),
      cents - (before[at]?.[1] ?? 0),
    ]);
  const [first, second] = [await makeInvestor({ deposited: 900_000 }), await makeInvestor({ deposited: 900_000 })];
  const buy = (person: typeof first, plan_id: string) =>
    asInvestor(person).call('invest', {
      plan_id,
      request_id: randomUUID(),
      amount_cents: plan_id === 'basic' ? 200_000 : 50_000,
    });
  await buy(first, 'stater');
  const { id } = await buy(first, 'basic');
  await asInvestor(first).call('top_up', { package_id: id, amount_cents: 5000, request_id: randomUUID() });
  await buy(second, 'stater');
  const all = [
    [2, 100_000],
    [1, 205_000],
  ];
  expect(await beyond()).toEqual(all);
  await bookMany(6000);
  expect(await tally()).not.toBeNull();
  expect(await beyond()).toEqual(all);
  await expectTrue();
  await buy(second, 'basic');
  await endTerms(owner, first);
  expect(await beyond()).toEqual([
    [1, 50_000],
    [1, 200_000],
  ]);
  await expectTrue();
  await endTerms(owner, second);
  await bookMany(6000);
  expect(await tally()).not.toBeNull();
  await buy(first, 'stater');
  expect(await beyond()).toEqual([
    [1, 50_000],
    [0, 0],
  ]);
  await expectTrue();
});

test('sums wait for a transaction that is open, whatever was committed after its lines', async () => {
  await tally();
  const from = Math.max(...(await kept()));
  await owner.begin(async (open) => {
    await open`
      insert into ledger.transfers (reference, amount_cents, value_date, debit, credit, code)
      values (gen_random_uuid(), 7, '2026-02-01', 'cash', 'mining_income', 'income')`;
    await bookMany(6000);
    expect(await tally()).toBeNull();
  });
  expect(await tally()).toBeGreaterThan(from + 6000);
  expect(await shown()).toMatchObject({ ...(await booked()) });
});

test('a sum that is kept is never changed, and one that is wrong is found', async () => {
  for (const change of [
    'update ledger.tallies set owed_cents = 0',
    'delete from ledger.tallies',
    'truncate ledger.tallies',
    'delete from ledger.plan_tallies',
  ])
    await expect(owner.unsafe(change)).rejects.toThrow('append_only');
  await bookMany(1);
  await owner`
    insert into ledger.plan_tallies
    select ${await lastTransfer()}, plan_id, packages + other, principal_cents + 2 * other, hashrate + 0.003 * other
    from ledger.plan_sums(), lateral (select (plan_id = 'stater')::int as other) o`;
  await owner`
    insert into ledger.tallies
    select ${await lastTransfer()}, cash_cents + 1, insurance_fund_cents + 2, owed_cents + 3, a.debits, a.credits
    from ledger.house_totals(), (
      select array_agg(debit_cents + (account = 'fees')::int order by place) as debits,
        array_agg(credit_cents + (account = 'cash')::int order by place) as credits
      from ledger.account_sums(0, ${await lastTransfer()})) a`;
  expect((await problems(owner, 'bonus')).map(({ problem }) => problem as string).toSorted()).toEqual([
    'income without its cause',
    'tally of capacity of stater',
    'tally of cash',
    'tally of credits of cash',
    'tally of debits of fees',
    'tally of insurance_fund',
    'tally of packages of stater',
    'tally of principal of stater',
    'tally of what is owed',
  ]);
});
