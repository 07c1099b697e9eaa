import { queryOptions } from '@tanstack/react-query';
import { AppError, unwrap } from '@/lib/data/errors';
import { loadSupabase } from './factors';

export interface Passkey {
  id: string;
  name: string;
  addedAt: string;
  /** Undefined if never used. */
  usedAt: string | undefined;
}

export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['passkeys', userId],
    queryFn: async (): Promise<Passkey[]> => {
      const supabase = await loadSupabase();
      return unwrap(await supabase.auth.passkey.list()).map((passkey) => ({
        id: passkey.id,
        name: passkey.friendly_name ?? '',
        addedAt: passkey.created_at,
        usedAt: passkey.last_used_at,
      }));
    },
  });

const REFUSALS = new Map([
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'passkey_exists' as const],
  ['ERROR_INVALID_DOMAIN', 'passkeys_disabled' as const],
  ['ERROR_INVALID_RP_ID', 'passkeys_disabled' as const],
]);

/** Throws an {@link AppError} as `unwrap` does, also for the browser's refusals. */
export function unwrapPasskey<R extends { data: unknown; error: { code?: string | undefined } | null }>(
  result: R,
): Extract<R, { error: null }>['data'] {
  const code = result.error?.code ?? '';
  // Auth's own codes are lower case.
  if (code.startsWith('ERROR_')) throw new AppError(REFUSALS.get(code) ?? 'passkey_cancelled', { cause: result.error });
  return unwrap(result);
}
