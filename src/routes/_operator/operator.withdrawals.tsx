import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalQueue } from '@/features/operations/components/WithdrawalQueue';
import { withdrawalQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/withdrawals')({
  head: () => ({ meta: [{ title: `${t('operations.withdrawals.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) =>
    queryClient.query({ ...withdrawalQueueQuery, staleTime: 'static' }),
  component: WithdrawalQueue,
});
