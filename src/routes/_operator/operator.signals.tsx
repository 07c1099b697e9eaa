import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { publishedSearch } from '@/operator/kit/search';
import { OperatorSignalsPage } from '@/operator/markets/signals/components/OperatorSignalsPage';
import { operatorSignalsQuery } from '@/operator/markets/signals/queries';

export const Route = createFileRoute('/_operator/operator/signals')({
  head: pageTitle('shell.signals'),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    withWords(['settings'], [queryClient.query({ ...operatorSignalsQuery(before), staleTime: 'static' })]),
  component: OperatorSignalsPage,
});
