import { beforeEach } from 'vitest';
import type { Stage } from '../stage.ts';
import { openTradingStage } from '../trading/trading-stage.ts';
import { endRequests } from './strategies.ts';

export async function openCopyingStage(): Promise<Stage> {
  const stage = await openTradingStage();
  beforeEach(async () => {
    await endRequests(stage);
  });
  return stage;
}
