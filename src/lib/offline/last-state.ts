import type { QueryClient, QueryKey } from '@tanstack/react-query';
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
  if (navigator.onLine || !hasSession()) return;
  const reads: KeptRead[] = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && !NOT_KEPT.has(queryKey[0]))
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }));
  try {
    sessionStorage.setItem(LAST_STATE_KEY, JSON.stringify(reads));
  } catch {
    // It is too large: the page says then that there is no network.
  }
}

/**
 * Keeps what was read while a page without a network is loaded again, in this tab's session storage. With a network nothing
 * is written.
 *
 * @returns stops that.
 */
export function keepLastState(queryClient: QueryClient): () => void {
  const leave = () => keep(queryClient);
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}

/** Takes what the document before this one kept, and removes it; with a network everything is read again instead. */
export function restoreLastState(queryClient: QueryClient): void {
  const text = sessionStorage.getItem(LAST_STATE_KEY) ?? '[]';
  sessionStorage.removeItem(LAST_STATE_KEY);
  if (navigator.onLine || !hasSession()) return;
  const reads: unknown = JSON.parse(text);
  for (const read of Array.isArray(reads) ? reads : [])
    if (isKept(read)) queryClient.setQueryData(read.queryKey, read.data, { updatedAt: read.updatedAt });
}
