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

const concerns = (word: string | null, userId: string) => word?.split(' ')[1] === userId;

/** Whether this user logged out elsewhere after this session began. */
function loggedOutMeanwhile(userId: string): boolean {
  const last = localStorage.getItem(LAST_LOGOUT_KEY);
  const before = sessionStorage.getItem(LOGOUT_BEFORE_KEY);
  return before !== null && last !== before && concerns(last, userId);
}

/** Uses storage, because a tab that is still loading would miss a BroadcastChannel message. */
function tellTabs(userId: string): void {
  try {
    localStorage.setItem(LAST_LOGOUT_KEY, `${Date.now()} ${userId}`);
  } catch {
    // Storage is full: other tabs learn nothing.
  }
}

/** The first screen does not need it. */
const loadSupabase = () => import('@/lib/data/supabase');

/** Milliseconds that a logout waits for Auth. */
const PATIENCE_MS = 4000;

/** Drops this tab's session, and the server's if it answers in time. */
export async function forgetSession(): Promise<void> {
  const inTime = withTimeout(PATIENCE_MS);
  const auth = (await inTime(loadSupabase()))?.supabase.auth;
  const flash = readNote('flash');
  const token = (await inTime(auth?.getSession()))?.data.session?.access_token;
  // First, because an open page's reads with an ended session are refused, and the server may be down.
  dropSession();
  // Left if Auth just refused a refresh; this user meant to log out.
  if (!flash) takeNote('flash');
  if (token) await inTime(auth?.admin.signOut(token, 'local'));
}

/** Opens the login when the session expires, is revoked or ends in another tab. Returns the logout. */
export function useSession(userId: string): { logout: () => Promise<void> } {
  const router = useRouter();
  const isShown = useFirstScreen();
  const isLeaving = useRef(false);

  // A full load, to clear this user's data from memory.
  const leave = useCallback(() => {
    isLeaving.current = true;
    if (!readNote('flash')) leaveNote('flash', t('errors.session_expired'));
    location.assign(loginAddress(router.state.location.href));
  }, [router]);

  useEffect(() => {
    if (!isShown) return undefined;
    return beginLate(loadSupabase, ({ supabase }) => {
      const { data } = supabase.auth.onAuthStateChange((event) => {
        // The event may come from a tab with another session.
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

  // Before the first screen, which a logged-out user must not see.
  useEffect(() => {
    // The back/forward cache may show a logged-out user's page.
    const decideAnew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', decideAnew);
    const follow = () => {
      if (isLeaving.current) return;
      // First, because leaving at SIGNED_OUT would abort the request to the server.
      isLeaving.current = true;
      void forgetSession().then(leave);
    };
    const hear = ({ key, newValue }: StorageEvent) => key === LAST_LOGOUT_KEY && concerns(newValue, userId) && follow();
    addEventListener('storage', hear);
    // The logout happened before this tab listened.
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
