import { NoticeBox } from '@/components/display/NoticeBox';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';

export function FrozenBadge() {
  return (
    <Badge className="whitespace-normal" variant="destructive">
      {t('desk.person.frozen')}
    </Badge>
  );
}

export function FrozenAlert() {
  return <NoticeBox tone="bad">{t('desk.person.frozenCase')}</NoticeBox>;
}
