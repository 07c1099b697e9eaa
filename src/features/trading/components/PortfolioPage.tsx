import { useSuspenseQueries } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { TitledSection } from '@/components/frame/TitledSection';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { portfolioQuery } from '@/features/dashboard/queries';
import { t } from '@/lib/i18n/i18n';
import { assetsQuery, openPool, poolsQuery } from '../queries';
import { Allocation, type Part } from './Allocation';
import { ClosedPools } from './ClosedPools';
import { OpenPortfolio } from './OpenPortfolio';
import { OwnPortfolio } from './OwnPortfolio';
import { PaperNote } from './PaperNote';

interface PortfolioPageProps {
  /** Shown to users who may not open a portfolio. */
  instead?: ReactNode;
  copies: ReactNode;
  copied: readonly Part[];
}

export function PortfolioPage({ instead, copies, copied }: PortfolioPageProps) {
  const { user } = useRouteContext({ from: '/_account' });
  const [{ data: pools }, { data: portfolio }, { data: assets }] = useSuspenseQueries({
    queries: [poolsQuery(user.id), portfolioQuery(user.id), assetsQuery(user.id)],
  });
  const isIdentityDemanded = useIsIdentityDemanded(user.id, 'plan');
  const pool = openPool(pools);
  return (
    <>
      <PageHeader title={t('shell.portfolio')} />
      <PaperNote />
      <FrozenNotice userId={user.id} />
      <IdentityNotice step="plan" userId={user.id} />
      <div className="grid grid-cols-1 gap-12">
        {pool ? (
          <OwnPortfolio
            availableCents={portfolio.balanceCents}
            isDisabled={isIdentityDemanded}
            pool={pool}
            userId={user.id}
          />
        ) : (
          (instead ?? <OpenPortfolio />)
        )}
        <Allocation assets={assets} copied={copied} pool={pool} portfolio={portfolio} />
        {copies}
        <TitledSection className="gap-1" title={t('statement.filter.plans')}>
          <p className="flex flex-wrap gap-x-4">
            <MoneyText cents={portfolio.investedCents} className="font-medium" />
            {portfolio.activePackages === 0 ? null : (
              <span>{t('portfolio.activeCount', { count: portfolio.activePackages })}</span>
            )}
            <Link className="link" to="/invest">
              {t('trading.plans.go')}
            </Link>
          </p>
        </TitledSection>
        <ClosedPools pools={pools} />
      </div>
    </>
  );
}
