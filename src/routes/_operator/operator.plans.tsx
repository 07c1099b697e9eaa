import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { PlansPage } from '@/operator/site/plans/components/PlansPage';
import { operatorPlansQuery } from '@/operator/site/plans/queries';

export const Route = createFileRoute('/_operator/operator/plans')({
  head: () => ({ meta: [{ title: `${t('offers.plans.title')} · ${t('common.brand')}` }] }),
  validateSearch: ({ plan }): { plan?: string | undefined } => ({
    plan: typeof plan === 'string' ? plan.slice(0, 40) : undefined,
  }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...operatorPlansQuery, staleTime: 'static' }),
  component: PlansPage,
});
