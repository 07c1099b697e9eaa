import { createFileRoute } from '@tanstack/react-router';
import { LivePage } from '@/features/operations/components/LivePage';
import { checklistQuery, goLiveQuery, siteQuery } from '@/features/operations/settings-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/live')({
  head: () => ({ meta: [{ title: `${t('settings.live.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query({ ...siteQuery, staleTime: 'static' }),
      queryClient.query({ ...checklistQuery, staleTime: 'static' }),
      queryClient.query({ ...goLiveQuery, staleTime: 'static' }),
    ]),
  component: LivePage,
});
