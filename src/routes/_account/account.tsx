import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AccountSections } from '@/features/account/components/AccountSections';
import { askAhead } from '@/features/account/queries';
import { freezeQuery } from '@/features/dashboard/queries';
import { KycSection } from '@/features/kyc/components/KycSection';
import { kycCaseQuery } from '@/features/kyc/queries';
import { ProfileSection } from '@/features/profile/components/ProfileSection';
import { profileQuery } from '@/features/profile/queries';
import { preload, preloadAhead } from '@/lib/data/preload';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/account')({
  head: pageTitle('shell.account'),
  loader: ({ context: { queryClient, user } }) => {
    askAhead(queryClient, user.id);
    return withWords(
      ['entry', 'money', 'settings', 'notifications'],
      [
        preload(queryClient, profileQuery(user.id), kycCaseQuery(user.id)),
        preloadAhead(queryClient, freezeQuery(user.id)),
      ],
    );
  },
  component: AccountPage,
});

function AccountPage() {
  const { user } = Route.useRouteContext();
  const { data: profile } = useSuspenseQuery(profileQuery(user.id));
  return (
    <>
      <ProfileSection />
      <KycSection name={profile.name} />
      <AccountSections email={profile.email} />
    </>
  );
}
