import { createFileRoute } from '@tanstack/react-router';
import { loadWords, t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { readAll } from '@/lib/read-all';
import { publishedSearch } from '@/operator/kit/search';
import { ClaimsPage } from '@/operator/site/claims/components/ClaimsPage';
import { operatorClaimsQuery } from '@/operator/site/claims/queries';

export const Route = createFileRoute('/_operator/operator/claims')({
  head: () => pageTitle(t('offers.claims.title')),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    readAll([
      queryClient.query({ ...operatorClaimsQuery(before), staleTime: 'static' }),
      // It says of evidence what visitors read.
      loadWords('site'),
    ]),
  component: ClaimsPage,
});
