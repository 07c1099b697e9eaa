import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { requireUser } from '@/features/auth/guards';
import { announcementsQuery } from '@/features/portfolio/announcements';
import { AccountShell } from '@/features/portfolio/components/AccountShell';
import { Announcements } from '@/features/portfolio/components/Announcements';
import { lateComponent } from '@/lib/late';
import { useFirstScreen } from '@/lib/use-first-screen';

// They need supabase-js, which the first screen does without.
const NotificationBell = lateComponent(
  async () => (await import('@/features/notifications/components/NotificationBell')).NotificationBell,
);
const ProofAlarm = lateComponent(
  async () => (await import('@/features/proof/components/ProofAlarm')).ProofAlarm,
);

export const Route = createFileRoute('/_account')({
  beforeLoad: requireUser,
  // Beside the screen's own reads, so that nothing shifts when they come; without them the area opens all the same. The
  // dashboard brings them with its own.
  loader: ({ context: { queryClient, user }, location }) =>
    location.pathname === '/dashboard'
      ? undefined
      : queryClient.query({ ...announcementsQuery(user.id), staleTime: 'static' }).catch(() => undefined),
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
      <Announcements userId={user.id} />
      <Suspense>{isShown ? <ProofAlarm userId={user.id} /> : null}</Suspense>
      <Outlet />
    </AccountShell>
  );
}
