import { WifiOff } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/late';
import { getConnection, subscribeConnection } from '@/lib/live/connection';

const Offline = () => t('shell.offlineEmpty');

// It comes with what follows the first screen.
const ReadAt = lateComponent(async () => (await import('./ReadAt')).ReadAt, Offline);

/** Says when what is shown may be out of date; nothing while all is well. */
export function ConnectionNotice() {
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'online' as const);
  return (
    <div aria-live="polite">
      {connection === 'online' ? null : (
        <p className="bg-muted flex items-center justify-center gap-2 border-b px-4 py-2 text-[0.8125rem] leading-5">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {connection === 'offline' ? (
            <Suspense fallback={<Offline />}>
              <ReadAt />
            </Suspense>
          ) : (
            t('shell.reconnecting')
          )}
        </p>
      )}
    </div>
  );
}
