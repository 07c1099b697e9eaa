import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { publishedSearch } from '@/operator/kit/search';
import { AnnouncementsPage } from '@/operator/site/announcements/components/AnnouncementsPage';
import { operatorAnnouncementsQuery } from '@/operator/site/announcements/queries';

export const Route = createFileRoute('/_operator/operator/announcements')({
  head: pageTitle('shell.announcements'),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    queryClient.query({ ...operatorAnnouncementsQuery(before), staleTime: 'static' }),
  component: AnnouncementsPage,
});
