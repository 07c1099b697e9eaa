import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/withdraw')({
  head: () => ({ meta: [{ title: `${t('withdrawals.title')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('withdrawals.title')} />,
});
