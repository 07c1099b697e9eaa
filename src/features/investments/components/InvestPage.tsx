import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Disclosure } from '@/components/display/Disclosure';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { PlanFace } from '@/domain/plans/PlanFace';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { plansQuery, positionsQuery } from '../queries';
import { InvestDialog } from './InvestDialog';
import { PlanComparison } from './PlanComparison';
import { PlanProof } from './PlanProof';
import { PositionsTable } from './PositionsTable';

export function InvestPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const [{ data: plans }, { data: portfolio }, { data: positions }] = useSuspenseQueries({
    queries: [plansQuery, portfolioQuery(user.id), positionsQuery(user.id)],
  });
  const { data: freeze } = useQuery(freezeQuery(user.id));
  const isIdentityDemanded = useIsIdentityDemanded(user.id, 'plan');
  const offered = plans.filter(({ active }) => active);
  return (
    <>
      <PageHeader
        action={
          <p className="grid gap-0.5">
            <span className="eyebrow">{t('portfolio.balance')}</span>
            <MoneyText cents={portfolio.balanceCents} className="text-xl leading-tight font-medium" />
          </p>
        }
        title={t('investments.title')}
      />
      <FrozenNotice userId={user.id} />
      <IdentityNotice step="plan" userId={user.id} />
      <PositionsTable plans={plans} positions={positions} />
      {offered.length === 0 ? (
        <EmptyState text={t('investments.noPlansText')} title={t('investments.noPlans')} />
      ) : (
        <>
          <ul className="bg-border grid gap-px overflow-hidden rounded-lg border sm:grid-cols-2 xl:grid-cols-3">
            {offered.map((plan) => (
              <li className="bg-surface grid" key={plan.id}>
                <PlanFace plan={plan}>
                  {plan.source_id === null ? null : <PlanProof plan={plan} />}
                  <InvestDialog isDisabled={isIdentityDemanded || Boolean(freeze)} plan={plan} />
                </PlanFace>
              </li>
            ))}
          </ul>
          <Disclosure className="mt-6" title={t('investments.compare.title')}>
            <p>{t('investments.lead')}</p>
            {currentLanguage() === 'en' ? null : <p>{t('planMeaning.inEnglish')}</p>}
            <PlanComparison plans={offered} />
          </Disclosure>
        </>
      )}
    </>
  );
}
