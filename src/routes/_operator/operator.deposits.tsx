import { createFileRoute } from '@tanstack/react-router';
import { DepositQueue } from '@/features/operations/components/DepositQueue';
import { depositQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/deposits')({
  head: () => ({ meta: [{ title: `${t('operations.deposits.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...depositQueueQuery, staleTime: 'static' }),
  component: DepositQueue,
});
