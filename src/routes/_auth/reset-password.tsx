import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '@/features/auth/components/ResetPage';
import { loadWords, t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_auth/reset-password')({
  head: () => ({ meta: [{ title: `${t('reset.title')} · ${t('common.brand')}` }] }),
  loader: () => loadWords('settings'),
  component: ResetPage,
});
