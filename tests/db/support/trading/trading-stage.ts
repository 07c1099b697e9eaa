import { beforeEach } from 'vitest';
import { openStage, type Stage } from '../stage.ts';
import { cleanQuotes } from './quotes.ts';
import { endOrders } from './trading.ts';

export async function openTradingStage(): Promise<Stage> {
  const stage = await openStage();
  beforeEach(async () => {
    await endOrders(stage);
    await cleanQuotes(stage.owner);
  });
  return stage;
}
