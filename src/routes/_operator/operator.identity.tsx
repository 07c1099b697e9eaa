import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { KycQueue } from '@/operator/cases/kyc/components/KycQueue';
import { kycQueueQuery } from '@/operator/cases/kyc/queries';
import { queueSearch } from '@/operator/kit/search';

export const Route = createFileRoute('/_operator/operator/identity')({
  head: () => ({ meta: [{ title: `${t('operations.kyc.title')} · ${t('common.brand')}` }] }),
  validateSearch: queueSearch,
  loaderDeps: ({ search }) => ({ from: search.from }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...kycQueueQuery(deps.from), staleTime: 'static' }),
  component: KycQueue,
});
