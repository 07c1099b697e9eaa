import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getConnection, subscribeConnection } from '@/lib/live/connection';
import { hasSession, LAST_STATE_KEY } from '@/lib/session/session';

/** One read as it is kept. */
interface KeptRead {
  queryKey: QueryKey;
  data: unknown;
  updatedAt: number;
}

/** Other people's data, pictures in memory, and prices that hold for seconds. */
const NOT_KEPT = new Set<unknown>(['operator', 'avatar', 'deposit-quotes']);

function isKept(read: unknown): read is KeptRead {
  return (
    typeof read === 'object' &&
    read !== null &&
    Array.isArray(Reflect.get(read, 'queryKey')) &&
    'updatedAt' in read
  );
}

function keep(queryClient: QueryClient): void {
  const reads: KeptRead[] = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && !NOT_KEPT.has(queryKey[0]))
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }));
  try {
    sessionStorage.setItem(LAST_STATE_KEY, JSON.stringify(reads));
  } catch {
    // It is too large: a page that is loaded again says that there is no network.
  }
}

/**
 * Keeps what was read in this tab's session storage for as long as there is no network, in case that the page is loaded
 * again meanwhile. With a network nothing is kept.
 *
 * @returns stops that.
 */
export function keepLastState(queryClient: QueryClient): () => void {
  const follow = () => {
    if (getConnection() !== 'online' && hasSession()) keep(queryClient);
    else sessionStorage.removeItem(LAST_STATE_KEY);
  };
  follow();
  return subscribeConnection(follow);
}

/** Takes what the document before this one kept, and removes it. All of it is read again when it is shown: there may be a network. */
export function restoreLastState(queryClient: QueryClient): void {
  const text = sessionStorage.getItem(LAST_STATE_KEY) ?? '[]';
  sessionStorage.removeItem(LAST_STATE_KEY);
  if (!hasSession()) return;
  const reads: unknown = JSON.parse(text);
  for (const read of Array.isArray(reads) ? reads : [])
    if (isKept(read)) queryClient.setQueryData(read.queryKey, read.data, { updatedAt: read.updatedAt });
  void queryClient.invalidateQueries({ refetchType: 'none' });
}
