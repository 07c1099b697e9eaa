import { createFileRoute } from '@tanstack/react-router';
import { ClaimsDesk } from '@/features/operations/components/ClaimsDesk';
import { publishedSearch } from '@/features/operations/desk-search';
import { claimDeskQuery } from '@/features/operations/offers-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/claims')({
  head: () => ({ meta: [{ title: `${t('offers.claims.title')} · ${t('common.brand')}` }] }),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    queryClient.query({ ...claimDeskQuery(before), staleTime: 'static' }),
  component: ClaimsDesk,
});
