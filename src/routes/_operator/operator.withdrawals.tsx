import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { WithdrawalQueue } from '@/operator/cases/withdrawals/components/WithdrawalQueue';
import { withdrawalQueueQuery } from '@/operator/cases/withdrawals/queries';
import { queueDeps, queueSearch } from '@/operator/kit/search';

export const Route = createFileRoute('/_operator/operator/withdrawals')({
  head: pageTitle('operations.withdrawals.title'),
  validateSearch: queueSearch,
  loaderDeps: queueDeps,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...withdrawalQueueQuery(deps), staleTime: 'static' }),
  component: WithdrawalQueue,
});
