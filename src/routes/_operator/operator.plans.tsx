import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '@/features/operations/components/PlansPage';
import { planDeskQuery } from '@/features/operations/offers-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/plans')({
  head: () => ({ meta: [{ title: `${t('offers.plans.title')} · ${t('common.brand')}` }] }),
  validateSearch: ({ plan }): { plan?: string | undefined } => ({
    plan: typeof plan === 'string' ? plan.slice(0, 40) : undefined,
  }),
  loader: ({ context: { queryClient } }) => queryClient.query({ ...planDeskQuery, staleTime: 'static' }),
  component: PlansPage,
});
