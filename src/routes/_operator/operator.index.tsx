import { createFileRoute } from '@tanstack/react-router';
import { preload, preloadAhead } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { HomePage } from '@/operator/home/components/HomePage';
import { chainsQuery } from '@/operator/kit/chain-desk';
import { homeQuery } from '@/operator/kit/home';
import { Figures } from '@/operator/money/reports/components/Figures';
import { reportQuery } from '@/operator/money/reports/queries';
import { periodOf } from '@/operator/money/reports/report-period';

export const Route = createFileRoute('/_operator/operator/')({
  head: pageTitle('overview.title'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([preload(queryClient, homeQuery, reportQuery(periodOf({}))), preloadAhead(queryClient, chainsQuery)]),
  component: () => <HomePage figures={<Figures />} />,
});
