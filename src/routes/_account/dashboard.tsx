import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { roleQuery } from '@/features/auth/queries';
import { Dashboard } from '@/features/dashboard/components/Dashboard';
import { DashboardPending } from '@/features/dashboard/components/DashboardPending';
import { dashboardQuery } from '@/features/dashboard/queries';
import { lateComponent } from '@/lib/lazy-component';
import { pageTitle } from '@/lib/page-title';
import { takeNote } from '@/lib/session/notes';
import { useFirstScreen } from '@/lib/use-first-screen';

// Needs supabase-js, which the first screen does without.
const ProofCard = lateComponent(async () => (await import('@/features/proof/components/ProofCard')).ProofCard);

export const Route = createFileRoute('/_account/dashboard')({
  head: pageTitle('shell.dashboard'),
  loader: async ({ context: { queryClient, user } }) => {
    await queryClient.query({ ...dashboardQuery(user.id), staleTime: 'static' });
    // Operators start in the back office. The answer of the dashboard includes the role.
    if (takeNote('arrived') && queryClient.getQueryData(roleQuery(user.id).queryKey))
      throw redirect({ to: '/operator' });
  },
  pendingComponent: DashboardPending,
  component: DashboardPage,
});

function DashboardPage() {
  const isShown = useFirstScreen();
  return (
    <Dashboard>
      <div className="min-h-16">
        <Suspense>{isShown ? <ProofCard /> : null}</Suspense>
      </div>
    </Dashboard>
  );
}
