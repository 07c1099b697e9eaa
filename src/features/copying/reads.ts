import type { QueryClient } from '@tanstack/react-query';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { instrumentsQuery } from '@/features/trading/queries';
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
    await Promise.all([
      client.query({ ...strategyDaysQuery(userId, poolId), staleTime }),
      client.query({ ...strategyHoldingsQuery(userId, poolId), staleTime }),
      client.infiniteQuery({ ...strategyFillsQuery(userId, poolId), staleTime }),
      client.query({ ...leadRecordQuery(userId, poolId), staleTime }),
      client.query({ ...statisticsQuery(userId, poolId), staleTime }),
      client.query({ ...outcomeQuery(userId, poolId), staleTime }),
    ]);
  };
  const ofCopy = async () => {
    const copies = await client.query({ ...copiesQuery(userId), staleTime });
    if (copies.some(({ pool_id }) => pool_id === poolId))
      await client.query({ ...copyRequestsQuery(userId, poolId), staleTime });
  };
  await Promise.all([
    ofRecord(),
    ofCopy(),
    client.query({ ...instrumentsQuery, staleTime }),
    client.query({ ...freezeQuery(userId), staleTime }).catch(() => undefined),
  ]);
}

/** The questions and, for a strategy, what its copy form shows. */
export async function readQuestions(client: QueryClient, userId: string, poolId: string): Promise<void> {
  await Promise.all([
    client.query({ ...protectionQuery(userId), staleTime }),
    client.query({ ...strategyQuery(userId, poolId), staleTime }),
    client.query({ ...copiesQuery(userId), staleTime }),
    client.query({ ...portfolioQuery(userId), staleTime }),
  ]);
}

export async function readCopies(client: QueryClient, userId: string): Promise<void> {
  const ofCopies = async () => {
    const copies = await client.query({ ...copiesQuery(userId), staleTime });
    await Promise.all(
      copies
        .filter(hasWaiting)
        .map(({ pool_id }) => client.query({ ...copyRequestsQuery(userId, pool_id), staleTime })),
    );
  };
  await Promise.all([ofCopies(), client.query({ ...ledStrategiesQuery(userId), staleTime })]);
}

export async function readDesk(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.query({ ...copiesQuery(userId), staleTime }),
    client
      .query({ ...ledStrategiesQuery(userId), staleTime })
      .then((led) =>
        Promise.all(
          led
            .filter(({ status }) => status !== 'proposed' && !isOver(status))
            .map(({ pool_id }) => client.query({ ...copyRequestsQuery(userId, pool_id), staleTime })),
        ),
      ),
    client.query({ ...portfolioQuery(userId), staleTime }),
    client.query({ ...freezeQuery(userId), staleTime }).catch(() => undefined),
  ]);
}
