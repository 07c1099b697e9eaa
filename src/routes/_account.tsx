import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireUser } from '@/features/auth/guards';
import { AccountShell } from '@/features/portfolio/components/AccountShell';

export const Route = createFileRoute('/_account')({
  beforeLoad: requireUser,
  component: AccountLayout,
});

function AccountLayout() {
  const { user } = Route.useRouteContext();
  return (
    <AccountShell user={user}>
      <Outlet />
    </AccountShell>
  );
}
