import { createFileRoute } from '@tanstack/react-router';
import { KycQueue } from '@/features/operations/components/KycQueue';
import { deskSearch } from '@/features/operations/desk-search';
import { kycQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/identity')({
  head: () => ({ meta: [{ title: `${t('operations.kyc.title')} · ${t('common.brand')}` }] }),
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ from: search.from }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...kycQueueQuery(deps.from), staleTime: 'static' }),
  component: KycQueue,
});
