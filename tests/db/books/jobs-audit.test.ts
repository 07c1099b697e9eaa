import { describe, expect, test } from 'vitest';
import { problems } from '../support/money/books.ts';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import { sliceTools } from '../support/slices.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner } = stage;

const pool = poolMaker(stage);

await bookAnyDay(owner);

const { post, slice, work, reverse } = await sliceTools(stage);

describe('the audit of the books', () => {
  test('finds income that no worker has begun to credit for an hour', async () => {
    const { plan } = await pool(10, 10, 10);
    await owner`alter table ledger.transfers disable trigger append_only_rows`;
    await owner`
      update ledger.transfers set created_at = '2026-02-01'
      where code = 'invest' and reference in (select id from positions where plan_id = ${plan})`;
    await owner`alter table ledger.transfers enable trigger append_only_rows`;
    const { id } = await post(plan, 300);
    expect(await problems(owner)).toEqual([]);
    await owner`update jobs.jobs set asked_at = asked_at - interval '61 minutes' where subject = ${id}`;
    expect(await problems(owner)).toMatchObject([{ problem: 'income not shared out', subject: id }]);
    await work();
    expect(await problems(owner)).toEqual([]);
  });

  test('finds a line that was taken away, added or changed before it is booked, and one of a job that has ended', async () => {
    const { plan } = await pool(10, 10, 10);
    const { id } = await post(plan, 300);
    await slice();
    for (const [change, problem] of [
      [
        'update jobs.job_slices set lines[1].amount_cents = lines[1].amount_cents + 1 where after = 2',
        'yield beyond the income of its day',
      ],
      [
        'update jobs.job_slices set lines[1].amount_cents = lines[1].amount_cents - 1 where after = 2',
        'income not shared out',
      ],
      ['delete from jobs.job_slices where after = 2', 'income not shared out'],
      ['update jobs.jobs set done = 1 where ended_at is null', 'income not shared out'],
    ] as const) {
      const sql = await owner.reserve();
      await sql`begin`;
      await sql.unsafe(change);
      const found = await sql`select problem, subject from proof.verify()`;
      await sql`rollback`;
      sql.release();
      expect([change, ...found]).toEqual([change, { problem, subject: id }]);
    }
    await work();
    const [line] = await owner<{ id: number }[]>`select max(id)::int as id from jobs.jobs`;
    await owner`
      insert into jobs.job_slices (job_id, after, upto, lines)
      values (${line?.id ?? 0}, 99, 100, array[(gen_random_uuid(), gen_random_uuid(), 1, false)::jobs.job_line])`;
    expect(await problems(owner)).toEqual([]);
    await owner`delete from jobs.job_slices where after = 99`;
  });

  test('finds a reversal that no worker has begun, or that is said to be done and is not', async () => {
    const { plan } = await pool(10, 10, 10);
    const { id } = await post(plan, 300);
    await work();
    await reverse(id);
    expect(await problems(owner)).toEqual([]);
    await owner`update jobs.jobs set asked_at = asked_at - interval '61 minutes' where subject = ${id}`;
    expect(await problems(owner)).toMatchObject(Array.from({ length: 3 }, () => ({ problem: 'yield not taken back' })));
    await slice();
    await slice();
    expect(await problems(owner)).toEqual([]);
    for (const done of [2, 3]) {
      await owner`update jobs.jobs set done = ${done}, state = 'done', ended_at = now() where subject = ${id} and kind = 'yield_reversal'`;
      expect(await problems(owner)).toMatchObject([{ problem: 'yield not taken back' }]);
    }
    await owner`update jobs.jobs set done = 2, state = 'working', ended_at = null where subject = ${id} and kind = 'yield_reversal'`;
    await work();
    expect(await problems(owner)).toEqual([]);
  });
});

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
  await owner`update jobs.jobs set tried_at = now() - interval '61 seconds' where state = 'failed'`;
  await work();
  expect(await first.profits()).toEqual([100, 100, 100]);
});

test('a check of the books goes on after a part that fails, or takes too long, and says that it was not checked', async () => {
  const { owner: clean, asOperator: on } = await openStage();
  await clean.unsafe(`
    create or replace function proof.verify_causes() returns setof proof.problem
      language plpgsql as $$ begin raise 'broken'; end $$;
    create or replace function proof.verify_pools() returns setof proof.problem
      language plpgsql as $$ begin perform pg_sleep(5); end $$`);
  await clean`update ledger.accounts set available_cents = 7 where investor_id = (select min(investor_id::text)::uuid from ledger.accounts)`;
  await on('treasurer').rows('check_books');
  await clean.begin(async (sql) => {
    await sql`set local statement_timeout = '2s'`;
    for (const _part of await sql`select from unnest(proof.verify_parts()) union all select`)
      await sql`select desk.run_book_check()`;
  });
  expect((await on('reviewer').rows('last_book_checks'))[0]?.['ledger_problems']).toMatchObject([
    { problem: 'balance available', found_cents: 7 },
    { problem: 'not checked: causes (broken)', subject: null },
    { problem: 'not checked: pools (canceling statement due to statement timeout)', subject: null },
  ]);
});
