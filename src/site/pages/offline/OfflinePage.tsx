import { Wordmark } from '@/components/frame/Mark';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

/** Shown at any address that cannot be loaded offline; `offline.ts` reloads it. */
export function OfflinePage() {
  return (
    <main className="page grid min-h-dvh place-content-center justify-items-center gap-4 py-16 text-center">
      <Wordmark name={t('common.brand')} />
      <h1 className="mt-6 text-2xl font-semibold">{t('common.offlineTitle')}</h1>
      <p className="text-muted-foreground max-w-prose">{t('offline.text')}</p>
      <Button className="mt-2" data-reload variant="outline">
        {t('common.retry')}
      </Button>
    </main>
  );
}
