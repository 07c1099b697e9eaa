import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '@/features/operations/components/RolesPage';
import { limitsQuery } from '@/features/operations/offers-queries';
import { operatorsQuery, roleChangesQuery } from '@/features/operations/treasury-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/operators')({
  head: () => ({ meta: [{ title: `${t('treasury.roles.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query({ ...operatorsQuery, staleTime: 'static' }),
      queryClient.query({ ...roleChangesQuery, staleTime: 'static' }),
      queryClient.query({ ...limitsQuery, staleTime: 'static' }),
    ]),
  component: RolesPage,
});
