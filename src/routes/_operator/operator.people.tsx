import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '@/features/operations/components/PeoplePage';
import { idOf } from '@/features/operations/desk-search';
import { peopleQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/people')({
  head: () => ({ meta: [{ title: `${t('desk.people.title')} · ${t('common.brand')}` }] }),
  validateSearch: ({ q, from }): { q?: string | undefined; from?: string | undefined } => ({
    q: typeof q === 'string' && q !== '' ? q.slice(0, 100) : undefined,
    from: idOf(from),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { q = '', from } }) =>
    queryClient.query({ ...peopleQuery(q, from), staleTime: 'static' }),
  component: PeoplePage,
});
