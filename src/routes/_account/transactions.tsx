import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/transactions')({
  head: () => ({ meta: [{ title: `${t('withdrawals.transactions')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('withdrawals.transactions')} />,
});
