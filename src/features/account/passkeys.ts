import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Proof, withPassword } from '@/features/auth/reauthenticate';
import type { Database } from '@/lib/data/database.types';
import { AppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** A passkey of the person. */
export interface Passkey {
  id: string;
  name: string;
  addedAt: string;
  /** Undefined if it was never used. */
  usedAt: string | undefined;
}

/** The passkeys of the person, oldest first. */
export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['passkeys', userId],
    queryFn: async (): Promise<Passkey[]> =>
      unwrap(await supabase.auth.passkey.list()).map((passkey) => ({
        id: passkey.id,
        name: passkey.friendly_name ?? '',
        addedAt: passkey.created_at,
        usedAt: passkey.last_used_at,
      })),
  });

// Their changes stand in the history of the account, too.
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['passkeys'] }),
    client.invalidateQueries({ queryKey: ['sessions'] }),
  ]);

/** Whether this browser can make passkeys of this site: it makes none for an address that is a number. */
export const makesPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** What the browser says of a passkey that was not made. */
const REFUSALS = new Map([
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'passkey_exists' as const],
  ['ERROR_INVALID_DOMAIN', 'passkeys_disabled' as const],
  ['ERROR_INVALID_RP_ID', 'passkeys_disabled' as const],
]);

async function register(client: SupabaseClient<Database>): Promise<string> {
  const result = await client.auth.registerPasskey();
  // Auth's own codes are in small letters.
  if (result.error?.code?.startsWith('ERROR_'))
    throw new AppError(REFUSALS.get(result.error.code) ?? 'passkey_cancelled', { cause: result.error });
  return unwrap(result).id;
}

/**
 * Lets the device of the person make another passkey. Fails with `wrong_password`, `invalid_code`, `passkey_cancelled`, `passkey_exists`,
 * `too_many_passkeys`, `passkeys_disabled`.
 */
export const addPasskeyMutation = mutationOptions({
  mutationFn: async ({ name, ...proof }: Proof & { name: string }) =>
    withPassword(proof, async (client) => {
      const passkeyId = await register(client);
      // The database is told even where the name is not kept.
      const named = await client.auth.passkey.update({ passkeyId, friendlyName: name });
      unwrap(await client.rpc('notice_my_passkeys'));
      unwrap(named);
    }),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client),
});

/** Removes a passkey, which signs in no more. Fails with `wrong_password`, `invalid_code`. */
export const removePasskeyMutation = mutationOptions({
  mutationFn: async ({ passkeyId, ...proof }: Proof & { passkeyId: string }) =>
    withPassword(proof, async (client) => {
      unwrap(await client.auth.passkey.delete({ passkeyId }));
      unwrap(await client.rpc('notice_my_passkeys'));
    }),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client),
});
