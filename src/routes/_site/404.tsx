import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '@/components/states/NotFound';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_site/404')({
  loader: (): PageData => ({
    title: `${t('common.notFoundTitle')} · ${t('common.brand')}`,
    description: t('common.notFoundText'),
    found: 'never',
  }),
  component: NotFound,
});
