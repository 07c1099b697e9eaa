import { describe, expect, test, afterAll } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { ingest, quote } from '../support/trading/quotes.ts';
import { shows, showsTouch } from '../support/trading/trading.ts';

const stage = await openCopyingStage();
const { owner, whileHeld, asInvestor, asOperator } = stage;

describe('a strategy that holds nothing but cash', () => {
  test('takes money at a dollar a unit, and pays it back', async () => {
    const strategy = await makeStrategy(stage);
    expect(await strategy.books()).toMatchObject({
      cash_cents: 100_000,
      units: 1_000_000_000,
      waiting_cents: 0,
    });
    const copier = await makeCopier(stage);
    expect(await copier.put(strategy, 50_000)).toMatchObject({
      status: 'dealt',
      dealt_units: 500_000_000,
      dealt_cents: 50_000,
    });
    expect(await copier.balance()).toBe(950_000);
    expect(await copier.take(strategy)).toMatchObject({ status: 'dealt', dealt_cents: 50_000 });
    expect(await copier.balance()).toBe(1_000_000);
    expect(await copier.units(strategy)).toBe(0);
    expect(await problems(owner)).toEqual([]);
  });

  test('is copied until the last unit leaves, and again with new money; what a stop is measured by leaves with its units', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    const copy = async () =>
      (
        await owner`
          select ended_at is not null as ended, stop_base_cents::int as base from public.copies
          where pool_id = ${strategy.pool} and investor_id = ${copier.person.id}`
      )[0];
    await copier.put(strategy, 100_000);
    await copier.take(strategy, 500_000_000);
    expect(await copy()).toEqual({ ended: false, base: 50_000 });
    await copier.take(strategy);
    expect(await copy()).toEqual({ ended: true, base: 0 });
    await copier.put(strategy, 20_000);
    expect(await copy()).toEqual({ ended: false, base: 20_000 });
  });
});

describe('a strategy that holds bitcoin', () => {
  test('buys and sells a slice for who comes and who leaves, at the touch', async () => {
    const strategy = await makeStrategy(stage);
    await shows(stage, 9_500_000);
    await strategy.place({ side: 'buy', spend_cents: 50_000 });
    await shows(stage, 9_500_000);
    const copier = await makeCopier(stage);
    expect(await copier.put(strategy, 100_000)).toMatchObject({ status: 'waiting' });
    expect(await deal(stage)).toBe(0);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
    const units = await copier.units(strategy);
    expect(units).toBeGreaterThan(999_000_000);
    expect(units).toBeLessThan(1_001_500_000);
    // The mark of a unit is rounded up, so that a profit begins above the price paid.
    expect(
      await owner`
        select l.hwm * l.units > l.paid_cents * 1000000 as above, (l.hwm - 0.000000000001) * l.units < l.paid_cents * 1000000 as near
        from public.lots l where l.pool_id = ${strategy.pool} and l.investor_id = ${copier.person.id}`,
    ).toEqual([{ above: true, near: true }]);
    expect(await problems(owner)).toEqual([]);
    await showsTouch(stage, 10_400_000, 10_401_000);
    await copier.take(strategy);
    await showsTouch(stage, 10_400_000, 10_401_000);
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBe(0);
    expect(await problems(owner)).toEqual([]);
  });

  test('deals once the prices of all that it holds are younger than a request', async () => {
    const strategy = await makeStrategy(stage);
    const ether = () => ingest(owner, [quote({ instrument_id: 'ETH-USD', bid: 349_950, ask: 350_050 })]);
    await shows(stage, 9_500_000);
    await ether();
    await strategy.place({ side: 'buy', spend_cents: 10_000 });
    await strategy.place({ side: 'buy', spend_cents: 10_000, instrument_id: 'ETH-USD' });
    await shows(stage, 9_500_000);
    await ether();
    const copier = await makeCopier(stage);
    await copier.put(strategy, 10_000);
    await shows(stage, 9_500_000);
    expect(await owner`select copying.deal_strategy(${strategy.pool}) as dealt`).toEqual([{ dealt: 0 }]);
    await ether();
    expect(await owner`select copying.deal_strategy(${strategy.pool}) as dealt`).toEqual([{ dealt: 1 }]);
  });

  test('waits for the dealing of another strategy, so that no two use the same size', async () => {
    const [one, other] = [await makeInvested(stage), await makeInvested(stage)];
    const copier = await makeCopier(stage);
    for (const strategy of [one, other]) await copier.put(strategy, 100_000);
    await shows(stage, 9_500_000, { ask_size: 250_000 });
    await whileHeld(
      (sql) => sql`select copying.deal_strategies(${[one.pool]})`,
      () => owner`select copying.deal_strategies(${[other.pool]})`,
    );
    expect(
      await owner`select sum(quantity)::int as bought from public.fills where pool_id in (${one.pool}, ${other.pool}) and ask_size = 250000`,
    ).toEqual([{ bought: 250_000 }]);
    expect(await problems(owner)).toEqual([]);
  });
});

