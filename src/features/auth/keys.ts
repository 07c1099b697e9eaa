import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/data/database.types';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';

type Client = SupabaseClient<Database>;

const REFUSALS = new Map([
  ['InvalidStateError', 'passkey_exists' as const],
  ['SecurityError', 'passkeys_disabled' as const],
  ['NotSupportedError', 'passkeys_disabled' as const],
]);

const STALE = new Set(['invalid_code', 'not_found']);

/** Auth marks a refused key, and its own failures, only by this status. */
const REFUSED_STATUS = 500;

async function ask(work: () => Promise<Credential | null>): Promise<Credential> {
  if (!('PublicKeyCredential' in globalThis)) throw new AppError('passkeys_disabled');
  try {
    const credential = await work();
    if (credential) return credential;
  } catch (cause) {
    const code = REFUSALS.get(String(Reflect.get(Object(cause), 'name')));
    throw new AppError(code ?? 'passkey_cancelled', { cause });
  }
  throw new AppError('passkey_cancelled');
}

const challengeOf = async (client: Client, factorId: string) =>
  unwrap(await client.auth.mfa.challenge({ factorId, webauthn: { rpId: location.hostname } }));

/** Answers with a new key if the factor has none yet. @param excluded credentials a new key's device must not hold */
async function answer(
  client: Client,
  factorId: string,
  excluded: readonly PublicKeyCredentialDescriptor[] = [],
): Promise<void> {
  const { id: challengeId, webauthn } = await challengeOf(client, factorId);
  const { type, credential_options: options } = webauthn;
  // The library's types know newer parts of WebAuthn than the browser's.
  const credential = await ask(() => {
    if (type === 'request') return navigator.credentials.get(options as CredentialRequestOptions);
    const { publicKey } = options as { publicKey: PublicKeyCredentialCreationOptions };
    const excludeCredentials = [...(publicKey.excludeCredentials ?? []), ...excluded];
    return navigator.credentials.create({ publicKey: { ...publicKey, excludeCredentials } });
  });
  const { error } = await client.auth.mfa.verify({
    factorId,
    challengeId,
    webauthn: { rpId: location.hostname, type, credential_response: credential as never },
  });
  if (!error) return;
  const failure = toAppError(error);
  const isRefused = error.status === REFUSED_STATUS || STALE.has(failure.code);
  throw isRefused ? new AppError('key_refused', { cause: error }) : failure;
}

/** A no-op without a security key. @throws AppError `passkey_cancelled`, `passkeys_disabled`, `key_refused` */
export async function proveKey(client: Client): Promise<void> {
  const { webauthn, totp } = unwrap(await client.auth.mfa.listFactors());
  // Each key answers the challenge of any of them.
  const [key] = webauthn;
  if (key) return answer(client, key.id);
  if (totp.length === 0) return;
  // The key was removed elsewhere: refresh the page's knowledge.
  unwrap(await client.auth.refreshSession());
  throw new AppError('key_refused');
}

// Auth gives a user's passkeys and second factors one handle, and many devices keep one credential per handle: a
// second one would replace the first. A device with both would also be no second factor. So each excludes the other.

/** Empty on a site without passkeys. */
async function passkeysOf({ auth }: Client): Promise<PublicKeyCredentialDescriptor[]> {
  const { data } = await auth.passkey.startRegistration();
  return (data?.options.excludeCredentials ?? []).map(({ id }) => ({
    type: 'public-key',
    id: Uint8Array.from(atob(id.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)),
  }));
}

async function keysOf(client: Client): Promise<PublicKeyCredentialDescriptor[]> {
  const { webauthn: factors } = unwrap(await client.auth.mfa.listFactors());
  const [key] = factors;
  if (!key) return [];
  const { webauthn } = await challengeOf(client, key.id);
  const { publicKey } = webauthn.credential_options as { publicKey: PublicKeyCredentialRequestOptions };
  return publicKey.allowCredentials ?? [];
}

/**
 * Creates a passkey, except on a device with one of the user's security keys. Returns its id.
 * @throws AppError `passkey_cancelled`, `passkey_exists`, `passkeys_disabled`, `too_many_passkeys`.
 */
export async function makePasskey(client: Client): Promise<string> {
  const excluded = await keysOf(client);
  const { challenge_id: challengeId, options } = unwrap(await client.auth.passkey.startRegistration());
  const credential = await ask(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    const excludeCredentials = [...(publicKey.excludeCredentials ?? []), ...excluded];
    return navigator.credentials.create({ publicKey: { ...publicKey, excludeCredentials } });
  });
  return unwrap(await client.auth.passkey.verifyRegistration({ challengeId, credential: credential as never })).id;
}

/**
 * Adds a security key or a platform authenticator; removes a failed one.
 * @throws AppError `passkey_cancelled`, `passkey_exists`, `passkeys_disabled`, `key_refused`, `factor_name_taken`,
 * `too_many_factors`.
 */
export async function enrolKey(client: Client, friendlyName: string): Promise<void> {
  const { id: factorId } = unwrap(await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName }));
  try {
    await answer(client, factorId, await passkeysOf(client));
  } catch (error) {
    await client.auth.mfa.unenroll({ factorId }).catch(() => undefined);
    throw error;
  }
}
