import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { cleanQuotes, halted, ingest, quote } from '../support/trading/quotes.ts';
import { makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

// One price for everyone in, one for everyone out, and the same slice of all that is held.
const stage = await openCopyingStage();
const { owner, whileHeld } = stage;

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
    // A profit begins above what was paid: the mark of a unit is rounded up.
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
    expect(await owner`select private.deal_strategy(${strategy.pool}) as dealt`).toEqual([{ dealt: 0 }]);
    await ether();
    expect(await owner`select private.deal_strategy(${strategy.pool}) as dealt`).toEqual([{ dealt: 1 }]);
  });

  test('has half of what is shown while a stranger sells more than all of it', async () => {
    const strategy = await makeInvested(stage);
    const stranger = await makeTrader(stage);
    await shows(stage, 9_500_000);
    await stranger.place({ side: 'buy', quantity: 5_000_000 });
    await shows(stage, 9_500_000);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 50_000);
    await shows(stage, 9_500_000);
    await deal(stage);
    await stranger.place({ side: 'sell', quantity: 5_000_000 });
    await copier.take(strategy);
    await shows(stage, 9_500_000, { bid_size: 1_000_000 });
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBe(0);
    expect(await stranger.held()).toBe(4_500_000);
  });

  test('waits for the dealing of another strategy, so that no two use the same size', async () => {
    const [one, other] = [await makeInvested(stage), await makeInvested(stage)];
    const copier = await makeCopier(stage);
    for (const strategy of [one, other]) await copier.put(strategy, 100_000);
    // Half of what either would buy.
    await shows(stage, 9_500_000, { ask_size: 250_000 });
    await whileHeld(
      (sql) => sql`select private.deal_strategies(${[one.pool]})`,
      () => owner`select private.deal_strategies(${[other.pool]})`,
    );
    expect(
      await owner`select sum(quantity)::int as bought from public.fills where pool_id in (${one.pool}, ${other.pool}) and ask_size = 250000`,
    ).toEqual([{ bought: 250_000 }]);
    expect(await problems(owner)).toEqual([]);
  });
});

test('people leave, and stops are watched, while one percent of what is held at most is halted', async () => {
  const strategy = await makeInvested(stage);
  const coin = { instrument_id: 'ETH-USD' };
  const ether = () => ingest(owner, [quote({ ...coin, bid: 349_950, ask: 350_050 })]);
  await ether();
  await strategy.place({ side: 'buy', spend_cents: 500, ...coin });
  await ether();
  const copier = await makeCopier(stage);
  await copier.put(strategy, 20_000);
  await ether();
  await shows(stage, 9_500_000);
  await deal(stage);
  const units = await copier.units(strategy);
  await halted(owner, 'ETH-USD', 700_000);
  await copier.take(strategy, 100_000_000);
  await (await makeCopier(stage)).put(strategy, 10_000);
  await shows(stage, 9_500_000);
  await deal(stage);
  expect(await copier.units(strategy)).toBe(units - 100_000_000);
  // Money in waits: it would buy what is halted.
  expect(await strategy.books()).toMatchObject({ waiting_cents: 10_000 });
  await copier.rows('set_copy_stop', { pool_id: strategy.pool, stop_bp: 100 });
  await shows(stage, 9_000_000);
  expect(await owner`select private.watch_copies() as stopped`).toEqual([{ stopped: 1 }]);
  expect(await problems(owner)).toEqual([]);
  await cleanQuotes(owner);
});
