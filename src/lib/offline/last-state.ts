import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { KEPT_MS } from '@/lib/data/query-client';
import { getConnection, subscribeConnection } from '@/lib/live/connection';
import { hasSession, LAST_STATE_KEY } from '@/lib/session/session';

interface KeptRead {
  queryKey: QueryKey;
  data: unknown;
  updatedAt: number;
}

/** Other users' data, pictures in memory, and prices valid for seconds. */
const NOT_KEPT = new Set<unknown>(['operator', 'avatar', 'deposit-quotes']);

function isKept(read: unknown): read is KeptRead {
  return (
    typeof read === 'object' && read !== null && Array.isArray(Reflect.get(read, 'queryKey')) && 'updatedAt' in read
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
    // Too large: a reload then says that there is no network.
  }
}

/** Whether anything was read since this document loaded; the stored state is older. */
const hasRead = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.dataUpdatedAt > performance.timeOrigin);

/**
 * While offline, stores what was read in the tab's session storage, in case the page reloads. Removed once a read
 * succeeds.
 * @returns stops it.
 */
export function keepLastState(queryClient: QueryClient): () => void {
  const follow = () => {
    if (getConnection() !== 'online' && hasSession()) keep(queryClient);
  };
  const remove = () => sessionStorage.removeItem(LAST_STATE_KEY);
  if (hasRead(queryClient)) remove();
  follow();
  const stopFollowing = subscribeConnection(follow);
  const stopReading = queryClient.getQueryCache().subscribe((event) => {
    // Excludes manual updates from the live channel.
    const isRead = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isRead && getConnection() === 'online') remove();
  });
  return () => {
    stopFollowing();
    stopReading();
  };
}

/** The signed-in user does not age, because no page opens without one. */
const isRecent = ({ queryKey, updatedAt }: KeptRead) => queryKey[0] === 'auth' || Date.now() - updatedAt < KEPT_MS;

/** Restores what the previous document read within the hour. All of it is refetched when shown. */
export function restoreLastState(queryClient: QueryClient): void {
  if (!hasSession()) return;
  const reads: unknown = JSON.parse(sessionStorage.getItem(LAST_STATE_KEY) ?? '[]');
  for (const read of Array.isArray(reads) ? reads : [])
    if (isKept(read) && isRecent(read))
      queryClient.setQueryData(read.queryKey, read.data, { updatedAt: read.updatedAt });
  void queryClient.invalidateQueries({ refetchType: 'none' });
}
