import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireUser } from '@/features/auth/guards';
import { NotificationBell } from '@/features/notifications/components/NotificationBell';
import { AccountShell } from '@/features/portfolio/components/AccountShell';
import { ProofAlarm } from '@/features/proof/components/ProofAlarm';

export const Route = createFileRoute('/_account')({
  beforeLoad: requireUser,
  component: AccountLayout,
});

function AccountLayout() {
  const { user } = Route.useRouteContext();
  return (
    <AccountShell tools={<NotificationBell userId={user.id} />} user={user}>
      <ProofAlarm userId={user.id} />
      <Outlet />
    </AccountShell>
  );
}
