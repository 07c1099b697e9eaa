import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/features/auth/components/LoginPage';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_entry/login')({
  loader: (): PageData => ({
    title: `${t('shell.login')} · ${t('common.brand')}`,
    description: t('login.lead'),
    found: 'linked',
    isGuarded: true,
    comes: 'idle',
  }),
  component: LoginPage,
});
