import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/deposit/wallet')({
  head: () => ({ meta: [{ title: `${t('deposits.payTitle')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('deposits.payTitle')} />,
});
