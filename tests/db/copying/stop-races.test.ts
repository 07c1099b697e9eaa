import { expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeInvested } from '../support/copying/strategies.ts';
import { isBlocked } from '../support/locks.ts';
import { shows } from '../support/trading/trading.ts';

// A stop and its owner at the same moment. (private.watch_copies.)
const stage = await openCopyingStage();
const { owner, asInvestor } = stage;

test('a stop waits for its owner, who asks all units out, and asks none out again', async () => {
  const strategy = await makeInvested(stage);
  await strategy.place({ side: 'buy', spend_cents: 49_000 });
  await shows(stage, 9_500_000);
  const copier = await makeCopier(stage);
  await copier.put(strategy, 100_000, { stop_bp: 500 });
  await shows(stage, 9_500_000);
  await deal(stage);
  await shows(stage, 8_900_000);
  const { watch } = await asInvestor(copier.person).transaction(async (sql) => {
    await sql`select redeem_copy(${strategy.pool}, gen_random_uuid())`;
    const waiting = owner<{ stopped: number | null }[]>`select private.watch_copies() as stopped`.execute();
    expect(await isBlocked(owner, waiting)).toBe(true);
    return { watch: waiting };
  });
  expect([...(await watch)]).toEqual([{ stopped: null }]);
  const requests = await owner`
    select reason from public.copy_requests where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} and side = 'out'`;
  expect([...requests]).toEqual([{ reason: 'asked' }]);
});
