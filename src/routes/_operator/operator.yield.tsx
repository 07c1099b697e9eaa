import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { monthOf, monthOfYesterday } from '@/operator/kit/months';
import { proposalsQuery } from '@/operator/kit/proposals';
import { textOf } from '@/operator/kit/search';
import { YieldPage } from '@/operator/money/yield/components/YieldPage';
import { capacitiesQuery, planOf, yieldDaysQuery } from '@/operator/money/yield/queries';

/** What the address says: the plan, the month and the day that are looked at. */
export interface YieldSearch {
  plan?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
}

export const Route = createFileRoute('/_operator/operator/yield')({
  head: () => pageTitle(t('statement.filter.yield')),
  // Only cut here, which the first screen of everybody has.
  validateSearch: ({ plan, month, day }): YieldSearch => ({
    plan: textOf(plan, 100),
    month: textOf(month, 7),
    day: textOf(day, 10),
  }),
  loaderDeps: ({ search: { plan, month } }) => ({ plan, month }),
  // With its days, so that nothing shifts when they come.
  loader: async ({ context: { queryClient }, deps: { plan, month } }) => {
    // Next to the plans, not after them.
    const proposals = queryClient.query({ ...proposalsQuery, staleTime: 'static' });
    const plans = await queryClient.query({ ...capacitiesQuery, staleTime: 'static' });
    const days = yieldDaysQuery(planOf(plans, plan)?.plan_id ?? '', monthOf(month) ?? monthOfYesterday());
    await Promise.all([proposals, queryClient.query({ ...days, staleTime: 'static' })]);
  },
  component: YieldPage,
});
