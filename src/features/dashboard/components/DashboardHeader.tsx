import { Link } from '@tanstack/react-router';
import { PageHeader } from '@/components/frame/PageHeader';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

const ACTIONS = ['deposit', 'invest', 'withdraw'] as const;

interface DashboardHeaderProps {
  main?: (typeof ACTIONS)[number];
  /** Nothing can be done then. */
  isFrozen?: boolean;
}

export function DashboardHeader({ main, isFrozen }: DashboardHeaderProps) {
  return (
    <PageHeader
      action={
        isFrozen ? null : (
          <nav aria-label={t('portfolio.actions.title')} className="flex flex-wrap gap-2">
            {ACTIONS.map((action) => (
              <Link
                className={buttonVariants({ variant: action === main ? 'default' : 'outline', size: 'sm' })}
                key={action}
                to={`/${action}`}
              >
                {t(`shell.${action}`)}
              </Link>
            ))}
          </nav>
        )
      }
      title={t('shell.dashboard')}
    />
  );
}
