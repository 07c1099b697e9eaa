import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalQueue } from '@/features/operations/components/WithdrawalQueue';
import { deskSearch } from '@/features/operations/desk-search';
import { withdrawalQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/withdrawals')({
  head: () => ({ meta: [{ title: `${t('operations.withdrawals.title')} · ${t('common.brand')}` }] }),
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ from: search.from }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...withdrawalQueueQuery(deps.from), staleTime: 'static' }),
  component: WithdrawalQueue,
});
