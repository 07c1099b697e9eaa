import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Query {
  queryKey: QueryKey;
  queryFn?: unknown;
  initialPageParam?: unknown;
}

/** Reads what a page shows before it is drawn, unless it has been read before. */
export const preload = (client: QueryClient, ...queries: readonly Query[]): Promise<unknown[]> =>
  Promise.all(
    queries.map((query): Promise<unknown> => {
      const options = { ...query, staleTime: 'static' };
      return 'initialPageParam' in query
        ? client.infiniteQuery(options as Parameters<QueryClient['infiniteQuery']>[0])
        : client.query(options as Parameters<QueryClient['query']>[0]);
    }),
  );

/** The same for what the page does without if it fails, such as notices, which would move what is below them. */
export const preloadAhead = (client: QueryClient, ...queries: readonly Query[]): Promise<unknown> =>
  Promise.allSettled(queries.map((query) => preload(client, query)));