async function makeFallen() {
  const strategy = await makeInvested(stage);
  await strategy.place({ side: 'buy', spend_cents: 49_000 });
  await shows(stage, 9_500_000);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 100_000, { stop_bp: 500 });
  await shows(stage, 9_500_000);
  await deal(stage);
  await shows(stage, 8_900_000);
  return { strategy, copier };
}

test('a stop waits for its owner, who asks all units out, and asks none out again', async () => {
  const { strategy, copier } = await makeFallen();
  const watched = await whileHeld(
    (sql) => sql`select redeem_copy(${strategy.pool}, gen_random_uuid())`,
    () => owner<{ stopped: number | null }[]>`select copying.watch_copies() as stopped`,
    { by: asInvestor(copier.person) },
  );
  expect([...watched]).toEqual([{ stopped: null }]);
  const requests = await owner`
    select reason from public.copy_requests where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} and side = 'out'`;
  expect([...requests]).toEqual([{ reason: 'asked' }]);
});

const mend = () => owner`alter table pools.pool_books drop constraint if exists pool_books_unforeseen`;

afterAll(mend);

const breakDealing = (pool: string) =>
  owner.unsafe(
    `alter table pools.pool_books add constraint pool_books_unforeseen check (pool_id <> '${pool}' or waiting_cents > 0 or failures > 0) not valid`,
  );

const failed = async (pool: string): Promise<Row | undefined> => {
  const { answer } = await asOperator('reviewer').call<{ answer: { failed_dealings: Row[] } }>('price_desk');
  return answer.failed_dealings.find(({ pool_id }) => pool_id === pool);
};

const waitMinute = (age: string) =>
  owner`update pools.pool_books set failed_at = failed_at - ${age}::interval where failures > 0`;

test('a dealing of a strategy that fails is undone, told to operators, and tried again after a minute', async () => {
  const [broken, sound] = [await makeInvested(stage), await makeInvested(stage)];
  const copier = await makeCopier(stage);
  await copier.put(broken, 10_000);
  await copier.put(sound, 10_000);
  expect(await failed(broken.pool)).toBeUndefined();
  await shows(stage, 9_500_000);
  await breakDealing(broken.pool);
  expect(await deal(stage)).toBe(1);
  expect(await copier.units(sound)).toBeGreaterThan(0);
  expect(await copier.units(broken)).toBe(0);
  const told = await failed(broken.pool);
  expect(told).toMatchObject({
    kind: 'strategy',
    title: 'Slow and steady',
    owner_id: broken.lead.id,
    failures: 1,
  });
  expect(told?.['failure']).toContain('pool_books_unforeseen');
  expect(await problems(owner)).toEqual([]);
  await mend();
  await shows(stage, 9_500_000);
  await waitMinute('59 seconds');
  expect(await deal(stage)).toBe(0);
  await waitMinute('2 seconds');
  expect(await deal(stage)).toBe(1);
  expect(await failed(broken.pool)).toMatchObject({ failures: 0, failure: told?.['failure'] });
  await owner`update pools.pool_books set failed_at = now() - interval '7 days 1 second' where pool_id = ${broken.pool}`;
  expect(await failed(broken.pool)).toBeUndefined();
});
