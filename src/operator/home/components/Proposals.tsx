import { Link } from '@tanstack/react-router';
import { TitledSection } from '@/components/frame/TitledSection';
import { formatAge } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Home } from '@/operator/kit/home';
import { pageOf } from '@/operator/kit/pages';

export function Proposals({ proposals }: { proposals: Home['proposals'] }) {
  if (proposals.length === 0) return null;
  return (
    <TitledSection title={t('overview.second')}>
      <ul className="border-t">
        {proposals.map(({ kind, cases, oldest_at }) => {
          const page = pageOf(kind);
          return (
            <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b py-2 text-sm" key={kind}>
              {page ? (
                <Link className="link" to={page.to}>
                  {page.label}
                </Link>
              ) : (
                kind
              )}
              <span>{t('desk.waiting', { count: cases })}</span>
              <span className="text-muted-foreground sm:ms-auto">{formatAge(oldest_at)}</span>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
