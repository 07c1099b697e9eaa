import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/identity')({
  head: () => ({ meta: [{ title: `${t('operations.kyc.title')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('operations.kyc.title')} />,
});
