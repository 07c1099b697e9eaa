import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '@/features/operations/components/RolesPage';
import { operatorsQuery } from '@/features/operations/treasury-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/operators')({
  head: () => ({ meta: [{ title: `${t('treasury.roles.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...operatorsQuery, staleTime: 'static' }),
  component: RolesPage,
});
