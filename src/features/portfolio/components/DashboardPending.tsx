import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';
import { SummarySkeleton } from './SummaryCards';

/** The dashboard while its figures are on their way. */
export function DashboardPending() {
  return (
    <>
      <PageHeader title={t('portfolio.title')} />
      <SummarySkeleton />
    </>
  );
}
