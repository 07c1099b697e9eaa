import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';
import { HomePage } from '@/site/pages/home/HomePage';

export const Route = createFileRoute('/_site/')({
  loader: (): PageData => ({
    title: `${t('common.brand')} · ${t('content.home.title')}`,
    description: t('content.descriptions.home'),
    found: 'listed',
    isGuarded: true,
    comes: 'asked',
  }),
  component: HomePage,
});
