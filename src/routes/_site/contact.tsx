import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import type { PageData } from '@/site/kit/page-data';
import { ContactPage } from '@/site/pages/contact/ContactPage';

export const Route = createFileRoute('/_site/contact')({
  loader: (): PageData => ({
    title: `${t('shell.contact')} · ${t('common.brand')}`,
    description: t('content.descriptions.contact'),
    found: 'listed',
    isGuarded: true,
    comes: 'idle',
  }),
  component: ContactPage,
});
