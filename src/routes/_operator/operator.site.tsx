import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { siteSwitchesQuery } from '@/operator/kit/switches';
import { SitePage } from '@/operator/site/details/components/SitePage';
import { siteQuery } from '@/operator/site/details/queries';

export const Route = createFileRoute('/_operator/operator/site')({
  head: pageTitle('settings.site.title'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.query(siteQuery), preload(queryClient, siteSwitchesQuery, proposalsQuery)]),
  component: SitePage,
});
