import { createFileRoute, notFound } from '@tanstack/react-router';
import { PersonPage } from '@/features/operations/components/PersonPage';
import { idOf } from '@/features/operations/desk-search';
import { personQuery } from '@/features/operations/queries';
import { toAppError } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/person')({
  head: () => ({ meta: [{ title: `${t('desk.person.title')} · ${t('common.brand')}` }] }),
  // In the search and not in the path: every address of the application is known to whoever serves it.
  validateSearch: ({ id }): { id: string } => ({ id: idOf(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    if (id === '') throw notFound();
    try {
      await queryClient.query({ ...personQuery(id), staleTime: 'static' });
    } catch (error) {
      throw toAppError(error).code === 'not_found' ? notFound() : error;
    }
  },
  component: PersonPage,
});
