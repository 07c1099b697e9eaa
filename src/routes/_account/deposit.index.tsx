import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/deposit/')({
  head: () => ({ meta: [{ title: `${t('deposits.title')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('deposits.title')} />,
});
