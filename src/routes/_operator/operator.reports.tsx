import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { textOf } from '@/operator/kit/search';
import { ReportsPage } from '@/operator/money/reports/components/ReportsPage';
import { reportQuery } from '@/operator/money/reports/queries';
import { periodBefore, periodOf } from '@/operator/money/reports/report-period';

export const Route = createFileRoute('/_operator/operator/reports')({
  head: pageTitle('reports.title'),
  // Truncates only, because this file is part of everyone's first screen; the page parses the period. The default
  // stays the last thirty days.
  validateSearch: ({ from, to, step }) => ({
    from: textOf(from, 10),
    to: textOf(to, 10),
    step: textOf(step, 10),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const period = periodOf(deps);
    return preload(queryClient, reportQuery(period), reportQuery(periodBefore(period)));
  },
  component: ReportsPage,
});
