import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { KycQueue } from '@/operator/cases/kyc/components/KycQueue';
import { kycQueueQuery } from '@/operator/cases/kyc/queries';
import { queueDeps, queueSearch } from '@/operator/kit/search';

export const Route = createFileRoute('/_operator/operator/identity')({
  head: pageTitle('operations.kyc.title'),
  validateSearch: queueSearch,
  loaderDeps: queueDeps,
  loader: ({ context: { queryClient }, deps }) => queryClient.query({ ...kycQueueQuery(deps), staleTime: 'static' }),
  component: KycQueue,
});
