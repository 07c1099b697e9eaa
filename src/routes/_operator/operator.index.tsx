import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { HomePage } from '@/operator/home/components/HomePage';
import { homeQuery } from '@/operator/home/queries';

export const Route = createFileRoute('/_operator/operator/')({
  head: () => pageTitle(t('overview.title')),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...homeQuery, staleTime: 'static' }),
  component: HomePage,
});
