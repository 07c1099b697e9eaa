import { createFileRoute } from '@tanstack/react-router';
import { DepositQueue } from '@/features/operations/components/DepositQueue';
import { deskSearch } from '@/features/operations/desk-search';
import { depositQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/deposits')({
  head: () => ({ meta: [{ title: `${t('operations.deposits.title')} · ${t('common.brand')}` }] }),
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ from: search.from }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...depositQueueQuery(deps.from), staleTime: 'static' }),
  component: DepositQueue,
});
