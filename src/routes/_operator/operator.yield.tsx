import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { monthOf, monthOfYesterday } from '@/operator/kit/months';
import { YieldPage } from '@/operator/money/yield/components/YieldPage';
import { capacitiesQuery, planOf, yieldDaysQuery } from '@/operator/money/yield/queries';

/** What the address says: the plan, the month and the day that are looked at. */
export interface YieldSearch {
  plan?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : undefined);

export const Route = createFileRoute('/_operator/operator/yield')({
  head: () => pageTitle(t('treasury.yield.title')),
  validateSearch: ({ plan, month, day }): YieldSearch => ({
    plan: text(plan),
    month: monthOf(month),
    day: text(day),
  }),
  loaderDeps: ({ search: { plan, month } }) => ({ plan, month }),
  // With its days, so that nothing shifts when they come.
  loader: async ({ context: { queryClient }, deps: { plan, month = monthOfYesterday() } }) => {
    const plans = await queryClient.query({ ...capacitiesQuery, staleTime: 'static' });
    const days = yieldDaysQuery(planOf(plans, plan)?.plan_id ?? '', month);
    await queryClient.query({ ...days, staleTime: 'static' });
  },
  component: YieldPage,
});
