import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { MessageQueue } from '@/operator/cases/messages/components/MessageQueue';
import { messageQueueQuery } from '@/operator/cases/messages/queries';
import { queueDeps, queueSearch } from '@/operator/kit/search';

export const Route = createFileRoute('/_operator/operator/messages')({
  head: pageTitle('operations.messages.title'),
  validateSearch: queueSearch,
  loaderDeps: queueDeps,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...messageQueueQuery(deps), staleTime: 'static' }),
  component: MessageQueue,
});
