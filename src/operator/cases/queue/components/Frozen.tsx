import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';

/** In a list: that the account is frozen. */
export function FrozenBadge() {
  return (
    <Badge className="whitespace-normal" tone="bad">
      {t('desk.person.frozen')}
    </Badge>
  );
}

/** In a case: that nothing of it can be approved or paid. Who froze the account, and why, is said about its person. */
export function FrozenAlert() {
  return <Alert tone="bad">{t('desk.person.frozenCase')}</Alert>;
}
