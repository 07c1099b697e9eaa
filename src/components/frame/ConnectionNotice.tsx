import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatClock } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { getConnection, subscribeConnection } from '@/lib/live/connection';

/** Says when what is shown may be out of date; nothing while all is well. */
export function ConnectionNotice() {
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'online' as const);
  return (
    <div aria-live="polite">
      {connection === 'online' ? null : (
        <p className="bg-muted flex items-center justify-center gap-2 border-b px-4 py-2 text-[0.8125rem] leading-5">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {connection === 'offline' ? <Offline /> : t('shell.reconnecting')}
        </p>
      )}
    </div>
  );
}

/** What the frame of an area reads, which is no part of what is looked at. */
const FRAME = new Set<unknown>(['auth', 'site', 'notifications', 'announcements']);

/** Says of when the oldest part of the screen is. */
function Offline() {
  const cache = useQueryClient().getQueryCache();
  const readAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      Math.min(
        ...cache
          .findAll({ type: 'active' })
          .filter(({ queryKey: [subject] }) => !FRAME.has(subject))
          .map(({ state }) => state.dataUpdatedAt)
          .filter(Boolean),
      ),
  );
  return readAt === Infinity ? t('shell.offlineEmpty') : t('shell.offline', { time: formatClock(readAt) });
}
