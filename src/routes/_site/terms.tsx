import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';
import { TermsPage } from '@/site/pages/terms/TermsPage';

export const Route = createFileRoute('/_site/terms')({
  loader: (): PageData => ({
    title: `${t('content.footer.terms')} · ${t('common.brand')}`,
    description: t('content.descriptions.terms'),
    found: 'listed',
  }),
  component: TermsPage,
});
