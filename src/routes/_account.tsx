import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { requireUser } from '@/features/auth/guards';
import { AccountShell } from '@/features/portfolio/components/AccountShell';
import { useFirstScreen } from '@/lib/use-first-screen';

// They need supabase-js, which the first screen does without.
const NotificationBell = lazy(async () => ({
  default: (await import('@/features/notifications/components/NotificationBell')).NotificationBell,
}));
const ProofAlarm = lazy(async () => ({
  default: (await import('@/features/proof/components/ProofAlarm')).ProofAlarm,
}));

export const Route = createFileRoute('/_account')({
  beforeLoad: requireUser,
  component: AccountLayout,
});

function AccountLayout() {
  const { user } = Route.useRouteContext();
  const isShown = useFirstScreen();
  const bell = isShown ? <NotificationBell userId={user.id} /> : null;
  return (
    <AccountShell
      tools={
        <span className="size-10">
          <Suspense>{bell}</Suspense>
        </span>
      }
      user={user}
    >
      <Suspense>{isShown ? <ProofAlarm userId={user.id} /> : null}</Suspense>
      <Outlet />
    </AccountShell>
  );
}
