import { afterAll, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { makeTrader, shows } from '../support/trading/trading.ts';

// A dealing that fails as no rule foresaw: it keeps no one else waiting, and operators read why.
// (private.try_dealing, private.due_strategies.)
const stage = await openCopyingStage();
const { owner, asOperator } = stage;
const mend = () => owner`alter table private.pool_books drop constraint if exists pool_books_unforeseen`;
afterAll(mend);

/** Forbids what a dealing of a pool does, as no rule foresees. */
const breakDealing = (pool: string) =>
  owner.unsafe(
    `alter table private.pool_books add constraint pool_books_unforeseen check (pool_id <> '${pool}' or waiting_cents > 0 or failures > 0) not valid`,
  );
const failed = async (pool: string): Promise<Row | undefined> => {
  const { answer } = await asOperator('reviewer').call<{ answer: { failed_dealings: Row[] } }>('price_desk');
  return answer.failed_dealings.find(({ pool_id }) => pool_id === pool);
};
/** Lets a minute pass since dealings failed. */
const waitMinute = (age: string) =>
  owner`update private.pool_books set failed_at = failed_at - ${age}::interval where failures > 0`;

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
  // It stays on record for a week.
  expect(await failed(broken.pool)).toMatchObject({ failures: 0, failure: told?.['failure'] });
  await owner`update private.pool_books set failed_at = now() - interval '7 days 1 second' where pool_id = ${broken.pool}`;
  expect(await failed(broken.pool)).toBeUndefined();
});

test('a dealing of a portfolio that fails keeps no other waiting', async () => {
  const [broken, sound] = [await makeTrader(stage), await makeTrader(stage)];
  for (const trader of [broken, sound]) {
    await shows(stage, 9_500_000);
    await trader.place({ side: 'buy', spend_cents: 50_000 });
    await shows(stage, 9_500_000);
    await trader.rows('redeem', {
      pool_id: trader.pool,
      amount_cents: 1000,
      request_id: crypto.randomUUID(),
    });
  }
  await shows(stage, 9_500_000);
  await breakDealing(broken.pool);
  expect(await deal(stage)).toBe(1);
  await waitMinute('1 minute 1 second');
  expect(await deal(stage)).toBe(0);
  expect(await failed(broken.pool)).toMatchObject({ kind: 'portfolio', failures: 2 });
  // The minute counts for it, too.
  await mend();
  expect(await deal(stage)).toBe(0);
  await waitMinute('1 minute 1 second');
  expect(await deal(stage)).toBe(1);
  expect(await failed(broken.pool)).toMatchObject({ failures: 0 });
  expect(await problems(owner)).toEqual([]);
});

test('a pool that cannot be marked leaves no other without its mark, and is shown to operators', async () => {
  const [broken, good] = [await makeInvested(stage), await makeInvested(stage)];
  await owner`alter table public.marks disable trigger user`;
  await owner`delete from public.marks`;
  await owner`alter table public.marks enable trigger user`;
  // More than a mark can say: a trillion dollars.
  await owner`
    insert into private.holdings as h (pool_id, instrument_id, quantity, cost_cents) values (${broken.pool}, 'BTC-USD', 9007199254740991, 0)
    on conflict (pool_id, instrument_id) do update set quantity = excluded.quantity`;
  await owner`select private.mark_pools()`;
  const marked = await owner<{ pool_id: string }[]>`select distinct pool_id from public.marks`;
  const pools = marked.map(({ pool_id }) => pool_id);
  expect(pools).toContain(good.pool);
  expect(pools).not.toContain(broken.pool);
  expect(await broken.books()).toMatchObject({ failures: 1 });
});
