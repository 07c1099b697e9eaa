import { useRouteContext } from '@tanstack/react-router';
import { loginAddress } from '@/features/auth/login-address';
import { forgetSession } from '@/features/auth/use-session';
import { DataSection } from './DataSection';
import { HistorySection } from './HistorySection';
import { PreferencesSection } from './PreferencesSection';
import { SecuritySection } from './SecuritySection';
import { SessionsSection } from './SessionsSection';

async function leave(): Promise<void> {
  await forgetSession();
  location.assign(loginAddress());
}

/** @param email the confirmed address: a session keeps its first one. */
export function AccountSections({ email }: { email: string }) {
  const { user: signedIn } = useRouteContext({ from: '/_account' });
  const user = { ...signedIn, email };
  return (
    <>
      <SecuritySection onStopped={leave} user={user} />
      <SessionsSection userId={user.id} />
      <HistorySection userId={user.id} />
      <PreferencesSection userId={user.id} />
      <DataSection onClosed={leave} user={user} />
    </>
  );
}
