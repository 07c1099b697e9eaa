import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TabbedPage } from '@/components/frame/TabbedPage';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { t } from '@/lib/i18n/i18n';
import { DataSection } from './DataSection';
import { HistorySection } from './HistorySection';
import { PreferencesSection } from './PreferencesSection';
import { ProgramsSection } from './programs/ProgramsSection';
import { SecuritySection } from './SecuritySection';
import { SessionsSection } from './SessionsSection';

interface AccountTabsProps {
  /** The confirmed address: a session keeps its first one. */
  email: string;
  tab?: string | undefined;
  profile: ReactNode;
}

export function AccountTabs({ email, tab = 'profile', profile }: AccountTabsProps) {
  const { user: signedIn } = useRouteContext({ from: '/_account' });
  const user = { ...signedIn, email };
  const { id } = user;
  const security = (
    <>
      <SecuritySection user={user} />
      <SessionsSection userId={id} />
      <HistorySection userId={id} />
    </>
  );
  const data = (
    <>
      <DataSection user={user} />
      <ProgramsSection user={user} />
    </>
  );
  return (
    <TabbedPage
      tab={tab}
      tabs={{
        profile: { name: t('profile.tab'), content: profile },
        security: { name: t('profile.security'), content: security },
        preferences: { name: t('profile.preferences'), content: <PreferencesSection userId={id} /> },
        data: { name: t('profile.data'), content: data },
      }}
      title={t('profile.title')}
      to="/account"
    >
      <FrozenNotice userId={id} />
    </TabbedPage>
  );
}
