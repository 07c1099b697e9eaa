import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { t } from '@/lib/i18n/i18n';
import { beginLate } from '@/lib/late';
import { leaveNote, readNote } from '@/lib/notes';
import { publicPath } from '@/lib/public-path';
import { BEGAN_KEY, dropSession, hasSession } from '@/lib/session';
import { useFirstScreen } from '@/lib/use-first-screen';
import { loginAddress } from './login-address';

/** Tabs of one browser tell each other who has logged out; each holds its own session. Also the name under which storage keeps who was the last. */
const CHANNEL = 'glassmine:logout';

/** Tells the other tabs that somebody has logged out: those that listen, and those that are still coming up. */
function tellTabs(userId: string): void {
  try {
    localStorage.setItem(CHANNEL, `${Date.now()} ${userId}`);
  } catch {
    // Where storage is forbidden, those that listen are told all the same.
  }
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(userId);
  tabs.close();
}

/** Was this person the last to log out, after this tab's session had begun? */
function loggedOutMeanwhile(userId: string): boolean {
  try {
    const [at, who] = (localStorage.getItem(CHANNEL) ?? '').split(' ');
    return who === userId && Number(at) > Number(sessionStorage.getItem(BEGAN_KEY) ?? Infinity);
  } catch {
    return false;
  }
}

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
    const follow = () => {
      if (isLeaving.current) return;
      // Before the session is forgotten: leaving at its SIGNED_OUT would take the request to the server back.
      isLeaving.current = true;
      void forgetSession().then(leave);
    };
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => data === userId && follow());
    // Said before this tab listened.
    if (loggedOutMeanwhile(userId)) follow();
    return () => {
      removeEventListener('pageshow', decideAnew);
      tabs.close();
    };
  }, [userId, leave]);

  const logout = useCallback(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await forgetSession();
    tellTabs(userId);
    location.assign(publicPath('/'));
  }, [userId]);

  return { logout };
}
