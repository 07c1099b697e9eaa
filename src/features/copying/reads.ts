import type { QueryClient } from '@tanstack/react-query';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { instrumentsQuery } from '@/features/trading/queries';
import { preload } from '@/lib/data/preload';
import { protectionQuery } from './appropriateness';
import {
  copiesQuery,
  copyRequestsQuery,
  hasWaiting,
  leadRecordQuery,
  ledStrategiesQuery,
  strategiesQuery,
  strategyDaysQuery,
  strategyFillsQuery,
  strategyHoldingsQuery,
  strategyQuery,
} from './queries';
import { outcomeQuery, statisticsQuery } from './statistics';
import { isOver } from './status';

const staleTime = 'static';

export async function readStrategies(client: QueryClient, userId: string): Promise<void> {
  await Promise.all(
    [false, true].map((isClosed) => client.infiniteQuery({ ...strategiesQuery(userId, isClosed), staleTime })),
  );
}

export async function readStrategy(client: QueryClient, userId: string, poolId: string): Promise<void> {
  const ofRecord = async () => {
    const strategy = await client.query({ ...strategyQuery(userId, poolId), staleTime });
    if (!strategy?.published_at) return;
    const parts = [strategyDaysQuery, strategyHoldingsQuery, leadRecordQuery, statisticsQuery, outcomeQuery];
    await Promise.all([
      preload(client, ...parts.map((query) => query(userId, poolId))),
      client.infiniteQuery({ ...strategyFillsQuery(userId, poolId), staleTime }),
    ]);
  };
  const ofCopy = async () => {
    const copies = await client.query({ ...copiesQuery(userId), staleTime });
    if (copies.some(({ pool_id }) => pool_id === poolId)) await preload(client, copyRequestsQuery(userId, poolId));
  };
  await Promise.all([
    ofRecord(),
    ofCopy(),
    preload(client, instrumentsQuery),
    preload(client, freezeQuery(userId)).catch(() => undefined),
  ]);
}

/** The questions and, for a strategy, what its copy form shows. */
export async function readQuestions(client: QueryClient, userId: string, poolId: string): Promise<void> {
  await preload(
    client,
    protectionQuery(userId),
    strategyQuery(userId, poolId),
    copiesQuery(userId),
    portfolioQuery(userId),
  );
}

export async function readCopies(client: QueryClient, userId: string): Promise<void> {
  const ofCopies = async () => {
    const copies = await client.query({ ...copiesQuery(userId), staleTime });
    const waiting = copies.filter(hasWaiting);
    await preload(client, ...waiting.map(({ pool_id }) => copyRequestsQuery(userId, pool_id)));
  };
  await Promise.all([ofCopies(), preload(client, ledStrategiesQuery(userId))]);
}

export async function readDesk(client: QueryClient, userId: string): Promise<void> {
  const ofLed = async () => {
    const led = await client.query({ ...ledStrategiesQuery(userId), staleTime });
    const current = led.filter(({ status }) => status !== 'proposed' && !isOver(status));
    await preload(client, ...current.map(({ pool_id }) => copyRequestsQuery(userId, pool_id)));
  };
  await Promise.all([
    ofLed(),
    preload(client, copiesQuery(userId), portfolioQuery(userId)),
    preload(client, freezeQuery(userId)).catch(() => undefined),
  ]);
}
