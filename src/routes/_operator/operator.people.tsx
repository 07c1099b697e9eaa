import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { PeoplePage } from '@/operator/people/person/components/PeoplePage';
import { peopleSearch } from '@/operator/people/person/people-search';
import { peopleQuery } from '@/operator/people/person/queries';

export const Route = createFileRoute('/_operator/operator/people')({
  head: () => pageTitle(t('desk.people.title')),
  validateSearch: peopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...peopleQuery(deps), staleTime: 'static' }),
  component: PeoplePage,
});
