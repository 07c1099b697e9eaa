import { createFileRoute } from '@tanstack/react-router';
import { loadWords, t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { readAll } from '@/lib/read-all';
import { siteSwitchesQuery } from '@/operator/kit/switches';
import { PlansPage } from '@/operator/site/plans/components/PlansPage';
import { operatorPlansQuery } from '@/operator/site/plans/queries';

export const Route = createFileRoute('/_operator/operator/plans')({
  head: () => pageTitle(t('offers.plans.title')),
  validateSearch: ({ plan }): { plan?: string | undefined } => ({
    plan: typeof plan === 'string' ? plan.slice(0, 40) : undefined,
  }),
  loader: ({ context: { queryClient } }) =>
    readAll([
      loadWords('plans'),
      queryClient.query({ ...operatorPlansQuery, staleTime: 'static' }),
      queryClient.query({ ...siteSwitchesQuery, staleTime: 'static' }),
    ]),
  component: PlansPage,
});
