import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '@/features/messages/components/MessagesPage';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/support')({
  head: () => ({ meta: [{ title: `${t('support.title')} · ${t('common.brand')}` }] }),
  component: MessagesPage,
});
