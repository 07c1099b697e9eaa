import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/account')({
  head: () => ({ meta: [{ title: `${t('shell.account')} · ${t('common.brand')}` }] }),
  component: () => <PageHeader title={t('shell.account')} />,
});
