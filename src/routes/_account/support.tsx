import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '@/features/messages/components/MessagesPage';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/support')({
  head: () => pageTitle(t('support.title')),
  loader: () => withWords(['settings'], []),
  component: MessagesPage,
});
