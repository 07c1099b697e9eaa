import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { idOf } from '@/operator/kit/search';
import { PeoplePage } from '@/operator/people/person/components/PeoplePage';
import { peopleQuery } from '@/operator/people/person/queries';

export const Route = createFileRoute('/_operator/operator/people')({
  head: () => pageTitle(t('desk.people.title')),
  validateSearch: ({ q, from }): { q?: string | undefined; from?: string | undefined } => ({
    q: typeof q === 'string' && q !== '' ? q.slice(0, 100) : undefined,
    from: idOf(from),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { q = '', from } }) =>
    queryClient.query({ ...peopleQuery(q, from), staleTime: 'static' }),
  component: PeoplePage,
});
