import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { loginAddress } from '@/features/auth/login-address';
import { forgetSession } from '@/features/auth/use-session';
import { profileQuery } from '@/features/profile/queries';
import { DataSection } from './DataSection';
import { HistorySection } from './HistorySection';
import { PreferencesSection } from './PreferencesSection';
import { SecuritySection } from './SecuritySection';
import { SessionsSection } from './SessionsSection';

async function leave(): Promise<void> {
  await forgetSession();
  location.assign(loginAddress());
}

/** The parts of the account page below profile and identity. */
export function AccountSections() {
  const { user: signedIn } = useRouteContext({ from: '/_account' });
  const { data: profile } = useSuspenseQuery(profileQuery(signedIn.id));
  // A session keeps the address that it began with; since then the person may have confirmed another.
  const user = { ...signedIn, email: profile.email };
  return (
    <>
      <SecuritySection user={user} />
      <SessionsSection userId={user.id} />
      <HistorySection userId={user.id} />
      <PreferencesSection userId={user.id} />
      <DataSection onClosed={leave} user={user} />
    </>
  );
}
