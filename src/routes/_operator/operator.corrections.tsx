import { createFileRoute } from '@tanstack/react-router';
import { correctionQueueQuery } from '@/features/operations/balance';
import { CorrectionQueue } from '@/features/operations/components/CorrectionQueue';
import { deskSearch } from '@/features/operations/desk-search';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/corrections')({
  head: () => ({ meta: [{ title: `${t('corrections.title')} · ${t('common.brand')}` }] }),
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ from: search.from }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...correctionQueueQuery(deps.from), staleTime: 'static' }),
  component: CorrectionQueue,
});
