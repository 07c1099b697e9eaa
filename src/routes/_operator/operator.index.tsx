import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/')({
  head: () => ({ meta: [{ title: `${t('operations.deposits')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('operations.deposits')} />,
});
