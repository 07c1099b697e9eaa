import type { User } from '@supabase/supabase-js';
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { leaving } from '@/lib/leaving';
import { takeDestination } from '@/lib/session/destination';
import { leaveNote, takeNote } from '@/lib/session/notes';
import { LAST_LOGOUT_KEY, LOGOUT_BEFORE_KEY } from '@/lib/session/session';
import { unwrapPasskey } from './passkeys';

const loadAuth = async () => (await import('@/lib/data/supabase')).supabase.auth;

/** Remembers the last logout before this session. Returns whether a second factor is next. */
function begin(user: User | null): boolean {
  sessionStorage.setItem(LOGOUT_BEFORE_KEY, localStorage.getItem(LAST_LOGOUT_KEY) ?? '');
  return user?.factors?.some(({ status }) => status === 'verified') ?? false;
}

/**
 * Signs in with the password. Resolves to whether a second factor is next. Fails with `wrong_password`,
 * `email_not_confirmed`, `account_disabled`, `too_many_guesses`.
 */
export const signInMutation = mutationOptions({
  mutationFn: async (entered: { email: string; password: string }) => {
    const auth = await loadAuth();
    return begin(unwrap(await auth.signInWithPassword(entered)).user);
  },
});

/** Fails with `passkey_cancelled`, `passkey_refused`, `passkeys_disabled`. */
export const passkeyMutation = mutationOptions({
  mutationFn: async () => {
    const auth = await loadAuth();
    return begin(unwrapPasskey(await auth.signInWithPasskey()).user);
  },
});

/** Leads on to the second step, to where the user was going, or to the dashboard. */
export async function goOn(needsCode: boolean, redirect: string | undefined): Promise<void> {
  takeNote('unconfirmed');
  const chosen = takeDestination();
  const next = redirect ?? chosen ?? '/dashboard';
  if (!redirect && !chosen) leaveNote('arrived', 'yes');
  // Otherwise the second step shows it.
  if (!needsCode) leaveNote('flash', t('auth.login.welcome'));
  // A full load, because the account has another Content-Security-Policy.
  location.replace(needsCode ? `/second-step?redirect=${encodeURIComponent(next)}` : next);
  await leaving();
}
