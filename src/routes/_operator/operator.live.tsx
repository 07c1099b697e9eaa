import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { siteQuery } from '@/operator/site/details/queries';
import { LivePage } from '@/operator/site/live/components/LivePage';
import { checklistQuery, goLiveQuery } from '@/operator/site/live/queries';

export const Route = createFileRoute('/_operator/operator/live')({
  head: pageTitle('settings.live.title'),
  loader: ({ context: { queryClient } }) => preload(queryClient, siteQuery, checklistQuery, goLiveQuery),
  component: OperatorLive,
});

function OperatorLive() {
  const { data: site } = useSuspenseQuery(siteQuery);
  return <LivePage isLive={site.mode === 'live'} />;
}
