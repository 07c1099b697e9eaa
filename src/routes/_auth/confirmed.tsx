import { createFileRoute } from '@tanstack/react-router';
import { ConfirmedPage } from '@/features/auth/components/ConfirmedPage';
import { loadWords, t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_auth/confirmed')({
  head: () => ({ meta: [{ title: `${t('confirm.title')} · ${t('common.brand')}` }] }),
  loader: () => loadWords('settings'),
  component: ConfirmedPage,
});
