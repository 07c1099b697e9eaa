import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireUser } from '@/features/auth/guards';
import { NotificationBell } from '@/features/notifications/components/NotificationBell';
import { AccountShell } from '@/features/portfolio/components/AccountShell';

export const Route = createFileRoute('/_account')({
  beforeLoad: requireUser,
  component: AccountLayout,
});

function AccountLayout() {
  const { user } = Route.useRouteContext();
  return (
    <AccountShell tools={<NotificationBell userId={user.id} />} user={user}>
      <Outlet />
    </AccountShell>
  );
}
