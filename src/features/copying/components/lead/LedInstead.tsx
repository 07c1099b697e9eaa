import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/states/EmptyState';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

export function LedInstead() {
  return (
    <EmptyState
      action={
        <Link className={buttonVariants()} to="/strategies/mine">
          {t('copying.desk.instead.go')}
        </Link>
      }
      text={t('copying.desk.instead.text')}
      title={t('copying.desk.instead.title')}
    />
  );
}
