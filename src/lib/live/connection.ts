/** State of the connection: fine, live updates interrupted, or offline. */
export type Connection = 'online' | 'reconnecting' | 'offline';

/** Shorter interruptions are not shown. */
const GRACE_MS = 2500;

const listeners = new Set<() => void>();
let isReconnecting = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(value: boolean): void {
  isReconnecting = value;
  for (const listener of listeners) listener();
}

export function reportLive(isLive: boolean): void {
  if (!isLive) {
    timer ??= setTimeout(() => set(true), GRACE_MS);
  } else {
    clearTimeout(timer);
    timer = undefined;
    if (isReconnecting) set(false);
  }
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function getConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return isReconnecting ? 'reconnecting' : 'online';
}
