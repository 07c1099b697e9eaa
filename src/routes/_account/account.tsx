import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AccountTabs } from '@/features/account/components/AccountTabs';
import { partsOf } from '@/features/account/queries';
import { readTab } from '@/features/account/tab';
import { freezeQuery } from '@/features/dashboard/queries';
import { KycSection } from '@/features/kyc/components/KycSection';
import { kycCaseQuery } from '@/features/kyc/queries';
import { ProfileSection } from '@/features/profile/components/ProfileSection';
import { profileQuery } from '@/features/profile/queries';
import { preload, preloadAhead } from '@/lib/data/preload';
import { loadWords } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/account')({
  head: pageTitle('shell.account'),
  validateSearch: readTab,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, user }, deps: { tab } }) =>
    withWords(
      ['entry', 'money', 'settings'],
      [
        preload(queryClient, profileQuery(user.id), kycCaseQuery(user.id)),
        preloadAhead(queryClient, freezeQuery(user.id), ...(tab ? partsOf(user.id)[tab] : [])),
        ...(tab ? [loadWords('security'), loadWords('notifications')] : []),
      ],
    ),
  component: AccountPage,
});

function AccountPage() {
  const { user } = Route.useRouteContext();
  const { tab } = Route.useSearch();
  const { data: profile } = useSuspenseQuery(profileQuery(user.id));
  return (
    <AccountTabs
      email={profile.email}
      profile={
        <>
          <ProfileSection />
          <KycSection name={profile.name} />
        </>
      }
      tab={tab}
    />
  );
}
