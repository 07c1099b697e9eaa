import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/invest')({
  head: () => ({ meta: [{ title: `${t('shell.invest')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('shell.invest')} />,
});
