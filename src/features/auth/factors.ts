import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { Database } from '@/lib/data/database.types';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import type { RecoveryLink } from './links';

export interface Factor {
  id: string;
  name: string;
  addedAt: string;
  kind: 'app' | 'key';
}

export const loadSupabase = async () => (await import('@/lib/data/supabase')).supabase;

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

export const recoveryCodesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId, 'codes'],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase();
      return unwrap(await supabase.rpc('recovery_code_count').abortSignal(signal));
    },
  });

/** False while unknown. */
export function useIsOneWay(userId: string, factorCount: number | undefined): boolean {
  const { data: left } = useQuery({ ...recoveryCodesQuery(userId), enabled: factorCount === 1 });
  return factorCount === 1 && left === 0;
}

/** Raises a session to the second level; a no-op without a factor. @throws `invalid_code`, `too_many_requests` */
async function enterCode(client: SupabaseClient<Database>, code: string): Promise<void> {
  const { totp, webauthn } = unwrap(await client.auth.mfa.listFactors());
  for (const { id: factorId } of totp) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return;
    const failure = toAppError(error);
    if (failure.code !== 'invalid_code') throw failure;
  }
  if (totp.length + webauthn.length === 0) return;
  // The app may have been removed elsewhere: refresh the page's knowledge.
  if (totp.length === 0) unwrap(await client.auth.refreshSession());
  throw new AppError('invalid_code');
}

/** Uses the code, or a security key if it is empty. @throws as {@link enterCode} and `proveKey` do */
export async function confirmFactor(client: SupabaseClient<Database>, code: string): Promise<void> {
  if (code) return enterCode(client, code);
  const { proveKey } = await import('./keys');
  return proveKey(client);
}

export const confirmFactorMutation = mutationOptions({
  mutationFn: async (code: string) => confirmFactor(await loadSupabase(), code),
});

/** Removes the user's authenticators, ends other sessions. Fails with `invalid_code`, `too_many_requests`. */
export const recoverMutation = mutationOptions({
  mutationFn: async (code: string) => {
    const supabase = await loadSupabase();
    await spendRecoveryCode(supabase, code);
    // A failed refresh does no harm.
    await supabase.auth.refreshSession().catch(() => undefined);
  },
});

export async function spendRecoveryCode(client: SupabaseClient<Database>, code: string): Promise<void> {
  const { error, status } = await client.rpc('use_recovery_code', { code });
  if (error) throw toAppError(error, status);
}

/** Whether this tab's session still lacks its second factor, by Auth. */
export async function isCodeMissing(): Promise<boolean> {
  const { auth } = await loadSupabase();
  const { totp, webauthn } = unwrap(await auth.mfa.listFactors());
  const hasFactor = totp.length + webauthn.length > 0;
  const level = async () => unwrap(await auth.mfa.getAuthenticatorAssuranceLevel()).currentLevel;
  if (hasFactor && (await level()) !== 'aal2') return true;
  // The stored session may predate the removal of an authenticator.
  unwrap(await auth.refreshSession());
  return hasFactor && (await level()) !== 'aal2';
}

export const linkQuery = (link: RecoveryLink) =>
  queryOptions({
    queryKey: ['auth', 'link', link.accessToken],
    // A bad link is reported when it is used.
    queryFn: async () => {
      const { missingFactors } = await import('./recovery');
      return missingFactors(link).catch(() => []);
    },
  });

/** The field of a refused code: it is told there, where a toast does not stay. */
export const CODE_FIELDS = { invalid_code: 'code', code_required: 'code' } as const;
