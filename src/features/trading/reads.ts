import type { QueryClient } from '@tanstack/react-query';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { pricesQuery } from '@/features/dashboard/prices';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { preload } from '@/lib/data/preload';
import { noticesQuery } from './notices';
import {
  assetsQuery,
  endedOrdersQuery,
  fillsQuery,
  holdingsQuery,
  instrumentsQuery,
  valueDaysQuery,
  openOrdersQuery,
  openPool,
  poolsQuery,
  shownInstrument,
  touchQuery,
  waitingQuery,
} from './queries';
import { ledQuery, tradedOf } from './traded';

const staleTime = 'static';

export async function readTrade(client: QueryClient, userId: string, wanted?: string): Promise<void> {
  const ofInstrument = async () => {
    const instruments = await client.query({ ...instrumentsQuery, staleTime });
    const instrument = shownInstrument(instruments, wanted);
    if (instrument) await client.query({ ...touchQuery(instrument.id), staleTime: 0 });
  };
  const ofPool = async () => {
    const [led, pools] = await Promise.all([
      client.query({ ...ledQuery(userId), staleTime }),
      client.query({ ...poolsQuery(userId), staleTime }),
    ]);
    const id = tradedOf(led, pools)?.pool_id;
    if (!id) return;
    const lists = [holdingsQuery, openOrdersQuery, endedOrdersQuery, fillsQuery];
    await preload(client, ...lists.map((query) => query(userId, id)));
  };
  // A halt removes the ticket; the chart may fail alone: the page does without them.
  const optional = [noticesQuery, pricesQuery, freezeQuery(userId)];
  await Promise.all([
    ofPool(),
    ofInstrument(),
    ...optional.map((query) => preload(client, query).catch(() => undefined)),
  ]);
}

export async function readPortfolio(client: QueryClient, userId: string): Promise<void> {
  const ofPool = async () => {
    const pool = openPool(await client.query({ ...poolsQuery(userId), staleTime }));
    if (pool)
      await preload(
        client,
        ...[holdingsQuery, waitingQuery, valueDaysQuery].map((query) => query(userId, pool.pool_id)),
      );
  };
  await Promise.all([
    ofPool(),
    preload(client, assetsQuery(userId), instrumentsQuery, portfolioQuery(userId), identityDemandsQuery(userId)),
    preload(client, freezeQuery(userId)).catch(() => undefined),
  ]);
}
