import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '@/features/content/components/TermsPage';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_public/terms')({
  head: () => ({ meta: [{ title: `${t('terms.title')} · ${t('common.brand')}` }] }),

  component: TermsPage,
});
