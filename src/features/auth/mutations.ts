import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { RecoveryLink } from './links';

/** Sends the confirmation mail once more. */
export const resendMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const { supabase } = await import('@/lib/data/supabase');
    const emailRedirectTo = `${location.origin}/confirmed`;
    unwrap(await supabase.auth.resend({ type: 'signup', email, options: { emailRedirectTo } }));
  },
});

/** Saves the new password with the session of a recovery link. Auth ends all other sessions, and the link's is asked to end. */
export const resetMutation = mutationOptions({
  mutationFn: async ({ link, password }: { link: RecoveryLink; password: string }) => {
    const { createRecoveryClient } = await import('./recovery');
    const client = createRecoveryClient();
    unwrap(
      await client.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }),
    );
    unwrap(await client.auth.updateUser({ password }));
    // Whatever comes of it: the password is set, and a second try would only hear that it is the old one.
    await client.auth.signOut({ scope: 'global' }).catch(() => undefined);
  },
});
