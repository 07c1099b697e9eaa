import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { PeoplePage } from '@/operator/people/person/components/PeoplePage';
import { peopleFilters, peopleWords } from '@/operator/people/person/people-search';
import { peopleQuery } from '@/operator/people/person/queries';

export const Route = createFileRoute('/_operator/operator/people')({
  head: pageTitle('desk.people.title'),
  validateSearch: peopleFilters,
  beforeLoad: ({ location: { state } }) => ({ words: peopleWords(state.peopleWords) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, words }, deps }) =>
    queryClient.query({ ...peopleQuery({ ...deps, words }), staleTime: 'static' }),
  component: PeoplePage,
});
