import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { siteSwitchesQuery } from '@/operator/kit/switches';
import { PlansPage } from '@/operator/site/plans/components/PlansPage';
import { operatorPlansQuery } from '@/operator/site/plans/queries';

export const Route = createFileRoute('/_operator/operator/plans')({
  head: pageTitle('statement.filter.plans'),
  validateSearch: ({ plan }): { plan?: string | undefined } => ({
    plan: typeof plan === 'string' ? plan.slice(0, 40) : undefined,
  }),
  loader: ({ context: { queryClient } }) =>
    withWords(['plans'], [preload(queryClient, operatorPlansQuery, siteSwitchesQuery, proposalsQuery)]),
  component: PlansPage,
});
