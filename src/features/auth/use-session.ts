import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { t } from '@/lib/i18n/i18n';
import { beginLate } from '@/lib/late';
import { leaveNote, readNote } from '@/lib/notes';
import { publicPath } from '@/lib/public-path';
import { dropSession, hasSession } from '@/lib/session';
import { useFirstScreen } from '@/lib/use-first-screen';
import { loginAddress } from './login-address';

/** Tabs of one browser tell each other who has logged out; each holds its own session. */
const CHANNEL = 'glassmine:logout';

/** After the first screen, which does without. */
const loadSupabase = () => import('@/lib/supabase');

/** Forgets the session in this tab, and at the server when that answers. */
export async function forgetSession(): Promise<void> {
  await loadSupabase()
    .then(({ supabase }) => supabase.auth.signOut({ scope: 'local' }))
    .catch(() => undefined);
  // auth-js keeps the session when the server is away, or is not there itself; whoever leaves has left all the same.
  dropSession();
}

/**
 * Watches over the session of the shell that uses it: when it ends (expired, revoked, logged out in another tab), the
 * person is told so and brought to the login. Returns the logout, which leads to the home page.
 */
export function useSession(userId: string): { logout: () => Promise<void> } {
  const router = useRouter();
  const isShown = useFirstScreen();
  const isLeaving = useRef(false);

  // Another document: nothing of this person stays in memory.
  const leave = useCallback(() => {
    isLeaving.current = true;
    if (!readNote('flash')) leaveNote('flash', t('auth.signedOut'));
    location.assign(loginAddress(router.state.location.href));
  }, [router]);

  useEffect(() => {
    if (!isShown) return undefined;
    return beginLate(loadSupabase, ({ supabase }) => {
      const { data } = supabase.auth.onAuthStateChange((event) => {
        // The event may come from a tab with another session: what counts is ours.
        if (event === 'SIGNED_OUT' && !hasSession() && !isLeaving.current) leave();
      });
      return () => data.subscription.unsubscribe();
    });
  }, [isShown, leave]);

  // Apart from what waits for the first screen: a channel that is opened anew misses what is said meanwhile.
  useEffect(() => {
    // What the browser kept for "back" may show a person who has left: the guard decides anew.
    const decideAnew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', decideAnew);
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (message.data !== userId || isLeaving.current) return;
      // Before the session is forgotten: leaving at its SIGNED_OUT would take the request to the server back.
      isLeaving.current = true;
      void forgetSession().then(leave);
    });
    return () => {
      removeEventListener('pageshow', decideAnew);
      tabs.close();
    };
  }, [userId, leave]);

  const logout = useCallback(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await forgetSession();
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.postMessage(userId);
    tabs.close();
    location.assign(publicPath('/'));
  }, [userId]);

  return { logout };
}
