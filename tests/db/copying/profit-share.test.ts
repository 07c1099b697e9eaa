import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { type Copier, deal, makeCopier, makeStrategy, moveBack, type Strategy } from '../support/copying/strategies.ts';

// The lead's share of each holder's new profit: above the mark of each lot, once, in units. (copying.share_profits,
// copying.due_share, copying.units_worth, copying.worth_at.)
const stage = await openCopyingStage();
const { owner } = stage;

/** Sets the value of an all-cash strategy, in cents for a unit of a dollar. */
const priceAt = async ({ pool }: Strategy, cents: number) => {
  await owner`update pools.pool_books set cash_cents = units * ${cents} / 1000000 where pool_id = ${pool}`;
};
const nextQuarter = async ({ pool }: Strategy) => {
  await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${pool}`;
  await deal(stage);
};
const worth = async (copier: Copier, { pool }: Strategy) =>
  (await copier.rows('my_copies')).find(({ pool_id }) => pool_id === pool);

test('a copier who leaves pays on what they gained, and the lead has it in units', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 100_000);
  await priceAt(strategy, 110);
  expect(await worth(copier, strategy)).toMatchObject({
    value_cents: 109_000,
    due_cents: 1000,
    gain_cents: 9000,
  });
  expect(await copier.take(strategy)).toMatchObject({ dealt_cents: 109_000, share_units: 9_090_909 });
  expect(await strategy.books()).toMatchObject({ cash_cents: 111_000, units: 1_009_090_909 });
  const [mine] = await strategy.rows('my_strategies');
  expect(mine).toMatchObject({ my_units: 1_009_090_909, taken_units: 9_090_909, due_units: 0, holders: 0 });
});

test('by the book of equalisation: a copier who came at 90 owes on 10, one who came at 100 nothing', async () => {
  const strategy = await makeStrategy(stage, { share_bp: 2000 });
  const [early, late] = [await makeCopier(stage), await makeCopier(stage)];
  await early.put(strategy, 100_000, { seen_share_bp: 2000 });
  await priceAt(strategy, 90);
  await late.put(strategy, 90_000, { seen_share_bp: 2000 });
  await priceAt(strategy, 100);
  await nextQuarter(strategy);
  expect(await early.units(strategy)).toBe(1_000_000_000);
  expect(await late.units(strategy)).toBe(1_000_000_000 - 20_000_000);
});

test('after 10,000, -7,000 and 8,000 dollars it is paid on 10,000 and then on 1,000', async () => {
  const strategy = await makeStrategy(stage, { stake_cents: 10_000_000, capacity_cents: 1_000_000_000 });
  const copier = await makeCopier(stage, 10_000_000);
  await copier.put(strategy, 10_000_000);
  const paid: number[] = [];
  let before = 0;
  for (const price of [110, 103, 111]) {
    await priceAt(strategy, price);
    await nextQuarter(strategy);
    const { share_units } = (await worth(copier, strategy)) ?? {};
    paid.push(Math.round(((Number(share_units) - before) * price) / 1_000_000));
    before = Number(share_units);
  }
  // Ten percent of each, in cents; the second of the units that are left.
  expect(paid).toEqual([100_000, 0, Math.round(10_000 * (1 - 1 / 110))]);
});

test('it is taken once in a quarter, however often dealings run (attack 15)', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 100_000);
  await priceAt(strategy, 120);
  await nextQuarter(strategy);
  const units = await copier.units(strategy);
  expect(units).toBe(1_000_000_000 - 16_666_666);
  await nextQuarter(strategy);
  await deal(stage);
  expect(await copier.units(strategy)).toBe(units);
  expect(
    await owner`
      select kind, amount_cents::int, detail from public.notifications where investor_id = ${copier.person.id} and kind = 'copies.share_taken'`,
  ).toEqual([{ kind: 'copies.share_taken', amount_cents: 1999, detail: 'Slow and steady' }]);
  await priceAt(strategy, 200);
  const other = await makeCopier(stage);
  expect(await other.put(strategy, 1000)).toMatchObject({ status: 'dealt' });
  expect(await copier.units(strategy)).toBe(units);
  const [{ problems: found } = { problems: 0 }] = await owner<{ problems: number }[]>`
    select count(*)::int as problems from proof.verify_copies() v where v.subject in (select id from public.lots where pool_id = ${strategy.pool})`;
  expect(found).toBe(0);
});

test('a mark is never set back (attack 12)', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 100_000);
  await priceAt(strategy, 120);
  await nextQuarter(strategy);
  await priceAt(strategy, 80);
  await nextQuarter(strategy);
  const [lot] = await owner<{ hwm: string }[]>`
    select hwm from public.lots where pool_id = ${strategy.pool} and investor_id = ${copier.person.id}`;
  expect(Number(lot?.hwm)).toBe(120);
  const [stake] = await owner<{ hwm: string }[]>`
    select hwm from public.lots where pool_id = ${strategy.pool} and investor_id = ${strategy.lead.id}`;
  expect(Number(stake?.hwm)).toBe(100);
  expect(Number((await strategy.row())['record_hwm'])).toBe(120);
  await expect(owner`update public.lots set hwm = 100 where pool_id = ${strategy.pool}`).rejects.toThrow('append_only');
});

test('a mark is what a unit was worth, rounded up, so that no part of a cent is charged twice', async () => {
  const strategy = await makeStrategy(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 30_000);
  // 1,300 units, each worth 107.693076923076… cents.
  await owner`update pools.pool_books set cash_cents = 140001 where pool_id = ${strategy.pool}`;
  await nextQuarter(strategy);
  expect(
    await owner`
      select hwm::text from public.lots where pool_id = ${strategy.pool} and investor_id = ${copier.person.id}`,
  ).toEqual([{ hwm: '107.693076923077' }]);
});

test('what people had at a moment is what units are worth then, less the profit share that is not paid yet', async () => {
  const strategy = await makeStrategy(stage);
  const [early, late] = [await makeCopier(stage), await makeCopier(stage)];
  for (const copier of [early, late]) await copier.put(strategy, 100_000);
  await moveBack(stage, strategy, '4 months');
  await priceAt(strategy, 120);
  await nextQuarter(strategy);
  await priceAt(strategy, 125);
  await early.take(strategy, 100_000_000);
  await priceAt(strategy, 130);
  await owner`select pools.mark_pool(${strategy.pool})`;
  const now = await owner`
    select l.investor_id, copying.units_worth(l.pool_id, l.investor_id, b.cash_cents, b.units)::int as cents
    from (select distinct pool_id, investor_id from public.lots where pool_id = ${strategy.pool}) l join pools.pool_books b using (pool_id) order by 1`;
  expect(now).toHaveLength(3);
  expect(
    await owner`select w.investor_id, w.cents::int from copying.worth_at(${strategy.pool}, 'infinity') w order by 1`,
  ).toEqual(now);
});
