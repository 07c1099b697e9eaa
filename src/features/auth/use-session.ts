import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { t } from '@/lib/i18n/i18n';
import { beginLate } from '@/lib/lazy-component';
import { publicPath } from '@/lib/public-path';
import { dropSession } from '@/lib/session/channel';
import { leaveNote, readNote, takeNote } from '@/lib/session/notes';
import { hasSession, LAST_LOGOUT_KEY, LOGOUT_BEFORE_KEY } from '@/lib/session/session';
import { useFirstScreen } from '@/lib/use-first-screen';
import { withTimeout } from '@/lib/with-timeout';
import { loginAddress } from './login-address';

/** Is the last word of a logout about this person? */
const concerns = (word: string | null, userId: string) => word?.split(' ')[1] === userId;

/** Has this person logged out in another tab since this tab's session began? */
function loggedOutMeanwhile(userId: string): boolean {
  const last = localStorage.getItem(LAST_LOGOUT_KEY);
  const before = sessionStorage.getItem(LOGOUT_BEFORE_KEY);
  return before !== null && last !== before && concerns(last, userId);
}

/**
 * Tells the other tabs of this browser that this person has logged out, also those in which they signed in apart. Through storage, and
 * no BroadcastChannel: a tab that is still coming up would not hear it.
 */
function tellTabs(userId: string): void {
  try {
    localStorage.setItem(LAST_LOGOUT_KEY, `${Date.now()} ${userId}`);
  } catch {
    // The storage is full and the others learn nothing: who leaves here leaves all the same.
  }
}

/** After the first screen, which does without. */
const loadSupabase = () => import('@/lib/data/supabase');

/** How long a logout waits for Auth, in milliseconds: on a stalled line the page is left without it. */
const PATIENCE_MS = 4000;

/** Forgets the session in this tab, and at the server when that answers in time. */
export async function forgetSession(): Promise<void> {
  const inTime = withTimeout(PATIENCE_MS);
  const auth = (await inTime(loadSupabase()))?.supabase.auth;
  const flash = readNote('flash');
  const token = (await inTime(auth?.getSession()))?.data.session?.access_token;
  // Before the server hears of it: what an open page reads with an ended session is refused. Also when the server is away.
  dropSession();
  // Left when Auth refused to renew the session just now: its holder wanted it to end.
  if (!flash) takeNote('flash');
  if (token) await inTime(auth?.admin.signOut(token, 'local'));
}

/**
 * Watches over the session of the shell that uses it: when it ends (expired, revoked, logged out in another tab), the
 * person reads that and is brought to the login. Returns the logout, which leads to the home page.
 */
export function useSession(userId: string): { logout: () => Promise<void> } {
  const router = useRouter();
  const isShown = useFirstScreen();
  const isLeaving = useRef(false);

  // Another document: nothing of this person stays in memory.
  const leave = useCallback(() => {
    isLeaving.current = true;
    if (!readNote('flash')) leaveNote('flash', t('errors.session_expired'));
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

  useEffect(() => {
    if (!isShown) return undefined;
    return beginLate(
      () => import('@/lib/session/tabs'),
      ({ onSessionEnd, shareSession }) => {
        shareSession();
        return onSessionEnd(() => !isLeaving.current && leave());
      },
    );
  }, [isShown, leave]);

  // Not after the first screen: a person who has logged out is not shown one.
  useEffect(() => {
    // What the browser kept for "back" may show a person who has left: the guard decides again.
    const decideAnew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', decideAnew);
    const follow = () => {
      if (isLeaving.current) return;
      // Before the session is forgotten: leaving at its SIGNED_OUT would take the request to the server back.
      isLeaving.current = true;
      void forgetSession().then(leave);
    };
    const hear = ({ key, newValue }: StorageEvent) =>
      key === LAST_LOGOUT_KEY && concerns(newValue, userId) && follow();
    addEventListener('storage', hear);
    // Said before this tab listened.
    if (loggedOutMeanwhile(userId)) follow();
    return () => {
      removeEventListener('pageshow', decideAnew);
      removeEventListener('storage', hear);
    };
  }, [userId, leave]);

  const logout = useCallback(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    tellTabs(userId);
    await forgetSession();
    location.assign(publicPath('/'));
  }, [userId]);

  return { logout };
}
