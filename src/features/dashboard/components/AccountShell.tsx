import { useQuery } from '@tanstack/react-query';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartCandlestick,
  ChartPie,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  Radio,
  Scale,
  Settings,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AppShell, type NavEntry } from '@/components/frame/AppShell';
import { chooseLanguage } from '@/features/auth/choose-language';
import { type CurrentUser, roleQuery } from '@/features/auth/queries';
import { useSession } from '@/features/auth/use-session';
import { t } from '@/lib/i18n/i18n';
import { useLiveUpdates } from '@/lib/live/use-live-updates';
import { modeQuery } from '@/lib/site-mode';
import { useFirstScreen } from '@/lib/use-first-screen';
import { INVESTOR_EVENTS } from '../live-events';

const entries = (isLive: boolean): NavEntry[] => [
  { to: '/dashboard', label: t('shell.dashboard'), Icon: LayoutDashboard },
  { to: '/account', label: t('shell.account'), Icon: Settings },
  { to: '/deposit', label: t('shell.deposit'), Icon: ArrowDownToLine },
  { to: '/invest', label: t('shell.invest'), Icon: Layers },
  // The feature is simulated.
  ...(isLive
    ? []
    : ([
        { to: '/portfolio', label: t('shell.portfolio'), Icon: ChartPie },
        { to: '/trade', label: t('shell.trade'), Icon: ChartCandlestick },
        { to: '/strategies', label: t('shell.strategies'), Icon: Users },
      ] as const)),
  { to: '/withdraw', label: t('shell.withdraw'), Icon: ArrowUpFromLine },
  { to: '/signals', label: t('shell.signals'), Icon: Radio },
  { to: '/transactions', label: t('shell.transactions'), Icon: ArrowLeftRight },
  { to: '/refer', label: t('shell.refer'), Icon: UserPlus },
];

const PLACES = new Set(['/dashboard', '/deposit', '/invest', '/withdraw', '/transactions']);

/** The dashboard's response has them. */
const JUST_READ = ['announcements'];

export function AccountShell({ user, tools, children }: { user: CurrentUser; tools: ReactNode; children: ReactNode }) {
  const { logout } = useSession(user.id);
  useLiveUpdates(INVESTOR_EVENTS, JUST_READ);
  const isShown = useFirstScreen();
  const { data: role } = useQuery({ ...roleQuery(user.id), enabled: isShown });
  const { data: mode } = useQuery({ ...modeQuery, enabled: isShown });
  const own = entries(mode === 'live');
  const backOffice: NavEntry[] = role ? [{ to: '/operator', label: t('shell.operator'), Icon: Scale }] : [];
  return (
    <AppShell
      email={user.email}
      foot={{ to: '/support', label: t('support.title'), Icon: LifeBuoy }}
      groups={[{ entries: [...own, ...backOffice] }]}
      home="/dashboard"
      navLabel={t('shell.accountNavigation')}
      onLanguage={(language) => chooseLanguage(language, user.id)}
      onLogout={logout}
      places={own.filter(({ to }) => PLACES.has(to))}
      tools={tools}
    >
      {children}
    </AppShell>
  );
}
