import { createFileRoute } from '@tanstack/react-router';
import { loadWords, t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { readAll } from '@/lib/read-all';
import { publishedSearch } from '@/operator/kit/search';
import { OperatorSignalsPage } from '@/operator/site/signals/components/OperatorSignalsPage';
import { operatorSignalsQuery } from '@/operator/site/signals/queries';

export const Route = createFileRoute('/_operator/operator/signals')({
  head: () => pageTitle(t('signals.title')),
  validateSearch: publishedSearch,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    readAll([
      loadWords('settings'),
      queryClient.query({ ...operatorSignalsQuery(before), staleTime: 'static' }),
    ]),
  component: OperatorSignalsPage,
});
