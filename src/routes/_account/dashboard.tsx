import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '@/features/portfolio/components/Dashboard';
import { DashboardPending } from '@/features/portfolio/components/DashboardPending';
import { recentLinesQuery } from '@/features/portfolio/lines';
import { attentionQuery, balanceDaysQuery, portfolioQuery } from '@/features/portfolio/queries';
import { ProofCard } from '@/features/proof/components/ProofCard';
import { t } from '@/lib/i18n/i18n';

/** The component asks again, and says that it failed. */
const shownInItsPlace = () => undefined;

export const Route = createFileRoute('/_account/dashboard')({
  head: () => ({ meta: [{ title: `${t('portfolio.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient, user } }) => {
    // On their way, but nothing waits for them: their places are kept.
    queryClient.query(balanceDaysQuery(user.id)).catch(shownInItsPlace);
    queryClient.query(recentLinesQuery(user.id)).catch(shownInItsPlace);
    return Promise.all([
      queryClient.query({ ...portfolioQuery(user.id), staleTime: 'static' }),
      queryClient.query({ ...attentionQuery(user.id), staleTime: 'static' }),
    ]);
  },
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
