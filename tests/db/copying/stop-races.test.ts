import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested } from '../support/copying/strategies.ts';
import { shows } from '../support/trading/trading.ts';

// A stop and its owner at the same moment. (private.watch_copies.)
const stage = await openCopyingStage();
const { owner, asInvestor, whileHeld } = stage;

test('a stop waits for its owner, who asks all units out, and asks none out again', async () => {
  const strategy = await makeInvested(stage);
  await strategy.place({ side: 'buy', spend_cents: 49_000 });
  await shows(stage, 9_500_000);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 100_000, { stop_bp: 500 });
  await shows(stage, 9_500_000);
  await deal(stage);
  await shows(stage, 8_900_000);
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
