import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgeCheck,
  BookOpen,
  Building2,
  ChartColumn,
  CreditCard,
  House,
  IdCard,
  KeyRound,
  Layers,
  LayoutDashboard,
  ListChecks,
  Mail,
  Megaphone,
  Pickaxe,
  Radio,
  Scale,
  ScrollText,
  Stamp,
  Umbrella,
  Users,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { AppShell, type NavGroup } from '@/components/frame/AppShell';
import { chooseLanguage } from '@/features/auth/choose-language';
import { type CurrentUser, roleQuery } from '@/features/auth/queries';
import { useSession } from '@/features/auth/use-session';
import { t } from '@/lib/i18n/i18n';
import { useLiveUpdates } from '@/lib/live/use-live-updates';
import type { CaseQueue } from '@/operator/cases/queue/queries';
import { useKeys } from '@/operator/kit/use-keys';
import { EVENTS } from '../live-events';
import { queueCountsQuery } from '../queries';
import { CodeDialog } from './CodeDialog';
import { FactorBanner } from './FactorBanner';

type Counts = Partial<
  Record<CaseQueue | 'yield' | 'role_changes' | 'wallet_changes' | 'go_live_requests', number>
>;

const groups = (waiting: Counts): NavGroup[] => [
  { entries: [{ to: '/operator', label: t('overview.title'), Icon: House }] },
  {
    name: t('shell.groupCases'),
    entries: [
      {
        to: '/operator/deposits',
        label: t('operations.deposits.title'),
        Icon: ArrowDownToLine,
        count: waiting.deposits,
      },
      {
        to: '/operator/withdrawals',
        label: t('operations.withdrawals.title'),
        Icon: ArrowUpFromLine,
        count: waiting.withdrawals,
      },
      { to: '/operator/identity', label: t('operations.kyc.title'), Icon: IdCard, count: waiting.kyc_cases },
      {
        to: '/operator/messages',
        label: t('operations.messages.title'),
        Icon: Mail,
        count: waiting.contact_messages,
      },
    ],
  },
  {
    name: t('shell.groupMoney'),
    entries: [
      {
        to: '/operator/corrections',
        label: t('corrections.title'),
        Icon: Scale,
        count: waiting.corrections,
      },
      { to: '/operator/yield', label: t('treasury.yield.title'), Icon: Pickaxe, count: waiting.yield },
      { to: '/operator/books', label: t('treasury.books.title'), Icon: BookOpen },
      { to: '/operator/insurance', label: t('treasury.insurance.title'), Icon: Umbrella },
      { to: '/operator/reports', label: t('reports.title'), Icon: ChartColumn },
      { to: '/operator/proof', label: t('attesting.title'), Icon: Stamp },
    ],
  },
  {
    name: t('shell.groupPeople'),
    entries: [
      { to: '/operator/people', label: t('desk.people.title'), Icon: Users },
      {
        to: '/operator/operators',
        label: t('treasury.roles.title'),
        Icon: KeyRound,
        count: waiting.role_changes,
      },
      { to: '/operator/audit', label: t('treasury.audit.title'), Icon: ScrollText },
    ],
  },
  {
    name: t('shell.groupSite'),
    entries: [
      {
        to: '/operator/wallets',
        label: t('settings.wallets.title'),
        Icon: Wallet,
        count: waiting.wallet_changes,
      },
      { to: '/operator/site', label: t('settings.site.title'), Icon: Building2 },
      {
        to: '/operator/live',
        label: t('settings.live.title'),
        Icon: ListChecks,
        count: waiting.go_live_requests,
      },
      { to: '/operator/plans', label: t('offers.plans.title'), Icon: Layers },
      { to: '/operator/methods', label: t('offers.methods.title'), Icon: CreditCard },
      { to: '/operator/exchanges', label: t('offers.exchanges.title'), Icon: ArrowLeftRight },
      { to: '/operator/signals', label: t('shell.signals'), Icon: Radio },
      { to: '/operator/claims', label: t('offers.claims.title'), Icon: BadgeCheck },
      { to: '/operator/announcements', label: t('offers.announcements.title'), Icon: Megaphone },
    ],
  },
  { entries: [{ to: '/dashboard', label: t('shell.backToAccount'), Icon: LayoutDashboard }] },
];

/** The page of somebody whose role was taken away closes at once; the database refuses them anyway. */
function useLeaveWithoutRole(userId: string): void {
  const router = useRouter();
  const { data: role } = useQuery(roleQuery(userId));
  useEffect(() => {
    if (role === null) void router.invalidate();
  }, [role, router]);
}

/** The operators' frame, with the tab's live channel. */
export function OperatorShell({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const router = useRouter();
  const { logout } = useSession(user.id);
  const { data: waiting } = useQuery(queueCountsQuery);
  useLiveUpdates(EVENTS);
  useLeaveWithoutRole(user.id);
  useKeys({ '/': () => void router.navigate({ to: '/operator/people' }) });
  return (
    <AppShell
      email={user.email}
      groups={groups(waiting ?? {})}
      home="/operator"
      navLabel={t('shell.operatorNavigation')}
      onLanguage={(language) => chooseLanguage(language, user.id)}
      onLogout={logout}
    >
      <FactorBanner userId={user.id} />
      {children}
      <CodeDialog />
    </AppShell>
  );
}
