import { createFileRoute } from '@tanstack/react-router';
import { ConfirmedPage } from '@/features/auth/components/ConfirmedPage';
import { loadWords } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_auth/confirmed')({
  head: pageTitle('confirm.title'),
  loader: () => loadWords('settings'),
  component: ConfirmedPage,
});
