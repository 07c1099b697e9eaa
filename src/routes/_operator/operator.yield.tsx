import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '@/lib/page-title';
import { monthOf, monthOfYesterday } from '@/operator/kit/months';
import { proposalsQuery } from '@/operator/kit/proposals';
import { textOf } from '@/operator/kit/search';
import { YieldPage } from '@/operator/money/yield/components/YieldPage';
import { miningQuery } from '@/operator/money/yield/mining';
import { capacitiesQuery, planOf, yieldDaysQuery } from '@/operator/money/yield/queries';

export interface YieldSearch {
  plan?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
}

export const Route = createFileRoute('/_operator/operator/yield')({
  head: pageTitle('statement.filter.yield'),
  // Truncates only, because this file is part of everyone's first screen.
  validateSearch: ({ plan, month, day }): YieldSearch => ({
    plan: textOf(plan, 100),
    month: textOf(month, 7),
    day: textOf(day, 10),
  }),
  loaderDeps: ({ search: { plan, month } }) => ({ plan, month }),
  // Includes the days, to avoid layout shift.
  loader: async ({ context: { queryClient }, deps: { plan, month } }) => {
    const proposals = queryClient.query({ ...proposalsQuery, staleTime: 'static' });
    const mining = queryClient.query({ ...miningQuery, staleTime: 'static' });
    const plans = await queryClient.query({ ...capacitiesQuery, staleTime: 'static' });
    const days = yieldDaysQuery(planOf(plans, plan)?.plan_id ?? '', monthOf(month) ?? monthOfYesterday());
    await Promise.all([proposals, mining, queryClient.query({ ...days, staleTime: 'static' })]);
  },
  component: YieldPage,
});
