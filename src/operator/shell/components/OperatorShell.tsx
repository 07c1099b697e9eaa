import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { AppShell } from '@/components/frame/AppShell';
import { chooseLanguage } from '@/features/auth/choose-language';
import { type CurrentUser, roleQuery } from '@/features/auth/queries';
import { useSession } from '@/features/auth/use-session';
import { t } from '@/lib/i18n/i18n';
import { useLiveUpdates } from '@/lib/live/use-live-updates';
import { menuOf } from '@/operator/kit/pages';
import { EVENTS } from '../live-events';
import { queueCountsQuery } from '../queries';
import { CodeDialog } from './CodeDialog';
import { PaletteButton } from './PaletteButton';

/** Re-runs the guard when an operator's role changes; the database refuses them anyway. */
function useRole(userId: string): string | null | undefined {
  const router = useRouter();
  const { role: shown } = useRouteContext({ from: '/_operator' });
  const { data: role } = useQuery(roleQuery(userId));
  useEffect(() => {
    if (role !== undefined && role !== shown) void router.invalidate();
  }, [role, shown, router]);
  return role;
}

export function OperatorShell({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { logout } = useSession(user.id);
  const { data: waiting } = useQuery(queueCountsQuery);
  useLiveUpdates(EVENTS);
  const role = useRole(user.id);
  const { pathname } = useLocation();
  return (
    <AppShell
      email={user.email}
      foot={{ to: '/dashboard', label: t('shell.backToAccount'), Icon: LayoutDashboard }}
      groups={menuOf(role, pathname, waiting ?? {})}
      home="/operator"
      navLabel={t('shell.operatorNavigation')}
      onLanguage={(language) => chooseLanguage(language, user.id)}
      onLogout={logout}
      tools={<PaletteButton />}
    >
      {children}
      <CodeDialog />
    </AppShell>
  );
}
