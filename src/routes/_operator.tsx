import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OperatorShell } from '@/operator/shell/components/OperatorShell';

export const Route = createFileRoute('/_operator')({
  beforeLoad: async (route) => (await import('@/operator/shell/enter')).enterOffice(route),
  component: OperatorLayout,
});

function OperatorLayout() {
  const { user } = Route.useRouteContext();
  return (
    <OperatorShell user={user}>
      <Outlet />
    </OperatorShell>
  );
}
