import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { KEPT_MS } from '@/lib/data/query-client';
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

/** Has anything been read since this document began? What was kept before is older. */
const hasRead = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.dataUpdatedAt > performance.timeOrigin);

/**
 * Keeps what was read in this tab's session storage while there is no network, in case that the page is loaded again
 * meanwhile. It is removed as soon as something can be read again.
 *
 * @returns stops that.
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
    // What comes over the live channel is written by hand.
    const isRead = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isRead && getConnection() === 'online') remove();
  });
  return () => {
    stopFollowing();
    stopReading();
  };
}

/** Who is signed in is no state that ages: without it no page opens. */
const isRecent = ({ queryKey, updatedAt }: KeptRead) =>
  queryKey[0] === 'auth' || Date.now() - updatedAt < KEPT_MS;

/** Takes what the document before this one kept and had read within the hour. All of it is read again when it is shown: there may be a network. */
export function restoreLastState(queryClient: QueryClient): void {
  if (!hasSession()) return;
  const reads: unknown = JSON.parse(sessionStorage.getItem(LAST_STATE_KEY) ?? '[]');
  for (const read of Array.isArray(reads) ? reads : [])
    if (isKept(read) && isRecent(read))
      queryClient.setQueryData(read.queryKey, read.data, { updatedAt: read.updatedAt });
  void queryClient.invalidateQueries({ refetchType: 'none' });
}
