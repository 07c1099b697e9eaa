import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { t } from '@/lib/i18n/i18n';
import { formatClock } from '@/lib/offline/clock';

/** Queries of the layout, not of the screen. */
const FRAME = new Set<unknown>(['auth', 'site', 'notifications', 'announcements']);

export function ReadAt() {
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
