import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';

export function FrozenBadge() {
  return (
    <Badge className="whitespace-normal" tone="bad">
      {t('desk.person.frozen')}
    </Badge>
  );
}

export function FrozenAlert() {
  return <Alert tone="bad">{t('desk.person.frozenCase')}</Alert>;
}
