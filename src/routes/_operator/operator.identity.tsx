import { createFileRoute } from '@tanstack/react-router';
import { KycQueue } from '@/features/operations/components/KycQueue';
import { kycQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/identity')({
  head: () => ({ meta: [{ title: `${t('operations.kyc.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...kycQueueQuery, staleTime: 'static' }),
  component: KycQueue,
});
