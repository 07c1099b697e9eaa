import { createFileRoute } from '@tanstack/react-router';
import { MethodsPage } from '@/features/operations/components/MethodsPage';
import { methodDeskQuery } from '@/features/operations/offers-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/methods')({
  head: () => ({ meta: [{ title: `${t('offers.methods.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...methodDeskQuery, staleTime: 'static' }),
  component: MethodsPage,
});
