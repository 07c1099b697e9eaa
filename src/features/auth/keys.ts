import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/data/database.types';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';

type Client = SupabaseClient<Database>;

/** What the browser says of a key that it did not make or use; of most refusals it says no more than that. */
const REFUSALS = new Map([
  ['InvalidStateError', 'passkey_exists' as const],
  ['SecurityError', 'passkeys_disabled' as const],
  ['NotSupportedError', 'passkeys_disabled' as const],
]);

/** What a challenge no longer takes. */
const STALE = new Set(['invalid_code', 'not_found']);

/** Auth tells a key that it does not take from its own failures by nothing but this. */
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

/**
 * Answers a challenge of a factor: with a new key if it has none yet, otherwise with any key of the person.
 * @param excluded what must not be on the device of a new key
 */
async function answer(
  client: Client,
  factorId: string,
  excluded: readonly PublicKeyCredentialDescriptor[] = [],
): Promise<void> {
  const { id: challengeId, webauthn } = await challengeOf(client, factorId);
  const { type, credential_options: options } = webauthn;
  // The library's types know of newer parts of WebAuthn than the browser's.
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

/**
 * Uses a security key of the person for the session of a client, which is of the second level from then on; no-op for those who have none.
 *
 * @throws AppError `passkey_cancelled`, `passkeys_disabled`, `key_refused`.
 */
export async function proveKey(client: Client): Promise<void> {
  const { webauthn, totp } = unwrap(await client.auth.mfa.listFactors());
  // Of several, the challenge of any is answered by each.
  const [key] = webauthn;
  if (key) return answer(client, key.id);
  if (totp.length === 0) return;
  // Removed elsewhere meanwhile: what the page knows of the person is renewed, so that it asks for what is left.
  unwrap(await client.auth.refreshSession());
  throw new AppError('key_refused');
}

// Auth gives a person's passkeys and their second factors one handle, and many devices keep one credential for it: the second that is made
// there replaces the first. A device that holds both would also be no second factor. So each is excluded where the other is.

/** The passkeys of the person, as a device knows them; none on a site without. */
async function passkeysOf({ auth }: Client): Promise<PublicKeyCredentialDescriptor[]> {
  const { data } = await auth.passkey.startRegistration();
  return (data?.options.excludeCredentials ?? []).map(({ id }) => ({
    type: 'public-key',
    id: Uint8Array.from(atob(id.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)),
  }));
}

/** The security keys of the person, as a device knows them. */
async function keysOf(client: Client): Promise<PublicKeyCredentialDescriptor[]> {
  const { webauthn: factors } = unwrap(await client.auth.mfa.listFactors());
  const [key] = factors;
  if (!key) return [];
  const { webauthn } = await challengeOf(client, key.id);
  const { publicKey } = webauthn.credential_options as { publicKey: PublicKeyCredentialRequestOptions };
  return publicKey.allowCredentials ?? [];
}

/**
 * Lets a device that holds no security key of the person make another passkey. Returns its id.
 *
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
  return unwrap(
    await client.auth.passkey.verifyRegistration({ challengeId, credential: credential as never }),
  ).id;
}

/**
 * Adds a security key, or what the device itself has for that. Nothing is left of one that was not made.
 *
 * @throws AppError `passkey_cancelled`, `passkey_exists`, `passkeys_disabled`, `key_refused`, `factor_name_taken`, `too_many_factors`.
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
