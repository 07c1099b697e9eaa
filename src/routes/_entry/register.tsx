import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '@/features/auth/components/RegisterPage';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_entry/register')({
  loader: (): PageData => ({
    title: `${t('register.title')} · ${t('common.brand')}`,
    description: t('register.lead'),
    found: 'linked',
    comes: 'idle',
  }),
  component: RegisterPage,
});
