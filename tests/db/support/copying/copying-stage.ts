import { beforeEach } from 'vitest';
import type { Stage } from '../stage.ts';
import { openTradingStage } from '../trading/trading-stage.ts';
import { endRequests } from './strategies.ts';

/** Opens a stage on which each test also begins without the requests of the one before it. */
export async function openCopyingStage(): Promise<Stage> {
  const stage = await openTradingStage();
  beforeEach(async () => {
    await endRequests(stage);
  });
  return stage;
}
