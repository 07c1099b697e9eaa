import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { dropSession, hasSession } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { toast } from '@/lib/toast';

/** Tabs of one browser tell each other who has logged out; each holds its own session. */
const CHANNEL = 'glassmine:logout';

/** Forgets the session in this tab, and at the server when that answers. */
async function forgetSession(): Promise<void> {
  await supabase.auth.signOut({ scope: 'local' });
  // auth-js keeps the session when the server is away; whoever leaves has left all the same.
  dropSession();
}

/**
 * Watches over the session of the shell that uses it: when it ends (expired, revoked, logged out in another tab), the
 * person is told so and brought to the login. Returns the logout, which leads to the home page.
 */
export function useSession(userId: string): { logout: () => Promise<void> } {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isLeaving = useRef(false);

  useEffect(() => {
    const leave = async () => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      toast.info(t('auth.signedOut'));
      const redirect = router.state.location.href;
      // After the reads of this person are off the screen, so that none is fetched again.
      await router.navigate({ to: '/login', search: { redirect } });
      queryClient.clear();
    };
    const { data } = supabase.auth.onAuthStateChange((event) => {
      // The event may come from a tab with another session: what counts is ours.
      if (event === 'SIGNED_OUT' && !hasSession()) void leave();
    });
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (message.data === userId) void forgetSession().then(leave);
    });
    return () => {
      data.subscription.unsubscribe();
      tabs.close();
    };
  }, [router, queryClient, userId]);

  const logout = useCallback(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await forgetSession();
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.postMessage(userId);
    tabs.close();
    // Another document: nothing of this person stays in memory.
    location.assign(publicPath('/'));
  }, [userId]);

  return { logout };
}
