import { describe, expect, test } from 'vitest';
import { problems } from '../support/money/books.ts';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import { sliceTools } from '../support/slices.ts';
import { openStage } from '../support/stage.ts';

// The audit of the books knows what a job has still to book, and what no job will.
const stage = await openStage();
const { owner } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);
const { post, slice, work, reverse } = await sliceTools(stage);

describe('the audit of the books', () => {
  test('finds income that no worker has begun to credit for an hour', async () => {
    const { plan } = await pool(10, 10, 10);
    // By the books, they held it on that day.
    await owner`alter table ledger.transfers disable trigger append_only_rows`;
    await owner`
      update ledger.transfers set created_at = '2026-02-01'
      where code = 'invest' and reference in (select id from positions where plan_id = ${plan})`;
    await owner`alter table ledger.transfers enable trigger append_only_rows`;
    const { id } = await post(plan, 300);
    expect(await problems(owner)).toEqual([]);
    await owner`update private.jobs set asked_at = asked_at - interval '61 minutes' where subject = ${id}`;
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
        'update private.job_slices set lines[1].amount_cents = lines[1].amount_cents + 1 where after = 2',
        'yield beyond the income of its day',
      ],
      [
        'update private.job_slices set lines[1].amount_cents = lines[1].amount_cents - 1 where after = 2',
        'income not shared out',
      ],
      ['delete from private.job_slices where after = 2', 'income not shared out'],
      ['update private.jobs set done = 1 where ended_at is null', 'income not shared out'],
    ] as const) {
      const sql = await owner.reserve();
      await sql`begin`;
      await sql.unsafe(change);
      const found = await sql`select problem, subject from ledger.verify()`;
      await sql`rollback`;
      sql.release();
      expect([change, ...found]).toEqual([change, { problem, subject: id }]);
    }
    await work();
    const [line] = await owner<{ id: number }[]>`select max(id)::int as id from private.jobs`;
    await owner`
      insert into private.job_slices (job_id, after, upto, lines)
      values (${line?.id ?? 0}, 99, 100, array[(gen_random_uuid(), gen_random_uuid(), 1, false)::private.job_line])`;
    expect(await problems(owner)).toEqual([]);
    await owner`delete from private.job_slices where after = 99`;
  });

  test('finds a reversal that no worker has begun, or that is said to be done and is not', async () => {
    const { plan } = await pool(10, 10, 10);
    const { id } = await post(plan, 300);
    await work();
    await reverse(id);
    expect(await problems(owner)).toEqual([]);
    await owner`update private.jobs set asked_at = asked_at - interval '61 minutes' where subject = ${id}`;
    expect(await problems(owner)).toMatchObject(
      Array.from({ length: 3 }, () => ({ problem: 'yield not taken back' })),
    );
    await slice();
    await slice();
    expect(await problems(owner)).toEqual([]);
    // With what it had still to book, and without.
    for (const done of [2, 3]) {
      await owner`update private.jobs set done = ${done}, state = 'done', ended_at = now() where subject = ${id} and kind = 'yield_reversal'`;
      expect(await problems(owner)).toMatchObject([{ problem: 'yield not taken back' }]);
    }
    await owner`update private.jobs set done = 2, state = 'working', ended_at = null where subject = ${id} and kind = 'yield_reversal'`;
    await work();
    expect(await problems(owner)).toEqual([]);
  });
});
