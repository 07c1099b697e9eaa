import { createFileRoute } from '@tanstack/react-router';
import { ConfirmedPage } from '@/features/auth/components/ConfirmedPage';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_auth/confirmed')({
  head: () => ({ meta: [{ title: `${t('auth.confirmed.title')} · ${t('common.brand')}` }] }),

  component: ConfirmedPage,
});
