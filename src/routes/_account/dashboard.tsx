import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '@/features/portfolio/components/Dashboard';
import { DashboardPending } from '@/features/portfolio/components/DashboardPending';
import { dashboardQuery } from '@/features/portfolio/queries';
import { ProofCard } from '@/features/proof/components/ProofCard';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_account/dashboard')({
  head: () => ({ meta: [{ title: `${t('portfolio.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient, user } }) =>
    queryClient.query({ ...dashboardQuery(user.id), staleTime: 'static' }),
  pendingComponent: DashboardPending,
  component: DashboardPage,
});

function DashboardPage() {
  return (
    <Dashboard>
      <ProofCard />
    </Dashboard>
  );
}
