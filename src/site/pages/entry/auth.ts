import { LAST_LOGOUT_KEY, LOGOUT_BEFORE_KEY, SESSION_KEY } from '@/lib/session/session';
import { endingHere } from '@/lib/session/token';
import { supportsWebauthn } from '@/lib/session/webauthn-support';
import { list, part, read } from '@/site/kit/dom';
import { send } from '@/site/kit/send';

/** What a visitor registers with. */
export interface Registration {
  email: string;
  password: string;
  /** What the database makes the profile of. */
  data: {
    name: string;
    phone: string;
    country: string;
    language: string;
    /** That they were accepted, as the form says next to its button. */
    terms: true;
    referral_code?: string;
  };
}

/** Creates the account; Auth sends the confirmation mail and the database makes the profile. Fails with `email_in_use`, and as `send` does. */
export async function signUp(registration: Registration): Promise<void> {
  const user = await send('auth/v1/signup', registration);
  // Auth hides that a confirmed address is taken by answering with a user who has no identity.
  if (Array.isArray(part(user, 'identities')) && list(user, 'identities').length === 0)
    throw new Error('email_in_use');
}

/** Sends the confirmation mail again. */
export async function resend(email: string): Promise<void> {
  await send('auth/v1/resend', { type: 'signup', email });
}

/** Asks for a recovery mail. Succeeds for unknown addresses too: it must not reveal who has an account. */
export async function recover(email: string): Promise<void> {
  await send('auth/v1/recover', { email });
}

/**
 * Signs in with the password: stores the session as supabase-js would, which goes on with it in the application.
 * @returns whether the code of an authenticator is asked for next
 */
export const signIn = async (email: string, password: string): Promise<boolean> =>
  keepSession(await send('auth/v1/token?grant_type=password', { email, password }));

/**
 * Signs in with a passkey that the browser offers, as {@link signIn} does with a password.
 * @throws Error `passkey_cancelled`, and what `send` throws
 */
export async function signInByPasskey(): Promise<boolean> {
  const challenge = await send('auth/v1/passkeys/authentication/options', {});
  const options = part(challenge, 'options') as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  // Browsers do not say whether there is none or the person did not want to.
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!credential) throw new Error('passkey_cancelled');
  const challenge_id = read(challenge, 'challenge_id');
  return keepSession(await send('auth/v1/passkeys/authentication/verify', { challenge_id, credential }));
}

/** Whether passkeys work here, and the browser reads what Auth asks of them. */
export const knowsPasskeys = (): boolean =>
  supportsWebauthn() && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

function keepSession(session: unknown): boolean {
  if (!session || typeof session !== 'object' || !read(session, 'access_token')) throw new Error('unknown');
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(endingHere(session)));
  sessionStorage.setItem(LOGOUT_BEFORE_KEY, localStorage.getItem(LAST_LOGOUT_KEY) ?? '');
  return list(part(session, 'user'), 'factors').some((factor) => read(factor, 'status') === 'verified');
}
