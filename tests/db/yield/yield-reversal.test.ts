import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { figures, problems } from '../support/money/books.ts';
import { bookAnyDay, poolMaker, yieldReversals } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, whileHeld } = stage;

const pool = poolMaker(stage);

await bookAnyDay(owner);

const treasurer = asOperator('treasurer');

const DAY = '2026-02-10';

const { post, propose, reverse, house, spend } = yieldReversals(stage);

test('a posted day is taken back from everyone, and can be booked again as it was', async () => {
  const { plan, holders, profits } = await pool(10_000, 30_000);
  const before = [await house('cash'), await house('mining_income'), await house('receivables')];
  const posting = await post(plan, 1000);
  await reverse(posting);
  expect(await profits()).toEqual([0, 0]);
  expect(await figures(owner, holders[0] ?? { id: '' })).toMatchObject({ available: 0 });
  expect([await house('cash'), await house('mining_income'), await house('receivables')]).toEqual(before);
  const again = await post(plan, 400);
  expect(again.id).not.toBe(posting.id);
  expect(await profits()).toEqual([100, 300]);
  await reverse(again);
  await post(plan, 1000);
  expect(await profits()).toEqual([250, 750]);
  expect(await problems(owner)).toEqual([]);
});

test('income above 10,000 dollars takes two also on a day that was taken back', async () => {
  const { plan } = await pool(10_000);
  await reverse(await post(plan, 1000));
  expect(await post(plan, 1_000_001)).toMatchObject({ id: null });
  const [waiting] = await owner<{ id: string }[]>`
    select id from desk.proposals where kind = 'yield' and subject ^@ ${plan}`;
  await treasurer.rows('cancel_proposal', { proposal_id: waiting?.id });
});

test('income above 10,000 dollars takes two also while the day is being taken back', async () => {
  const { plan } = await pool(10_000);
  const reversal = await propose((await post(plan, 1000)).id);
  const posted = await whileHeld(
    (sql) => sql`select public.confirm_proposal(${reversal})`,
    () => post(plan, 1_000_001),
    { by: asOperator('admin') },
  );
  expect(posted).toMatchObject({ id: null });
  const [waiting] = await owner<{ id: string }[]>`
    select id from desk.proposals where kind = 'yield' and subject ^@ ${plan}`;
  await treasurer.rows('cancel_proposal', { proposal_id: waiting?.id });
});

test('what is left is taken from one position of a holder after the other, and never twice', async () => {
  const { plan, holders } = await pool(10_000, 10_000);
  const [alice, bob] = holders;
  await owner`update positions set investor_id = ${alice?.id ?? ''} where id = ${bob?.position ?? ''}`;
  const posting = await post(plan, 600);
  await spend(alice ?? { id: '', email: '', sessionId: '' }, 400);
  await reverse(posting);
  expect(await figures(owner, alice ?? { id: '' })).toMatchObject({ available: 0, profit: 0 });
  const [sums] = await owner<{ taken: number; owed: number }[]>`
    select sum(amount_cents) filter (where debit = 'available')::int as taken, sum(amount_cents) filter (where debit = 'receivables')::int as owed
    from ledger.transfers where posting_id = ${posting.id}`;
  expect(sums).toEqual({ taken: 400, owed: 200 });
  await owner`update positions set investor_id = ${bob?.id ?? ''} where id = ${bob?.position ?? ''}`;
});

test('a loss and a day without income are taken back, too', async () => {
  const { plan } = await pool(10_000);
  const today = new Date().toISOString().slice(0, 10);
  const before = await house('cash');
  await reverse(await post(plan, -700, today));
  const nothing = await post(plan, 0);
  await reverse(nothing);
  expect((await problems(owner)).filter(({ subject }) => subject === nothing.id)).toEqual([]);
  expect(await house('cash')).toBe(before);
  await post(plan, 5, today);
});

test('the figures of the house leave out what was taken back', async () => {
  const { plan } = await pool(10_000);
  const today = new Date().toISOString().slice(0, 10);
  const read = async () => {
    const { income } = (await treasurer.call<{ answer: { income: object } }>('transparency'))['answer'];
    const report = await treasurer.call<{ answer: { periods: object } }>('report', {
      first_day: DAY,
      last_day: DAY,
      step: 'day',
    });
    return { income, periods: report.answer.periods };
  };
  const before = await read();
  await reverse(await post(plan, 777, today));
  await reverse(await post(plan, 777));
  expect(await read()).toEqual(before);
});

const refusal = (message: string) => ({ code: 'P0001', message });

test('a day is not taken back without a reason, nor one that was never posted', async () => {
  const { plan } = await pool(10_000);
  const { id } = await post(plan, 10);
  for (const reason of [null, '  ', 'two\nlines', 'x'.repeat(501)])
    await expect(propose(id, reason)).rejects.toMatchObject(refusal('reason_required'));
  await expect(propose(randomUUID())).rejects.toMatchObject(refusal('not_found'));
});
