import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { fingerprint } from '../support/money/books.ts';
import { bookAnyDay, makePosition, noon, poolMaker } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const stage = await openStage();
const { owner, asInvestor, asOperator, operator } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const post = (
  plan_id: string | null,
  day: string | null,
  amount_cents: number | null,
  evidence: string | null = 'stated by the pool',
) => asOperator('treasurer').call('post_yield', { plan_id, day, amount_cents, evidence });

test('a treasurer shares the income of a day by principal, to the cent', async () => {
  const { plan, profits } = await pool(10_000, 30_000, 60_000);
  expect(await post(plan, '2026-02-10', 10_000)).toMatchObject({ plan_id: plan, amount_cents: 10_000 });
  expect(await profits()).toEqual([1000, 3000, 6000]);
});

test('a treasurer who held the plan that day books nothing for it, another does; they can book the days before and after', async () => {
  const { plan, profits } = await pool(10_000);
  const holder = operator('treasurer');
  await makePosition(owner, {
    investor: holder.id,
    plan,
    principal: 30_000,
    openedAt: noon('2026-02-01'),
    maturesAt: noon('2026-02-11'),
  });
  const before = await fingerprint(owner);
  for (const amount of [400, 0])
    await expect(post(plan, '2026-02-10', amount)).rejects.toMatchObject({ message: 'own_yield' });
  expect(await fingerprint(owner)).toBe(before);
  await asOperator('admin').call('post_yield', {
    plan_id: plan,
    day: '2026-02-10',
    amount_cents: 400,
    evidence: 'stated by the pool',
  });
  expect(await profits()).toEqual([100]);
  await post(plan, '2026-02-12', 5);
  expect(await profits()).toEqual([105]);
  await post(plan, '2026-01-31', 0);
  const [openedAt, maturesAt] = [new Date(Date.now() - DAY), new Date(Date.now() + DAY)];
  await makePosition(owner, { investor: holder.id, plan, principal: 1, openedAt, maturesAt });
  await expect(post(plan, daysAgo(0), -400)).rejects.toMatchObject({ message: 'own_yield' });
});

test('a day without income and a day with a loss are recorded, shown to investors, and credit no one', async () => {
  const { plan, holders, profits } = await pool(10_000);
  await post(plan, '2026-02-10', 0);
  await post(plan, daysAgo(0), -700);
  expect(await profits()).toEqual([0]);
  const [alice] = holders;
  const shown =
    alice &&
    (await asInvestor(alice).query`
    select day::text, amount_cents, evidence from yield_postings where plan_id = ${plan} order by day`);
  expect(shown).toEqual([
    { day: '2026-02-10', amount_cents: 0, evidence: 'stated by the pool' },
    { day: daysAgo(0), amount_cents: -700, evidence: 'stated by the pool' },
  ]);
  expect(
    await owner`select debit, credit, t.amount_cents from ledger.transfers t join yield_postings y on y.id = t.reference where y.plan_id = ${plan}`,
  ).toEqual([{ debit: 'mining_income', credit: 'cash', amount_cents: 700 }]);
});

test('the income of a plan that no one holds stays with the house', async () => {
  const { plan } = await pool();
  await post(plan, '2026-02-10', 1000);
  expect(
    await owner`select count(*)::int as credited from ledger.transfers t where t.code = 'yield' and t.reference in (select id from positions where plan_id = ${plan})`,
  ).toEqual([{ credited: 0 }]);
});

test('a treasurer who posts a day again posts it once, and cannot post it differently', async () => {
  const { plan, profits } = await pool(10_000, 10_000);
  const all = await Promise.all(Array.from({ length: 8 }, () => post(plan, '2026-02-10', 501)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  const before = await fingerprint(owner);
  expect(await post(plan, '2026-02-10', 501)).toEqual(all[0]);
  await expect(post(plan, '2026-02-10', 502)).rejects.toThrow('already_posted');
  await expect(post(plan, '2026-02-10', 501, 'stated by another')).rejects.toThrow('already_posted');
  expect(await fingerprint(owner)).toBe(before);
  expect((await profits()).map(Number).toSorted((a, b) => a - b)).toEqual([250, 251]);
});

test('a treasurer cannot hide a loss among days that the public figure of thirty days has left behind', async () => {
  const { plan } = await pool(10_000);
  const before = await fingerprint(owner);
  for (const day of [daysAgo(30), daysAgo(200)]) await expect(post(plan, day, -500)).rejects.toThrow('loss_too_old');
  expect(await fingerprint(owner)).toBe(before);
  await post(plan, daysAgo(30), 0);
  await post(plan, daysAgo(29), -500);
});

test.each([
  ['an unknown plan', 'platinum', '2026-02-10', 1, 'stated by the pool', 'plan_not_found'],
  ['no plan', null, '2026-02-10', 1, 'stated by the pool', 'plan_not_found'],
  ['a day that has not come', 'basic', 'tomorrow', 1, 'stated by the pool', 'invalid_day'],
  ['no day', 'basic', null, 1, 'stated by the pool', 'invalid_day'],
  ['no amount', 'basic', '2026-02-10', null, 'stated by the pool', 'invalid_amount'],
  ['more than a trillion dollars', 'basic', '2026-02-10', 100_000_000_000_001, 'stated by the pool', 'invalid_amount'],
  ['no evidence', 'basic', '2026-02-10', 1, null, 'evidence_required'],
])('a treasurer cannot post %s', async (_, plan, day, amount, evidence, code) => {
  const before = await fingerprint(owner);
  await expect(post(plan, day, amount, evidence)).rejects.toThrow(code);
  expect(await fingerprint(owner)).toBe(before);
});
