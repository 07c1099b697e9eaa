import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { dropSession } from '@/lib/session/channel';
import { leaveNote } from '@/lib/session/notes';
import { lacksCode } from '@/lib/session/second-factor';
import { hasSession } from '@/lib/session/session';
import { loginAddress } from './login-address';
import type { CurrentUser } from './queries';

/** Takes over another tab's session; false if the code cannot load or the browser forbids it. */
const adoptSession = () => import('@/lib/session/tabs').then((tabs) => tabs.adoptSession()).catch(() => false);

export interface GuardInput {
  context: { queryClient: QueryClient };
  location: { href: string };
}

/** For `beforeLoad` of signed-in areas: returns `context.user`, or redirects to sign in and back afterwards. */
export async function requireUser({ context, location }: GuardInput): Promise<{ user: CurrentUser }> {
  const toLogin = () => redirect({ href: loginAddress(location.href), reloadDocument: true });
  if (!hasSession() && !(await adoptSession())) throw toLogin();
  const { currentUserQuery } = await import('./queries');
  const user = await context.queryClient.query({ ...currentUserQuery, staleTime: 'static' });
  if (!user) {
    // A broken or refused session would make the login redirect straight back.
    dropSession();
    leaveNote('flash', t('errors.session_expired'));
    context.queryClient.removeQueries({ queryKey: currentUserQuery.queryKey });
    throw toLogin();
  }
  if (lacksCode()) throw redirect({ to: '/second-step', search: { redirect: location.href } });
  return { user };
}
