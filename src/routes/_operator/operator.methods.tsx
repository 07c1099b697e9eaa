import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { MethodsPage } from '@/operator/site/methods/components/MethodsPage';
import { operatorMethodsQuery } from '@/operator/site/methods/queries';

export const Route = createFileRoute('/_operator/operator/methods')({
  head: () => pageTitle(t('offers.methods.title')),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query({ ...operatorMethodsQuery, staleTime: 'static' }),
      queryClient.query({ ...proposalsQuery, staleTime: 'static' }),
    ]),
  component: MethodsPage,
});
