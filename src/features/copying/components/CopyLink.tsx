import { Link } from '@tanstack/react-router';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import type { Strategy } from '../queries';

interface CopyLinkProps {
  strategy: Strategy;
  /** Next to others, it names its strategy. */
  isNamed?: boolean;
}

/** Leads to the copy form, by the questions if they have not been answered. */
export function CopyLink({ strategy: { pool_id, title, is_mine: isMine }, isNamed = false }: CopyLinkProps) {
  return isMine ? (
    <Link className={buttonVariants({ variant: 'outline' })} to="/strategies/mine">
      {t('copying.list.own')}
    </Link>
  ) : (
    <Link
      aria-label={isNamed ? t('copying.copy.title', { title }) : undefined}
      className={buttonVariants()}
      search={{ strategy: pool_id }}
      to="/strategies/questions"
    >
      {t('copying.copy.action')}
    </Link>
  );
}
