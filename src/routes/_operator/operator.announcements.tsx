import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsDesk } from '@/features/operations/components/AnnouncementsDesk';
import { publishedSearch } from '@/features/operations/desk-search';
import { announcementDeskQuery } from '@/features/operations/offers-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/announcements')({
  head: () => ({ meta: [{ title: `${t('offers.announcements.title')} · ${t('common.brand')}` }] }),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    queryClient.query({ ...announcementDeskQuery(before), staleTime: 'static' }),
  component: AnnouncementsDesk,
});
