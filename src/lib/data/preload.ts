import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Query {
  queryKey: QueryKey;
  queryFn?: unknown;
}

/** Reads what a page shows before it is drawn, unless it has been read before. */
export const preload = (client: QueryClient, ...queries: readonly Query[]): Promise<unknown[]> =>
  Promise.all(
    queries.map((query) => client.query({ ...(query as Parameters<QueryClient['query']>[0]), staleTime: 'static' })),
  );
