import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/data/database.types';
import { env } from '@/lib/data/env';
import { toAppError, unwrap } from '@/lib/data/errors';
import { patientFetch } from '@/lib/data/patient-fetch';
import { type MailLink, type RecoveryLink, sessionOf, type UnopenedLink } from './links';

/** In memory only, so that a stranger's link cannot sign the user in to the stranger's account. */
export function createRecoveryClient(): SupabaseClient<Database> {
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: {
      storageKey: 'recovery',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    db: { retry: false },
    global: { fetch: patientFetch },
  });
}

export async function followLink({ type, tokenHash: token_hash }: UnopenedLink): Promise<MailLink> {
  const { data, error } = await createRecoveryClient().auth.verifyOtp({ type, token_hash });
  if (error) {
    const failure = toAppError(error);
    if (failure.code === 'link_expired') return { kind: 'refused' };
    throw failure;
  }
  const { session } = data;
  return session
    ? sessionOf({ accessToken: session.access_token, refreshToken: session.refresh_token })
    : { kind: 'half' };
}

const opened = new WeakMap<RecoveryLink, SupabaseClient<Database>>();

/** Retries get the same client, because an accepted code counts for its session. */
export async function openLink(link: RecoveryLink): Promise<SupabaseClient<Database>> {
  const known = opened.get(link);
  if (known) return known;
  const client = createRecoveryClient();
  const { accessToken: access_token, refreshToken: refresh_token } = link;
  unwrap(await client.auth.setSession({ access_token, refresh_token }));
  opened.set(link, client);
  return client;
}

/** The user's kinds of factors, if the session lacks one. */
export async function missingFactors(link: RecoveryLink): Promise<('app' | 'key')[]> {
  const { auth } = await openLink(link);
  const { totp, webauthn } = unwrap(await auth.mfa.listFactors());
  const { currentLevel } = unwrap(await auth.mfa.getAuthenticatorAssuranceLevel());
  if (currentLevel === 'aal2') return [];
  return [...(totp.length > 0 ? ['app' as const] : []), ...(webauthn.length > 0 ? ['key' as const] : [])];
}

/** Ends an unused session. On failure it expires by itself. */
export async function endLinkSession({ accessToken }: RecoveryLink): Promise<void> {
  await createRecoveryClient()
    .auth.admin.signOut(accessToken, 'local')
    .catch(() => undefined);
}
