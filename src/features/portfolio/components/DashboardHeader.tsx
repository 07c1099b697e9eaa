import { Link } from '@tanstack/react-router';
import { PageHeader } from '@/components/frame/PageHeader';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

/** The heading of the dashboard, and what people come for most. */
export function DashboardHeader() {
  const look = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <PageHeader
      action={
        <nav aria-label={t('portfolio.actions.title')} className="flex flex-wrap gap-2">
          <Link className={look} to="/deposit">
            {t('portfolio.actions.deposit')}
          </Link>
          <Link className={look} to="/invest">
            {t('portfolio.actions.invest')}
          </Link>
          <Link className={look} to="/withdraw">
            {t('portfolio.actions.withdraw')}
          </Link>
        </nav>
      }
      title={t('portfolio.title')}
    />
  );
}
