import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireOperator } from '@/features/auth/guards';
import { OperatorShell } from '@/operator/shell/components/OperatorShell';

export const Route = createFileRoute('/_operator')({
  beforeLoad: requireOperator,
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
