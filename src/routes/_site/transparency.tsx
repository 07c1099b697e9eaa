import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';
import { TransparencyPage } from '@/site/pages/transparency/TransparencyPage';

export const Route = createFileRoute('/_site/transparency')({
  loader: (): PageData => ({
    title: `${t('transparency.title')} · ${t('common.brand')}`,
    description: t('transparency.description'),
    found: 'listed',
  }),
  component: TransparencyPage,
});
