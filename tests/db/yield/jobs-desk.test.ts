import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { whoHeard } from '../support/heard.ts';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import { sliceTools } from '../support/slices.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);
const { post, slice, work, newest, reverse, close, messages } = await sliceTools(stage);
const treasurer = asOperator('treasurer');
const DAY = '2026-02-10';
const refusal = (message: string) => ({ code: 'P0001', message });

describe('a day that many people share', () => {
  test('leaves as a receivable, when it is taken back, what people of the first and of the last slice have spent, each once', async () => {
    const { plan, holders } = await pool(10, 10, 10, 10);
    const { id } = await post(plan, 400);
    await work();
    const ids = holders.map((holder) => holder.id).toSorted();
    for (const [n, cents] of [60, 0, 0, 7].entries()) {
      if (cents > 0)
        await owner`select ledger.transfer(${ids[n] ?? ''}, 'available', 'withdrawing', ${cents}, 'withdrawal_hold', ${randomUUID()})`;
    }
    await reverse(id);
    await work();
    const [event] = await owner<{ details: object }[]>`
      select details from ground.audit_events where action = 'yield_taken_back' and subject = ${id}`;
    expect(event?.details).toEqual({ receivable_cents: 67 });
  });

  test('is taken back slice by slice, each person in one, and the trail says at the end what is owed', async () => {
    const { plan, holders, profits } = await pool(10, 20, 30, 40, 50);
    const [alice, bob] = holders;
    await owner`update positions set investor_id = ${alice?.id ?? ''} where id = ${holders[4]?.position ?? ''}`;
    const { id } = await post(plan, 1500);
    await work();
    await owner`select ledger.transfer(${bob?.id ?? ''}, 'available', 'withdrawing', 150, 'withdrawal_hold', ${randomUUID()})`;
    await owner`delete from realtime.messages`;
    await reverse(id);
    const [reversed] = await owner<{ details: object }[]>`
      select details from ground.audit_events where action = 'yield_reversed' and subject = ${id}`;
    expect(reversed?.details).toMatchObject({ amount_cents: 1500, reason: 'Another pool’s statement' });
    expect(await newest()).toMatchObject({ kind: 'yield_reversal', state: 'waiting' });
    expect(await profits()).toEqual([600, 200, 300, 400, 0]);
    await slice();
    await slice();
    const { state, done, total } = (await newest()) ?? {};
    expect([state, done, total, await messages()]).toEqual(['working', 2, 4, 0]);
    await work();
    expect(await profits()).toEqual([0, 0, 0, 0, 0]);
    expect(await messages()).toBe(1);
    expect(await whoHeard(owner, 'yield_postings')).toEqual({});
    const told = await owner`
      select investor_id, amount_cents from notifications where subject_id = ${id} and investor_id = ${alice?.id ?? ''}`;
    expect([...told]).toEqual([{ investor_id: alice?.id, amount_cents: 600 }]);
    const trail = await owner`
      select actor, details from ground.audit_events where action = 'yield_taken_back' and subject = ${id}`;
    expect([...trail]).toEqual([{ actor: null, details: { receivable_cents: 150 } }]);
    await owner`update positions set investor_id = ${holders[4]?.id ?? ''} where id = ${holders[4]?.position ?? ''}`;
  });

  test('is not taken back while it is still being credited', async () => {
    const { plan, profits } = await pool(10, 10, 10);
    const { id } = await post(plan, 300);
    await slice();
    await expect(reverse(id)).rejects.toMatchObject(refusal('posting_under_way'));
    await work();
    await reverse(id);
    await work();
    expect(await profits()).toEqual([0, 0, 0]);
  });

  test('is taken from what is unclaimed of those who have closed their accounts', async () => {
    const { plan, holders } = await pool(10, 10, 10);
    const [alice] = holders;
    await close(alice);
    const [first, second] = [await post(plan, 300), await post(plan, 600, '2026-02-11')];
    await work();
    await reverse(second.id);
    await reverse(first.id);
    await work();
    const [left] = await owner<{ cents: number }[]>`select plans.unclaimed_of(${alice?.id ?? ''}) as cents`;
    expect(left?.cents).toBe(0);
    expect(
      await owner`select from ledger.transfers where debit = 'receivables' and posting_id = any (${[first.id, second.id]})`,
    ).toHaveLength(0);
  });
});

describe('a preview of what many people share', () => {
  const asked = (plan_id: string, amount_cents = 1009) => ({ plan_id, day: DAY, amount_cents });
  const start = async (plan: string, as = treasurer) =>
    (await as.call<{ answer: number }>('start_yield_preview', asked(plan)))['answer'];
  const read = (job_id: number, as = treasurer) => as.rows<{ share_cents: number }>('yield_preview', { job_id });

  test('is refused at once, and computed by the worker as the posting then credits it', async () => {
    const { plan, holders, profits } = await pool(50_000, 30_000, 20_000);
    await expect(treasurer.rows('preview_yield', asked(plan))).rejects.toMatchObject(refusal('too_many_holders'));
    expect(await treasurer.rows('preview_yield', asked(plan, 0))).toEqual([]);
    const job = await start(plan);
    await expect(read(job)).rejects.toMatchObject(refusal('not_found'));
    expect(await newest()).toMatchObject({
      id: job,
      kind: 'yield_preview',
      state: 'waiting',
      amount_cents: 1009,
    });
    await work();
    expect(await newest()).toMatchObject({ id: job, state: 'done', done: 3, total: 3 });
    const shown = await read(job);
    expect(shown[0]).toMatchObject({
      investor_id: holders[0]?.id,
      principal_cents: 50_000,
      positions: 3,
      shared_cents: 1009,
    });
    await post(plan, 1009);
    await work();
    expect(await profits()).toEqual(shown.map(({ share_cents }) => share_cents));
    await expect(read(job + 1)).rejects.toMatchObject(refusal('not_found'));
  });
});
