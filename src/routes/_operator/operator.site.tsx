import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { siteSwitchesQuery } from '@/operator/kit/switches';
import { SitePage } from '@/operator/site/details/components/SitePage';
import { siteQuery } from '@/operator/site/details/queries';

export const Route = createFileRoute('/_operator/operator/site')({
  head: () => pageTitle(t('settings.site.title')),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query(siteQuery),
      queryClient.query({ ...siteSwitchesQuery, staleTime: 'static' }),
      queryClient.query({ ...proposalsQuery, staleTime: 'static' }),
    ]),
  component: SitePage,
});
