import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '@/features/messages/components/MessagesPage';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/support')({
  head: pageTitle('support.title'),
  loader: () => withWords(['settings'], []),
  component: MessagesPage,
});
