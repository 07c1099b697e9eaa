import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '@/features/auth/components/ForgotPage';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_auth/forgot')({
  head: () => ({ meta: [{ title: `${t('auth.forgot.title')} · ${t('common.brand')}` }] }),

  component: ForgotPage,
});
