import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopied, makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { shows, showsTouch } from '../support/trading/trading.ts';

// Requests of which the sizes shown hold a part, and what becomes of their rest.
// (private.deal_strategy, private.leaving_units, private.priced_holdings.)
const stage = await openCopyingStage();
const { owner } = stage;

const invested = () => makeInvested(stage);

describe('a request', () => {
  test('is dealt in part by the sizes shown, and its rest by the prices that follow (attack 17)', async () => {
    const strategy = await invested();
    const [one, two] = [await makeCopier(stage), await makeCopier(stage)];
    await one.put(strategy, 300_000);
    await two.put(strategy, 100_000);
    // A slice of half a bitcoin's price is not to be had at once.
    const part = () => showsTouch(stage, 9_499_500, 9_500_500, { ask_size: 500_000, bid_size: 500_000 });
    await part();
    expect(await deal(stage)).toBe(2);
    const waiting = await owner<{ cents: number; split_from: string | null }[]>`
      select amount_cents as cents, split_from from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting' order by amount_cents`;
    expect(waiting).toHaveLength(2);
    expect(waiting.every(({ split_from }) => split_from !== null)).toBe(true);
    // The same size is not used twice.
    expect(await deal(stage)).toBe(0);
    let rounds = 0;
    while (
      (await owner`select from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`)
        .length > 0
    ) {
      await part();
      await deal(stage);
      rounds += 1;
      expect(rounds).toBeLessThan(20);
    }
    const [units, other] = [await one.units(strategy), await two.units(strategy)];
    expect(units / other).toBeCloseTo(3, 3);
    expect(await problems(owner)).toEqual([]);
    await one.take(strategy);
    await two.take(strategy);
    while (
      (await owner`select from public.copy_requests where pool_id = ${strategy.pool} and status = 'waiting'`)
        .length > 0
    ) {
      await part();
      await deal(stage);
      rounds += 1;
      expect(rounds).toBeLessThan(60);
    }
    expect(await one.units(strategy)).toBe(0);
    expect(await two.units(strategy)).toBe(0);
    // A rest keeps its turn.
    expect(
      await owner`
        select r.side, bool_and(r.asked_at = f.asked_at and r.not_before is not distinct from f.not_before) as kept
        from public.copy_requests r join public.copy_requests f on f.id = r.split_from
        where r.pool_id = ${strategy.pool} group by r.side order by r.side`,
    ).toEqual([
      { side: 'in', kept: true },
      { side: 'out', kept: true },
    ]);
    expect(await problems(owner)).toEqual([]);
  });

  test('that is dealt in part keeps no other strategy waiting, however few are dealt at a time', async () => {
    const [wanted, { strategy: left, copier: leaver }] = [await invested(), await makeCopied(stage, 100_000)];
    const copier = await makeCopier(stage);
    await copier.put(wanted, 300_000);
    await leaver.take(left, 10_000_000);
    await showsTouch(stage, 9_499_500, 9_500_500, { ask_size: 500_000 });
    const dealNext = () => owner`select private.run_dealings(1) as dealt`;
    expect(await dealNext()).toEqual([{ dealt: 1 }]);
    // The size is used up, and the rest of the first waits.
    expect(await dealNext()).toEqual([{ dealt: 1 }]);
    expect(await owner`select pool_id from public.copy_requests where status = 'waiting'`).toEqual([
      { pool_id: wanted.pool },
    ]);
  });

  test('to leave keeps no rest of units that the profit share has taken', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    await cleanQuotes(owner);
    await shows(stage, 11_000_000);
    await copier.take(strategy);
    await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
    await shows(stage, 11_000_000, { bid_size: 100_000 });
    expect(await deal(stage)).toBe(1);
    const [asked, waits] = await owner<{ units: number; share_units: number | null }[]>`
      select units, share_units from public.copy_requests
      where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} and side = 'out' order by split_from nulls first`;
    const held = await copier.units(strategy);
    expect(held).toBeLessThan(asked?.units ?? 0);
    expect(waits?.units).toBe(held);
    expect(await problems(owner)).toEqual([]);
  });

  test('to leave is taken back when the profit share has left nothing of it', async () => {
    const strategy = await makeStrategy(stage, { share_bp: 2000 });
    await shows(stage, 9_500_000);
    await strategy.place({ side: 'buy', spend_cents: 99_000 });
    await shows(stage, 9_500_000);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 100_000, { seen_share_bp: 2000 });
    await shows(stage, 9_500_000);
    await deal(stage);
    const held = await copier.units(strategy);
    const most = await copier.take(strategy, held - 1_000_000);
    const rest = await copier.take(strategy);
    await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${strategy.pool}`;
    await cleanQuotes(owner);
    await shows(stage, 19_000_000);
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBe(0);
    await shows(stage, 19_000_000);
    expect(await deal(stage)).toBe(0);
    expect(
      await owner`
        select id, status from public.copy_requests where id in (${most['id'] as string}, ${rest['id'] as string}) order by asked_at`,
    ).toEqual([
      { id: most['id'], status: 'dealt' },
      { id: rest['id'], status: 'returned' },
    ]);
    expect(await problems(owner)).toEqual([]);
  });

  test('to leave of which nothing is dealt waits as it is', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    await copier.take(strategy, 300_000_000);
    const tiny = await copier.take(strategy, 1);
    // Less than half of it is sold: the largest remainder is the other's.
    await shows(stage, 9_500_000, { bid_size: 50_000 });
    expect(await deal(stage)).toBe(1);
    expect(
      await owner`
        select id from public.copy_requests
        where pool_id = ${strategy.pool} and status = 'waiting' and split_from is null`,
    ).toEqual([{ id: tiny['id'] }]);
    expect(await problems(owner)).toEqual([]);
  });
});
