import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { ReportsPage } from '@/operator/money/reports/components/ReportsPage';
import { reportQuery } from '@/operator/money/reports/queries';
import { type Period, periodOf } from '@/operator/money/reports/report-period';

export const Route = createFileRoute('/_operator/operator/reports')({
  head: () => pageTitle(t('reports.title')),
  // Without anything in the address it is the last thirty days, tomorrow as well.
  validateSearch: (search: Record<string, unknown>): Partial<Period> =>
    (search['from'] ?? search['to'] ?? search['step']) ? periodOf(search) : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...reportQuery(periodOf({ ...deps })), staleTime: 'static' }),
  component: ReportsPage,
});
