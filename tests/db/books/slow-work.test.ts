import { expect, test } from 'vitest';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import { sliceTools } from '../support/slices.ts';
import { openStage } from '../support/stage.ts';

// What a worker begins and the database ends because it takes too long.
const stage = await openStage();
const { owner } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);
const { post, work } = await sliceTools(stage);

test('a job that waits for all of its people has failed, and does not hold up others', async () => {
  const [first, second] = [await pool(10, 10, 10), await pool(10, 10, 10)];
  await post(first.plan, 300);
  await post(second.plan, 300);
  await owner.begin(async (busy) => {
    await busy`
      select from ledger.accounts where investor_id in ${busy(first.holders.map(({ id }) => id))} for update`;
    await work();
  });
  expect(await second.profits()).toEqual([100, 100, 100]);
  expect(await stage.asOperator('reviewer').rows('list_jobs')).toContainEqual(
    expect.objectContaining({ state: 'failed', error: 'accounts_kept' }),
  );
  await owner`update private.jobs set tried_at = now() - interval '61 seconds' where state = 'failed'`;
  await work();
  expect(await first.profits()).toEqual([100, 100, 100]);
});

test('a check of the books goes on after a part that fails, or takes too long, and says that it was not checked', async () => {
  const { owner: clean, asOperator: on } = await openStage();
  await clean.unsafe(`
    create or replace function ledger.verify_causes() returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
      language plpgsql as $$ begin raise 'broken'; end $$;
    create or replace function ledger.verify_pools() returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
      language plpgsql as $$ begin perform pg_sleep(5); end $$`);
  await clean`update ledger.accounts set available_cents = 7 where investor_id = (select min(investor_id::text)::uuid from ledger.accounts)`;
  await on('treasurer').rows('check_books');
  await clean.begin(async (sql) => {
    await sql`set local statement_timeout = '2s'`;
    for (const _part of await sql`select from unnest(ledger.verify_parts()) union all select`)
      await sql`select private.run_book_check()`;
  });
  expect((await on('reviewer').rows('last_book_checks'))[0]?.['ledger_problems']).toMatchObject([
    { problem: 'balance available', found_cents: 7 },
    { problem: 'not checked: causes (broken)', subject: null },
    { problem: 'not checked: pools (canceling statement due to statement timeout)', subject: null },
  ]);
});
