import { ArrowDownToLine, ArrowUpFromLine, IdCard, LayoutDashboard, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppShell, type NavEntry } from '@/components/AppShell';
import type { CurrentUser } from '@/features/auth/queries';
import { useSession } from '@/features/auth/use-session';
import { t } from '@/lib/i18n/i18n';
import { type LiveEvents, useLiveUpdates } from '@/lib/use-live-updates';

/** Events carry the names of the tables. */
const EVENTS: LiveEvents = {
  deposits: [['operations', 'deposits']],
  withdrawals: [['operations', 'withdrawals']],
  kyc_cases: [['operations', 'kyc']],
  contact_messages: [['operations', 'messages']],
};

const entries = (): NavEntry[] => [
  { to: '/operator/deposits', label: t('operations.deposits.title'), Icon: ArrowDownToLine },
  { to: '/operator/withdrawals', label: t('operations.withdrawals.title'), Icon: ArrowUpFromLine },
  { to: '/operator/identity', label: t('operations.kyc.title'), Icon: IdCard },
  { to: '/operator/messages', label: t('operations.messages.title'), Icon: Mail },
  { to: '/dashboard', label: t('shell.backToAccount'), Icon: LayoutDashboard },
];

/** The operators' frame, with their live channel. */
export function OperatorShell({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { logout } = useSession(user.id);
  useLiveUpdates('operators', EVENTS);
  return (
    <AppShell
      email={user.email}
      entries={entries()}
      home="/operator"
      navLabel={t('shell.operatorNavigation')}
      onLogout={logout}
    >
      {children}
    </AppShell>
  );
}
