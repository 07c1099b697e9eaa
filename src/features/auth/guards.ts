import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { dropSession } from '@/lib/session/channel';
import { leaveNote } from '@/lib/session/notes';
import { lacksCode } from '@/lib/session/second-factor';
import { hasSession } from '@/lib/session/session';
import { loginAddress } from './login-address';
import type { CurrentUser } from './queries';

/** Takes over the session of another tab, and says whether it did; not where its code cannot be loaded, or the browser forbids it. */
const adoptSession = () =>
  import('@/lib/session/tabs').then((tabs) => tabs.adoptSession()).catch(() => false);

/** What `beforeLoad` hands to a guard. */
export interface GuardInput {
  context: { queryClient: QueryClient };
  location: { href: string };
}

/** For `beforeLoad` of an area for signed-in people: gives `context.user`, or sends to the login, or to the second step, and back afterwards. */
export async function requireUser({ context, location }: GuardInput): Promise<{ user: CurrentUser }> {
  const toLogin = () => redirect({ href: loginAddress(location.href), reloadDocument: true });
  if (!hasSession() && !(await adoptSession())) throw toLogin();
  const { currentUserQuery } = await import('./queries');
  const user = await context.queryClient.query({ ...currentUserQuery, staleTime: 'static' });
  if (!user) {
    // Broken or refused: left in place, the login would send its holder straight back here.
    dropSession();
    leaveNote('flash', t('errors.session_expired'));
    context.queryClient.removeQueries({ queryKey: currentUserQuery.queryKey });
    throw toLogin();
  }
  if (lacksCode()) throw redirect({ to: '/second-step', search: { redirect: location.href } });
  return { user };
}
