import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { queueDeps, queueSearch } from '@/operator/kit/search';
import { CorrectionQueue } from '@/operator/money/corrections/components/CorrectionQueue';
import { correctionQueueQuery } from '@/operator/money/corrections/queries';

export const Route = createFileRoute('/_operator/operator/corrections')({
  head: pageTitle('statement.filter.corrections'),
  validateSearch: queueSearch,
  loaderDeps: queueDeps,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...correctionQueueQuery(deps), staleTime: 'static' }),
  component: CorrectionQueue,
});
