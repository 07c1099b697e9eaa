import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';
import { AboutPage } from '@/site/pages/about/AboutPage';

export const Route = createFileRoute('/_site/about')({
  loader: (): PageData => ({
    title: `${t('shell.about')} · ${t('common.brand')}`,
    description: t('content.descriptions.about'),
    found: 'listed',
    isGuarded: true,
  }),
  component: AboutPage,
});
