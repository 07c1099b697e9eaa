import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import type { RecoveryLink } from './links';

/** A second factor that a user has set up: an authenticator app or a security key. */
export interface Factor {
  id: string;
  name: string;
  addedAt: string;
  kind: 'app' | 'key';
}

/** The client of this tab, loaded when it is needed. */
export const loadSupabase = async () => (await import('@/lib/data/supabase')).supabase;

/** The second factors of the person, oldest first. */
export const factorsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId],
    queryFn: async (): Promise<Factor[]> => {
      const supabase = await loadSupabase();
      const { totp, webauthn } = unwrap(await supabase.auth.mfa.listFactors());
      return [...totp, ...webauthn]
        .map(({ id, friendly_name: name = '', created_at: addedAt, factor_type: type }) => ({
          id,
          name,
          addedAt,
          kind: type === 'webauthn' ? ('key' as const) : ('app' as const),
        }))
        .toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
    },
  });

/** How many recovery codes are left to the person. */
export const recoveryCodesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId, 'codes'],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase();
      return unwrap(await supabase.rpc('recovery_code_count').abortSignal(signal));
    },
  });

/** Would the person lose their account with the one second factor that they have? False while it is not known. */
export function useIsOneWay(userId: string, factorCount: number | undefined): boolean {
  const { data: left } = useQuery({ ...recoveryCodesQuery(userId), enabled: factorCount === 1 });
  return factorCount === 1 && left === 0;
}

/**
 * Enters a code for the session of a client, which is of the second level from then on. The code may be of any authenticator of the
 * person; for those without a second factor this is a no-op.
 *
 * @throws AppError `invalid_code`, `too_many_requests`.
 */
async function enterCode(client: SupabaseClient<Database>, code: string): Promise<void> {
  const { totp, webauthn } = unwrap(await client.auth.mfa.listFactors());
  for (const { id: factorId } of totp) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return;
    const failure = toAppError(error);
    if (failure.code !== 'invalid_code') throw failure;
  }
  if (totp.length + webauthn.length === 0) return;
  // Of an app that was removed elsewhere meanwhile, say: what the page knows of the person is renewed, so that it asks for what is left.
  if (totp.length === 0) unwrap(await client.auth.refreshSession());
  throw new AppError('invalid_code');
}

/**
 * Uses a second factor for the session of a client: a code, or a security key of those who have one if the code is empty.
 *
 * @throws AppError as {@link enterCode} and `proveKey` do.
 */
export async function confirmFactor(client: SupabaseClient<Database>, code: string): Promise<void> {
  if (code) return enterCode(client, code);
  const { proveKey } = await import('./keys');
  return proveKey(client);
}

/** {@link confirmFactor} for the session of this tab. */
export const confirmFactorMutation = mutationOptions({
  mutationFn: async (code: string) => confirmFactor(await loadSupabase(), code),
});

/**
 * Uses a recovery code for the session of this tab: the authenticators of the person are removed and their other sessions end. Fails with
 * `invalid_code`, `too_many_requests`.
 */
export const recoverMutation = mutationOptions({
  mutationFn: async (code: string) => {
    const supabase = await loadSupabase();
    await spendRecoveryCode(supabase, code);
    // What the tab stores still names the authenticators; that it cannot be refreshed now changes nothing about it.
    await supabase.auth.refreshSession().catch(() => undefined);
  },
});

/** The same for the session of any client. */
export async function spendRecoveryCode(client: SupabaseClient<Database>, code: string): Promise<void> {
  const { error, status } = await client.rpc('use_recovery_code', { code });
  if (error) throw toAppError(error, status);
}

/** Whether the session of this tab lacks the second factor of its person, as Auth says. */
export async function isCodeMissing(): Promise<boolean> {
  const { auth } = await loadSupabase();
  const { totp, webauthn } = unwrap(await auth.mfa.listFactors());
  const hasFactor = totp.length + webauthn.length > 0;
  const level = async () => unwrap(await auth.mfa.getAuthenticatorAssuranceLevel()).currentLevel;
  if (hasFactor && (await level()) !== 'aal2') return true;
  // What the tab stores may be older than the removal of an authenticator, which takes their level from sessions that were raised by it.
  unwrap(await auth.refreshSession());
  return hasFactor && (await level()) !== 'aal2';
}

/** The second factors by which a new password by a link has to be confirmed, too. */
export const linkQuery = (link: RecoveryLink) =>
  queryOptions({
    queryKey: ['auth', 'link', link.accessToken],
    // What is wrong with the link is told when it is used.
    queryFn: async () => {
      const { missingFactors } = await import('./recovery');
      return missingFactors(link).catch(() => []);
    },
  });

/** The field of a refused code: it is told there, where a toast does not stay. */
export const CODE_FIELDS = { invalid_code: 'code', code_required: 'code' } as const;
