import { createFileRoute } from '@tanstack/react-router';
import { SitePage } from '@/features/operations/components/SitePage';
import { siteQuery } from '@/features/operations/settings-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/site')({
  head: () => ({ meta: [{ title: `${t('settings.site.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) => queryClient.query(siteQuery),
  component: SitePage,
});
