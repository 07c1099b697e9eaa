import type { QueryClient } from '@tanstack/react-query';
import { identityDemandsQuery } from '@/features/dashboard/identity-demands';
import { pricesQuery } from '@/features/dashboard/prices';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
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
    const pool = tradedOf(led, pools);
    if (!pool) return;
    await Promise.all([
      client.query({ ...holdingsQuery(userId, pool.pool_id), staleTime }),
      client.query({ ...openOrdersQuery(userId, pool.pool_id), staleTime }),
      client.query({ ...endedOrdersQuery(userId, pool.pool_id), staleTime }),
      client.query({ ...fillsQuery(userId, pool.pool_id), staleTime }),
    ]);
  };
  await Promise.all([
    ofPool(),
    ofInstrument(),
    // A halt removes the ticket. Optional for the page.
    client.query({ ...noticesQuery, staleTime }).catch(() => undefined),
    // The chart may fail alone.
    client.query({ ...pricesQuery, staleTime }).catch(() => undefined),
    client.query({ ...freezeQuery(userId), staleTime }).catch(() => undefined),
  ]);
}

export async function readPortfolio(client: QueryClient, userId: string): Promise<void> {
  const ofPool = async () => {
    const pool = openPool(await client.query({ ...poolsQuery(userId), staleTime }));
    if (!pool) return;
    await Promise.all([
      client.query({ ...holdingsQuery(userId, pool.pool_id), staleTime }),
      client.query({ ...waitingQuery(userId, pool.pool_id), staleTime }),
      client.query({ ...valueDaysQuery(userId, pool.pool_id), staleTime }),
    ]);
  };
  await Promise.all([
    ofPool(),
    client.query({ ...assetsQuery(userId), staleTime }),
    client.query({ ...instrumentsQuery, staleTime }),
    client.query({ ...portfolioQuery(userId), staleTime }),
    client.query({ ...identityDemandsQuery(userId), staleTime }),
    client.query({ ...freezeQuery(userId), staleTime }).catch(() => undefined),
  ]);
}
