import { Link } from '@tanstack/react-router';
import { formatAge } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Home } from '@/operator/kit/home';
import { HomeSection } from './HomeSection';

const pages = () =>
  ({
    yield: { to: '/operator/yield', word: t('statement.filter.yield') },
    insurance: { to: '/operator/insurance', word: t('portfolio.insurance.title') },
    role_changes: { to: '/operator/operators', word: t('treasury.roles.title') },
    wallet_changes: { to: '/operator/wallets', word: t('settings.wallets.title') },
    go_live_requests: { to: '/operator/live', word: t('settings.live.title') },
    exchanges: { to: '/operator/exchanges', word: t('offers.exchanges.title') },
    plans: { to: '/operator/plans', word: t('offers.plans.title') },
    methods: { to: '/operator/methods', word: t('offers.methods.title') },
    proof: { to: '/operator/proof', word: t('attesting.title') },
    trading: { to: '/operator/trading', word: t('offers.trading.title') },
    strategies: { to: '/operator/strategies', word: t('shell.strategies') },
    site: { to: '/operator/site', word: t('settings.site.title') },
  }) as const;

const isPage = (kind: string): kind is keyof ReturnType<typeof pages> => kind in pages();

export function Proposals({ proposals }: { proposals: Home['proposals'] }) {
  if (proposals.length === 0) return null;
  return (
    <HomeSection title={t('overview.second')}>
      <ul className="border-t">
        {proposals.map(({ kind, cases, oldest_at }) => (
          <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b py-2 text-sm" key={kind}>
            {isPage(kind) ? (
              <Link className="link" to={pages()[kind].to}>
                {pages()[kind].word}
              </Link>
            ) : (
              kind
            )}
            <span>{t('desk.waiting', { count: cases })}</span>
            <span className="text-muted-foreground sm:ms-auto">{formatAge(oldest_at)}</span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
