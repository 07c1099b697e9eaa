import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/frame/PageHeader';
import { t } from '@/lib/i18n/i18n';
import { homeQuery } from '@/operator/kit/home';
import { Changes } from './Changes';
import { Checks } from './Checks';
import { FactorBanner } from './FactorBanner';
import { HeldCases } from './HomeCases';
import { Proposals } from './Proposals';
import { WaitingQueues } from './WaitingQueues';

/** What waits first, then what moved and whether all is well. What is empty is left out. */
export function HomePage({ figures }: { figures: ReactNode }) {
  const { user } = useRouteContext({ from: '/_operator' });
  const { data: home } = useSuspenseQuery(homeQuery);
  return (
    <>
      <PageHeader title={t('overview.title')} />
      <FactorBanner userId={user.id} />
      <div className="grid gap-10">
        {figures}
        <WaitingQueues queues={home.queues} />
        <Proposals proposals={home.proposals} />
        <HeldCases held={home.held} />
        <div>
          <Checks home={home} />
          <Changes changes={home.changes} />
        </div>
      </div>
    </>
  );
}
