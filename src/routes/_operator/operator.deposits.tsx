import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { DepositQueue } from '@/operator/cases/deposits/components/DepositQueue';
import { depositQueueQuery } from '@/operator/cases/deposits/queries';
import { queueDeps, queueSearch } from '@/operator/kit/search';

export const Route = createFileRoute('/_operator/operator/deposits')({
  head: pageTitle('operations.deposits.title'),
  validateSearch: queueSearch,
  loaderDeps: queueDeps,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...depositQueueQuery(deps), staleTime: 'static' }),
  component: DepositQueue,
});
