import { type Query, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { getConnection, subscribeConnection } from '@/lib/live/connection';

const Offline = () => t('shell.offlineEmpty');

// Loaded after the first screen.
const ReadAt = lateComponent(async () => (await import('./ReadAt')).ReadAt, Offline);

/** Shown but not refreshed. A list whose next page failed reports that itself. */
const isUnread = ({ state }: Query) => !!state.error && state.data !== undefined && !state.fetchMeta?.fetchMore;

const WORDS = {
  offline: () => (
    <Suspense fallback={<Offline />}>
      <ReadAt />
    </Suspense>
  ),
  reconnecting: () => t('shell.reconnecting'),
  online: () => t('shell.stale'),
};

/** Says when the screen may be stale. */
export function ConnectionNotice() {
  const cache = useQueryClient().getQueryCache();
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'online' as const);
  const unread = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ type: 'active', predicate: isUnread }).length,
  );
  return (
    <div aria-live="polite">
      {connection === 'online' && unread === 0 ? null : (
        <p className="bg-muted flex items-center justify-center gap-2 border-b px-4 py-2 text-[0.8125rem] leading-5">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {WORDS[connection]()}
        </p>
      )}
    </div>
  );
}
