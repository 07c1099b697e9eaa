import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { requireUser } from '@/features/auth/guards';
import { announcementsQuery } from '@/features/dashboard/announcements';
import { AccountShell } from '@/features/dashboard/components/AccountShell';
import { Announcements } from '@/features/dashboard/components/Announcements';
import { NotificationBell } from '@/features/notifications/components/NotificationBell';
import { withWords } from '@/lib/i18n/with-words';
import { lateComponent } from '@/lib/lazy-component';
import { useFirstScreen } from '@/lib/use-first-screen';

// Needs supabase-js, which the first screen does without.
const ProofAlarm = lateComponent(async () => (await import('@/features/proof/components/ProofAlarm')).ProofAlarm);

export const Route = createFileRoute('/_account')({
  beforeLoad: requireUser,
  loader: ({ context: { queryClient, user }, location }) =>
    withWords(
      ['dashboard'],
      // Optional prefetch next to the screen's own, to avoid layout shift. The dashboard includes it.
      location.pathname === '/dashboard'
        ? []
        : [queryClient.query({ ...announcementsQuery(user.id), staleTime: 'static' }).catch(() => undefined)],
    ),
  component: AccountLayout,
});

function AccountLayout() {
  const { user } = Route.useRouteContext();
  const isShown = useFirstScreen();
  return (
    <AccountShell tools={<NotificationBell userId={user.id} />} user={user}>
      <Announcements userId={user.id} />
      <Suspense>{isShown ? <ProofAlarm userId={user.id} /> : null}</Suspense>
      <Outlet />
    </AccountShell>
  );
}
