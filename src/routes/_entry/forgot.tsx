import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '@/features/auth/components/ForgotPage';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_entry/forgot')({
  loader: (): PageData => ({
    title: `${t('forgot.title')} · ${t('common.brand')}`,
    description: t('forgot.lead'),
    found: 'linked',
    comes: 'idle',
  }),
  component: ForgotPage,
});
