import { expect, test } from 'vitest';
import { problems } from './support/books.ts';
import { openStage } from './support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();
const alice = await makeInvestor();

/** So many bonuses of a cent for Alice. */
async function bookMany(count: number): Promise<void> {
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    select ${alice.id}, gen_random_uuid(), 1, '2026-02-01', 'bonus_expense', 'available', 'bonus' from generate_series(1, ${count}::int)`;
  await owner`
    update ledger.accounts set available_cents = available_cents + ${count}::int, bonus_cents = bonus_cents + ${count}::int
    where investor_id = ${alice.id}`;
}

/** Everything in the books becomes an hour older. */
async function passAnHour(): Promise<void> {
  await owner`alter table ledger.transfers disable trigger append_only_rows`;
  await owner`update ledger.transfers set created_at = created_at - interval '1 hour'`;
  await owner`alter table ledger.transfers enable trigger append_only_rows`;
}

/** Somebody deposits, with which sums are kept when it is time: through which transfers they are. */
async function deposit(): Promise<number[]> {
  await makeInvestor({ deposited: 10_009 });
  const kept = await owner<{ id: number }[]>`select through_id::int as id from ledger.tallies order by 1`;
  return kept.map(({ id }) => id);
}

const lastTransfer = async () =>
  (await owner<{ id: number }[]>`select max(id)::int as id from ledger.transfers`)[0]?.id ?? 0;

/** What every dashboard shows is what all movements and all accounts add up to. */
async function expectTrue(): Promise<void> {
  const [all] = await owner`
    select ledger.insurance_held('infinity') as fund_cents,
      (select sum(available_cents + invested_cents + withdrawing_cents)::bigint from ledger.accounts) as owed_cents`;
  expect(await asInvestor(alice).rows('insurance_coverage')).toMatchObject([{ ...all }]);
  expect(await problems(owner, 'bonus')).toEqual([]);
}

test('an investor’s dashboard shows the same when most of the books were added up before', async () => {
  await expectTrue();
  await passAnHour();
  await bookMany(4900 - (await lastTransfer()));
  await passAnHour();
  expect(await deposit()).toEqual([]);
  await expectTrue();

  await bookMany(100);
  await passAnHour();
  const first = await lastTransfer();
  expect(first).toBeGreaterThanOrEqual(5000);
  expect(await deposit()).toEqual([first]);
  await expectTrue();

  // What is younger than an hour may still come before something that nobody sees yet.
  await passAnHour();
  await bookMany(105_000);
  expect(await deposit()).toEqual([first]);
  await expectTrue();

  // Nobody's deposit waits until more than so many have been added up.
  await passAnHour();
  const second = first + 100_000;
  const old = await lastTransfer();
  expect(await deposit()).toEqual([first, second]);
  await expectTrue();
  expect(await deposit()).toEqual([first, second, old]);
  await expectTrue();
});

test('a sum that is kept is never changed, and one that is wrong is found', async () => {
  for (const change of [
    'update ledger.tallies set owed_cents = 0',
    'delete from ledger.tallies',
    'truncate ledger.tallies',
  ])
    await expect(owner.unsafe(change)).rejects.toThrow('append_only');
  await owner`
    insert into ledger.tallies
    select ${await lastTransfer()}, cash_cents + 1, insurance_fund_cents + 2, owed_cents + 3 from ledger.house_totals()`;
  expect((await problems(owner, 'bonus')).map(({ problem }) => problem as string).toSorted()).toEqual([
    'tally of cash',
    'tally of insurance_fund',
    'tally of what is owed',
  ]);
});
