import { describe, expect, test } from 'vitest';
import { whoHeard } from '../support/heard.ts';
import { figures, problems } from '../support/money/books.ts';
import { bookAnyDay, makePosition, noon, poolMaker } from '../support/money/yield.ts';
import { sliceTools } from '../support/slices.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);
const { post, slice, work, newest, messages } = await sliceTools(stage);
const DAY = '2026-02-10';

describe('income that many people share', () => {
  test('is booked by the request and credited slice by slice, exactly, and the books hold after each', async () => {
    const { plan, profits } = await pool(50_000, 30_000, 20_000, 10_000, 7);
    await owner`delete from realtime.messages`;
    const posting = await post(plan, 1009);
    expect(posting).toMatchObject({ plan_id: plan, amount_cents: 1009 });
    expect(await newest()).toMatchObject({
      kind: 'yield',
      plan_title: 'Pool',
      amount_cents: 1009,
      asked_by_name: 'Demo Treasurer',
      state: 'waiting',
      done: 0,
      total: null,
      error: null,
    });
    const steps: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      expect(await problems(owner)).toEqual([]);
      expect(await messages()).toBe(0);
      await slice();
      const { state, done, total } = (await newest()) ?? {};
      const credited = (await profits()).filter((cents) => Number(cents) > 0).length;
      steps.push([state, done, total, credited]);
    }
    expect(steps).toEqual([
      ['working', 0, 4, 0],
      ['working', 2, 4, 2],
      ['done', 4, 4, 4],
    ]);
    expect(await slice()).toBeNull();
    // Exact shares: 458.6, 275.1, 183.4, 91.7, 0.06.
    expect(await profits()).toEqual([459, 275, 183, 92, 0]);
    expect(await messages()).toBe(1);
    expect(await whoHeard(owner, 'yield_postings')).toEqual({});
    expect(await problems(owner)).toEqual([]);
    expect(await post(plan, 1009)).toEqual(posting);
    expect(await slice()).toBeNull();
  });

  test('is safe on the disk once the last slice is, before which no one waits for it', async () => {
    const { plan } = await pool(10, 10, 10, 10);
    await post(plan, 400);
    const waits: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      await owner.begin(async (sql) => {
        await sql`set local synchronous_commit = on`;
        await sql`select jobs.run_slice()`;
        const [row] = await sql`show synchronous_commit`;
        waits.push(row?.['synchronous_commit']);
      });
    }
    expect(waits).toEqual(['off', 'off', 'on']);
  });

  test('is credited once by two workers, and goes on where a killed one ended', async () => {
    const { plan, profits } = await pool(10, 10, 10, 10, 10, 10);
    await post(plan, 600);
    await slice();
    await expect(
      owner.begin(async (sql) => {
        expect(await slice(sql)).not.toBeNull();
        expect(await slice()).toBeNull();
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await profits()).toEqual([0, 0, 0, 0, 0, 0]);
    await Promise.all(Array.from({ length: 8 }, () => slice()));
    await work();
    expect(await profits()).toEqual([100, 100, 100, 100, 100, 100]);
    expect(await problems(owner)).toEqual([]);
  });

  test('is shared by those who held the plan when it was posted, and never by who posted or proposed it', async () => {
    const { plan, profits } = await pool(10, 10, 10);
    const [proposer, second] = [await makeOperator('treasurer'), await makeOperator('treasurer')];
    const hold = (investor: string, openedAt: Date) =>
      makePosition(owner, { investor, plan, principal: 1000, openedAt, maturesAt: new Date('2099-01-01') });
    await asInvestor(proposer).call('post_yield', {
      plan_id: plan,
      day: DAY,
      amount_cents: 1_000_002,
      evidence: 'stated by the pool',
    });
    const [open] = await owner<{ id: string }[]>`
      select id from desk.proposals where kind = 'yield' and subject ^@ ${plan}`;
    await asInvestor(second).rows('confirm_proposal', { proposal_id: open?.id });
    // As if bought during the request, which did not see them.
    for (const { id } of [proposer, second]) await hold(id, noon('2026-02-01'));
    await work();
    expect(await profits()).toEqual([333_334, 333_334, 333_334]);
    await owner`update positions set matures_at = '2099-01-01' where plan_id = ${plan}`;
    const { id } = await post(plan, 300, new Date().toISOString().slice(0, 10));
    const late = await makeInvestor();
    await hold(late.id, new Date());
    await work();
    expect(await figures(owner, late)).toMatchObject({ profit: 0 });
    const [shared] = await owner`
      select sum(amount_cents)::int as cents from ledger.transfers where posting_id = ${id} and code = 'yield'`;
    expect(shared).toEqual({ cents: 300 });
  });

  test('keeps the error of a try that failed, is tried again after a minute, and does not hold up others', async () => {
    const [first, second] = [await pool(10, 10, 10), await pool(10, 10, 10)];
    const [alice] = first.holders;
    await owner`update ledger.accounts set available_cents = 100000000000000 where investor_id = ${alice?.id ?? ''}`;
    await post(first.plan, 300);
    const [oldest] = await owner<{ id: number }[]>`select max(id)::int as id from jobs.jobs`;
    await post(second.plan, 300);
    expect(await slice()).toBe(oldest?.id);
    await work();
    expect(await second.profits()).toEqual([100, 100, 100]);
    const failed = async () =>
      (await asOperator('reviewer').rows<{ state: string; error: string | null }>('list_jobs')).filter(
        ({ state, error }) => state === 'failed' && error?.includes('balance_not_negative'),
      );
    expect(await failed()).toHaveLength(1);
    await owner`update ledger.accounts set available_cents = 0 where investor_id = ${alice?.id ?? ''}`;
    const triedAgo = (seconds: number) =>
      owner`update jobs.jobs set tried_at = now() - make_interval(secs => ${seconds}) where state = 'failed'`;
    await triedAgo(50);
    expect(await slice()).toBeNull();
    await triedAgo(61);
    await work();
    expect(await first.profits()).toEqual([100, 100, 100]);
    expect(await failed()).toEqual([]);
  });
});
