import { beforeEach } from 'vitest';
import { openStage, type Stage } from '../stage.ts';
import { cleanQuotes } from './quotes.ts';
import { endOrders } from './trading.ts';

/** Opens a stage on which each test begins without the orders and quotes of the one before it. */
export async function openTradingStage(): Promise<Stage> {
  const stage = await openStage();
  beforeEach(async () => {
    await endOrders(stage);
    await cleanQuotes(stage.owner);
  });
  return stage;
}
