import { mutationOptions } from '@tanstack/react-query';
import { toAppError, unwrap } from '@/lib/errors';

/** Sends the confirmation mail once more. */
export const resendMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const { supabase } = await import('@/lib/supabase');
    const emailRedirectTo = `${location.origin}/confirmed`;
    unwrap(await supabase.auth.resend({ type: 'signup', email, options: { emailRedirectTo } }));
  },
});

/** Saves the new password with the session of a recovery link, then ends every session of the account. */
export const resetMutation = mutationOptions({
  mutationFn: async ({ link, password }: { link: RecoveryLink; password: string }) => {
    const { createRecoveryClient } = await import('./recovery');
    const client = createRecoveryClient();
    unwrap(
      await client.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }),
    );
    unwrap(await client.auth.updateUser({ password }));
    const { error } = await client.auth.signOut({ scope: 'global' });
    if (error) throw toAppError(error);
  },
});

/** What a recovery link carries behind its `#`. */
export interface RecoveryLink {
  accessToken: string;
  refreshToken: string;
}
