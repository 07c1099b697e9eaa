import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { readErrorMessage, toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { getConnection, subscribeConnection } from '@/lib/live/connection';

/** Shown when a page, or a part of one, could not be loaded, with a retry. Retries automatically when the connection returns. */
export function ErrorPanel({ error, onRetry, isPage }: { error: unknown; onRetry: () => void; isPage?: boolean }) {
  const Heading = isPage ? 'h1' : 'h2';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    let before = getConnection();
    return subscribeConnection(() => {
      const now = getConnection();
      const isBetter = now !== before && now !== 'offline' && before !== 'online';
      before = now;
      if (isBetter) retry();
    });
  }, []);
  const isOffline = getConnection() === 'offline' && toAppError(error).code === 'network';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-6 py-20 text-center" role="alert">
      <Heading className="text-lg font-semibold">{t(isOffline ? 'common.offlineTitle' : 'common.errorTitle')}</Heading>
      <p className="text-muted-foreground">{isOffline ? t('common.offlineText') : readErrorMessage(error)}</p>
      <Button className="mt-3" onClick={onRetry} variant="outline">
        {t('common.retry')}
      </Button>
    </div>
  );
}
