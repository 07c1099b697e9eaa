import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/data/database.types';
import { env } from '@/lib/data/env';
import { toAppError, unwrap } from '@/lib/data/errors';
import { patientFetch } from '@/lib/data/patient-fetch';
import { type MailLink, type RecoveryLink, sessionOf, type UnopenedLink } from './links';

/**
 * A client for one recovery link. Its session lives in memory alone: following a link never signs anyone in, so a
 * foreign link cannot place a person in a stranger's account.
 */
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

/** Sends Auth what a link of a mail proves, once. */
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

/** A client with the session of a link. It is the same for each try: a code that was taken counts for the session that it was entered with. */
export async function openLink(link: RecoveryLink): Promise<SupabaseClient<Database>> {
  const known = opened.get(link);
  if (known) return known;
  const client = createRecoveryClient();
  const { accessToken: access_token, refreshToken: refresh_token } = link;
  unwrap(await client.auth.setSession({ access_token, refresh_token }));
  opened.set(link, client);
  return client;
}

/** The kinds of second factors that the person of a link has, if its session lacks one. */
export async function missingFactors(link: RecoveryLink): Promise<('app' | 'key')[]> {
  const { auth } = await openLink(link);
  const { totp, webauthn } = unwrap(await auth.mfa.listFactors());
  const { currentLevel } = unwrap(await auth.mfa.getAuthenticatorAssuranceLevel());
  if (currentLevel === 'aal2') return [];
  return [...(totp.length > 0 ? ['app' as const] : []), ...(webauthn.length > 0 ? ['key' as const] : [])];
}

/** Ends the session that a link from a mail began and that no one continues. When Auth cannot be asked, it stays, and ends by itself. */
export async function endLinkSession({ accessToken }: RecoveryLink): Promise<void> {
  await createRecoveryClient()
    .auth.admin.signOut(accessToken, 'local')
    .catch(() => undefined);
}
