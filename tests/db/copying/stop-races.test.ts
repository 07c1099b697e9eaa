import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested } from '../support/copying/strategies.ts';
import { shows } from '../support/trading/trading.ts';

// A stop, and its owner or the lead at the same moment. (private.watch_copies.)
const stage = await openCopyingStage();
const { owner, asInvestor, whileHeld } = stage;

/** A strategy and the copier in it whose stop is reached. */
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
    () => owner<{ stopped: number | null }[]>`select private.watch_copies() as stopped`,
    { by: asInvestor(copier.person) },
  );
  expect([...watched]).toEqual([{ stopped: null }]);
  const requests = await owner`
    select reason from public.copy_requests where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} and side = 'out'`;
  expect([...requests]).toEqual([{ reason: 'asked' }]);
});

test.each<[string, number | null, number]>([
  ['taken away', null, 0],
  ['set to a larger loss', 9000, 0],
  ['set to a smaller loss', 100, 1],
])('a stop that is %s meanwhile counts as it is then', async (_what, stop_bp, asked) => {
  const { strategy, copier } = await makeFallen();
  const requests = () => owner`
    select from public.copy_requests where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} and side = 'out'`;
  await asInvestor(copier.person).transaction(async (sql) => {
    await sql`select set_copy_stop(${strategy.pool}, ${stop_bp})`;
    // It holds the books, and waits for no person.
    await owner`select private.watch_copies()`;
    expect(await requests()).toHaveLength(0);
  });
  await owner`select private.watch_copies()`;
  expect(await requests()).toHaveLength(asked);
});
