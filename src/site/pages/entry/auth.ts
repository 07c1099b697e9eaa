import { LAST_LOGOUT_KEY, LOGOUT_BEFORE_KEY, SESSION_KEY } from '@/lib/session/session';
import { endingHere } from '@/lib/session/token';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { list, part, read } from '@/site/kit/dom';
import { send } from '@/site/kit/send';

export interface Registration {
  email: string;
  password: string;
  data: {
    name: string;
    phone: string;
    country: string;
    language: string;
    /** Accepted by submitting the form. */
    terms: true;
    referral_code?: string;
  };
}

/**
 * Creates the account; Auth sends the confirmation mail and the database creates the profile. Fails with
 * `email_in_use`, and as `send` does.
 */
export async function signUp(registration: Registration): Promise<void> {
  const user = await send('auth/v1/signup', registration);
  // For a taken, confirmed address Auth returns a user without identities.
  if (Array.isArray(part(user, 'identities')) && list(user, 'identities').length === 0) throw new Error('email_in_use');
}

export async function resend(email: string): Promise<void> {
  await send('auth/v1/resend', { type: 'signup', email });
}

/** Requests a recovery mail. Also succeeds for unknown addresses, so that it does not reveal accounts. */
export async function recover(email: string): Promise<void> {
  await send('auth/v1/recover', { email });
}

/**
 * Signs in with a password and stores the session in the format of supabase-js.
 * @returns whether an authenticator code is needed next
 */
export const signIn = async (email: string, password: string): Promise<boolean> =>
  keepSession(await send('auth/v1/token?grant_type=password', { email, password }));

/**
 * Signs in with a passkey, otherwise like {@link signIn}.
 * @throws Error `passkey_cancelled`, and what `send` throws
 */
export async function signInByPasskey(): Promise<boolean> {
  const challenge = await send('auth/v1/passkeys/authentication/options', {});
  const options = part(challenge, 'options') as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  // Browsers do not tell a missing passkey from a cancelled prompt.
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!credential) throw new Error('passkey_cancelled');
  const challenge_id = read(challenge, 'challenge_id');
  return keepSession(await send('auth/v1/passkeys/authentication/verify', { challenge_id, credential }));
}

/** Whether the browser supports passkeys and can parse Auth's options. */
export const knowsPasskeys = (): boolean => supportsWebauthn() && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

function keepSession(session: unknown): boolean {
  if (!session || typeof session !== 'object' || !read(session, 'access_token')) throw new Error('unknown');
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(endingHere(session)));
  sessionStorage.setItem(LOGOUT_BEFORE_KEY, localStorage.getItem(LAST_LOGOUT_KEY) ?? '');
  return list(part(session, 'user'), 'factors').some((factor) => read(factor, 'status') === 'verified');
}
