import { createFileRoute } from '@tanstack/react-router';
import { MessageQueue } from '@/features/operations/components/MessageQueue';
import { deskSearch } from '@/features/operations/desk-search';
import { messageQueueQuery } from '@/features/operations/queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/messages')({
  head: () => ({ meta: [{ title: `${t('operations.messages.title')} · ${t('common.brand')}` }] }),
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ from: search.from }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...messageQueueQuery(deps.from), staleTime: 'static' }),
  component: MessageQueue,
});
