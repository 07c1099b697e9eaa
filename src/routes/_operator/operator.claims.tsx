import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { publishedSearch } from '@/operator/kit/search';
import { ClaimsPage } from '@/operator/site/claims/components/ClaimsPage';
import { operatorClaimsQuery } from '@/operator/site/claims/queries';

export const Route = createFileRoute('/_operator/operator/claims')({
  head: pageTitle('offers.claims.title'),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    withWords(['site'], [queryClient.query({ ...operatorClaimsQuery(before), staleTime: 'static' })]),
  component: ClaimsPage,
});
