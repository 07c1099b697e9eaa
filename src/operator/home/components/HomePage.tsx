import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHeader } from '@/components/frame/PageHeader';
import { t } from '@/lib/i18n/i18n';
import { homeQuery } from '../queries';
import { Changes } from './Changes';
import { Checks } from './Checks';
import { HeldCases, LateCases } from './HomeCases';
import { Proposals } from './Proposals';
import { Today } from './Today';
import { WaitingQueues } from './WaitingQueues';

export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQuery);
  return (
    <>
      <PageHeader text={t('overview.lead')} title={t('overview.title')} />
      <div className="grid gap-12">
        <WaitingQueues queues={home.queues} />
        <LateCases late={home.late} />
        <div className="grid gap-12 lg:grid-cols-2">
          <Today today={home.today} />
          <Checks home={home} />
          <Proposals proposals={home.proposals} />
          <HeldCases held={home.held} />
        </div>
        <Changes changes={home.changes} />
      </div>
    </>
  );
}
