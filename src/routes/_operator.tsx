import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireOperator } from '@/features/auth/guards';
import { OperatorShell } from '@/features/operations/components/OperatorShell';
import { loadOperatorWords } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator')({
  beforeLoad: async (input) => {
    const context = await requireOperator(input);
    await loadOperatorWords();
    return context;
  },
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
