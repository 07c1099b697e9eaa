import { describe, expect, test } from 'vitest';
import { aDayLater } from '../support/a-day-later.ts';
import type { Actor } from '../support/actors.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { bookAnyDay, makePosition, noon, poolMaker } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

// Two operators must approve income above $10,000, and income that raises one treasurer's sum of 24 hours above it.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeOperator } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);
const admin = asOperator('admin');
const refusal = (message: string) => ({ code: 'P0001', message });
const newTreasurer = async () => asInvestor(await makeOperator('treasurer'));
const LIMIT = 1_000_000;
const DAY = '2026-02-10';

const post = (as: Actor, plan_id: string, amount_cents: number, day = DAY, evidence = 'stated by the pool (17)') =>
  as.call<{ id: string | null }>('post_yield', { plan_id, day, amount_cents, evidence });
interface Open {
  id: string;
  subject: string;
  changes: { amount_cents: [null, number] };
}
const open = async (plan: string) =>
  (await asOperator('reviewer').rows<Open>('list_proposals')).filter(({ subject }) => subject.startsWith(plan));
const openId = async (plan: string) => (await open(plan))[0]?.id ?? '';
const confirm = (proposal_id: string, as = admin) => as.rows('confirm_proposal', { proposal_id });
const cancel = (proposal_id: string, as = admin) => as.rows('cancel_proposal', { proposal_id });

test('one treasurer books income of exactly 10,000 dollars, and of a loss as much', async () => {
  const { plan, profits } = await pool(10_000);
  expect(await post(await newTreasurer(), plan, LIMIT)).toMatchObject({ amount_cents: LIMIT });
  expect(await profits()).toEqual([LIMIT]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await post(await newTreasurer(), plan, -LIMIT, today)).toMatchObject({ amount_cents: -LIMIT });
  expect(await post(await newTreasurer(), (await pool(1)).plan, -LIMIT - 1, today)).toMatchObject({
    id: null,
  });
});

test('more waits for another treasurer, who books exactly what was proposed, once', async () => {
  const { plan, profits } = await pool(10_000, 30_000);
  const person = await makeOperator('treasurer');
  const treasurer = asInvestor(person);
  for (let times = 0; times < 2; times += 1) expect(await post(treasurer, plan, LIMIT + 1)).toMatchObject({ id: null });
  expect(await profits()).toEqual([0, 0]);
  expect(await open(plan)).toMatchObject([
    {
      kind: 'yield',
      changes: { amount_cents: [null, LIMIT + 1], evidence: [null, 'stated by the pool (17)'] },
      proposed_by: person.id,
      proposed_by_name: expect.stringMatching(/^Operator /) as string,
    },
  ]);
  const id = await openId(plan);
  await expect(confirm(id, treasurer)).rejects.toMatchObject(refusal('second_person_required'));
  await Promise.all(Array.from({ length: 4 }, () => confirm(id)));
  await confirm(id);
  expect(await profits()).toEqual([250_000, 750_001]);
  expect(await open(plan)).toEqual([]);
  expect(await post(treasurer, plan, LIMIT + 1)).toMatchObject({ amount_cents: LIMIT + 1 });
  expect(
    await owner`select e.actor, e.details ->> 'proposed_by' as first from ground.audit_events e
      join yield_postings y on y.id = e.subject where e.action = 'yield_posted' and y.plan_id = ${plan}`,
  ).toEqual([{ actor: stage.operator('admin').id, first: person.id }]);
  expect(await problems(owner)).toEqual([]);
});

test('a proposal that was cancelled does not stand for itself while another one waits for the day', async () => {
  const { plan } = await pool(10_000);
  const [first, second] = [await newTreasurer(), await newTreasurer()];
  await post(first, plan, LIMIT + 1);
  await cancel(await openId(plan));
  await post(second, plan, LIMIT + 2);
  await expect(post(first, plan, LIMIT + 1)).rejects.toMatchObject(refusal('change_open'));
  expect(await open(plan)).toMatchObject([{ changes: { amount_cents: [null, LIMIT + 2] } }]);
});

test('what one treasurer books within a day is a sum, over all plans and days; a day later it begins again', async () => {
  const treasurer = await newTreasurer();
  const [first, second] = [await pool(10_000), await pool(10_000)];
  await post(treasurer, first.plan, 600_000);
  await post(treasurer, first.plan, 0, '2026-02-11');
  expect(await post(treasurer, second.plan, 400_001)).toMatchObject({ id: null });
  await cancel(await openId(second.plan), treasurer);
  expect(await post(treasurer, second.plan, 400_000)).toMatchObject({ amount_cents: 400_000 });
  expect(await post(await newTreasurer(), second.plan, 1, '2026-02-12')).toMatchObject({ amount_cents: 1 });
  expect(await post(treasurer, second.plan, 1, '2026-02-13')).toMatchObject({ id: null });
  await cancel(await openId(second.plan), treasurer);
  await aDayLater(owner);
  expect(await post(treasurer, second.plan, 1, '2026-02-13')).toMatchObject({ amount_cents: 1 });
});

test('what two treasurers have booked is in no one’s sum', async () => {
  const [treasurer, second] = [await newTreasurer(), await newTreasurer()];
  const { plan } = await pool(10_000);
  await post(treasurer, plan, LIMIT * 9);
  await confirm(await openId(plan), second);
  for (const [as, day] of [
    [treasurer, '2026-02-11'],
    [second, '2026-02-12'],
  ] as const)
    expect(await post(as, plan, LIMIT, day)).toMatchObject({ amount_cents: LIMIT });
});

describe('while income waits for a plan and a day', () => {
  test('nothing else is booked for it, neither large nor small, by anyone', async () => {
    const { plan, profits } = await pool(10_000);
    const treasurer = await newTreasurer();
    await post(treasurer, plan, LIMIT + 1);
    for (const again of [
      () => post(treasurer, plan, LIMIT + 2),
      () => post(treasurer, plan, LIMIT + 1, DAY, 'stated by another'),
      () => post(treasurer, plan, 5),
      () => post(admin, plan, LIMIT + 1),
      () => post(admin, plan, 5),
    ])
      await expect(again()).rejects.toMatchObject(refusal('change_open'));
    await post(admin, plan, 5, '2026-02-11');
    expect(await profits()).toEqual([5]);
    await cancel(await openId(plan));
    await post(admin, plan, 5);
    expect(await profits()).toEqual([10]);
  });
});

describe('income that waits is not booked', () => {
  test('by or for a person who held the plan that day, who cannot propose it either', async () => {
    const { plan } = await pool(10_000);
    const [first, second] = [await makeOperator('treasurer'), await makeOperator('treasurer')];
    await post(asInvestor(first), plan, LIMIT + 1);
    const id = await openId(plan);
    const before = await fingerprint(owner);
    const held = { plan, principal: 100, openedAt: noon('2026-02-09'), maturesAt: noon('2026-03-01') };
    await makePosition(owner, { investor: second.id, ...held });
    await expect(confirm(id, asInvestor(second))).rejects.toMatchObject(refusal('own_yield'));
    await expect(post(asInvestor(second), plan, LIMIT + 1, '2026-02-11')).rejects.toMatchObject(refusal('own_yield'));
    await makePosition(owner, { investor: first.id, ...held });
    await expect(confirm(id)).rejects.toMatchObject(refusal('own_yield'));
    expect(await fingerprint(owner)).not.toBe(before);
    expect(await figures(owner, first)).toMatchObject({ profit: 0 });
  });
});
