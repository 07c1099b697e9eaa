import { NoticeBox } from '@/components/display/NoticeBox';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

export function ChangedMeanwhile({ onReload }: { onReload: () => void }) {
  return (
    <NoticeBox tone="wait">
      <p>{t('errors.changed_meanwhile')}</p>
      <Button className="justify-self-start" onClick={onReload} size="sm" variant="outline">
        {t('offers.reload')}
      </Button>
    </NoticeBox>
  );
}
