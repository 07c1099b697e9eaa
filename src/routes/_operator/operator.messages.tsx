import { createFileRoute } from '@tanstack/react-router';
import { MessageQueue } from '@/features/operations/components/MessageQueue';
import { messageQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/messages')({
  head: () => ({ meta: [{ title: `${t('operations.messages.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...messageQueueQuery, staleTime: 'static' }),
  component: MessageQueue,
});
