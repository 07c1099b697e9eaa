import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

/** What is said at an address that cannot be reached without a network. It is shown at that address, and `offline.ts` loads it again. */
export function OfflinePage() {
  return (
    <div className="page grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="text-2xl font-semibold">{t('common.offlineTitle')}</h1>
      <p className="text-muted-foreground max-w-prose">{t('offline.text')}</p>
      <Button className="mt-2" data-reload variant="outline">
        {t('common.retry')}
      </Button>
    </div>
  );
}
