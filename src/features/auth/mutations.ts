import { mutationOptions } from '@tanstack/react-query';
import { AppError, toAppError, unwrap } from '@/lib/errors';
import type { LoginValues, RegisterValues } from './schema';

const loadSupabase = async () => (await import('@/lib/supabase')).supabase;

const confirmedUrl = () => `${location.origin}/confirmed`;

/** Creates the account; Auth sends the confirmation mail and the database makes the profile. Fails with `email_in_use`, `weak_password`, `invalid_email`. */
export const registerMutation = mutationOptions({
  mutationFn: async ({
    values,
    referralCode,
  }: {
    values: RegisterValues;
    referralCode: string | undefined;
  }) => {
    const supabase = await loadSupabase();
    const { email, password, name, phone, country } = values;
    const { user } = unwrap(
      await supabase.auth.signUp({
        email,
        password,
        options: {
          data: {
            name,
            phone,
            ...(country ? { country } : {}),
            ...(referralCode ? { referral_code: referralCode } : {}),
          },
          emailRedirectTo: confirmedUrl(),
        },
      }),
    );
    // Auth hides that a confirmed address is taken by answering with a user who has no identity.
    if (user?.identities?.length === 0) throw new AppError('email_in_use');
  },
});

/** Sends the confirmation mail once more. */
export const resendMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const supabase = await loadSupabase();
    unwrap(
      await supabase.auth.resend({ type: 'signup', email, options: { emailRedirectTo: confirmedUrl() } }),
    );
  },
});

/** Signs in and thereby stores the session under `token`. Fails with `wrong_password`, `email_not_confirmed`. */
export const loginMutation = mutationOptions({
  mutationFn: async (values: LoginValues) => {
    const supabase = await loadSupabase();
    unwrap(await supabase.auth.signInWithPassword(values));
  },
});

/** Asks for a recovery mail. Succeeds for unknown addresses too: who has an account is nobody's business. */
export const forgotMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const supabase = await loadSupabase();
    unwrap(
      await supabase.auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` }),
    );
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
