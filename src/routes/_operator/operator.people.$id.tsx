import { createFileRoute, notFound } from '@tanstack/react-router';
import { PersonPage } from '@/features/operations/components/PersonPage';
import { idOf } from '@/features/operations/desk-search';
import { personQuery } from '@/features/operations/queries';
import { toAppError } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/people/$id')({
  head: () => ({ meta: [{ title: `${t('desk.person.title')} · ${t('common.brand')}` }] }),
  loader: async ({ context: { queryClient }, params }) => {
    if (!idOf(params.id)) throw notFound();
    try {
      await queryClient.query({ ...personQuery(params.id), staleTime: 'static' });
    } catch (error) {
      throw toAppError(error).code === 'not_found' ? notFound() : error;
    }
  },
  component: PersonPage,
});
