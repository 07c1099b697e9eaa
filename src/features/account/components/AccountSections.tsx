import { useRouteContext } from '@tanstack/react-router';
import { DataSection } from './DataSection';
import { HistorySection } from './HistorySection';
import { PreferencesSection } from './PreferencesSection';
import { ProgramsSection } from './programs/ProgramsSection';
import { SecuritySection } from './SecuritySection';
import { SessionsSection } from './SessionsSection';

/** @param email the confirmed address: a session keeps its first one. */
export function AccountSections({ email }: { email: string }) {
  const { user: signedIn } = useRouteContext({ from: '/_account' });
  const user = { ...signedIn, email };
  return (
    <>
      <SecuritySection user={user} />
      <SessionsSection userId={user.id} />
      <HistorySection userId={user.id} />
      <ProgramsSection user={user} />
      <PreferencesSection userId={user.id} />
      <DataSection user={user} />
    </>
  );
}
