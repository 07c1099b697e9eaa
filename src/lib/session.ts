/** The session-storage entry that exists exactly while someone is signed in; supabase-js keeps its session under it. */
export const SESSION_KEY = 'token';

/** Is someone signed in in this tab? A look at the storage: it costs nothing, loads nothing and proves nothing to a server. */
export function hasSession(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** A referral code as it stands in `/register?ref=CODE`, or undefined when it cannot be one. */
export function readReferralCode(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

const ORIGIN = 'http://same.invalid';
const HAZARD = /^\/\/|\\|\p{Cc}/u;

/**
 * A path of this site to go to after signing in, or undefined when the value could lead elsewhere. It must start with
 * a single `/`, and stay so however often somebody down the line decodes it.
 */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  let decoded = value;
  for (let round = 0; round < 3; round += 1) {
    if (HAZARD.test(decoded)) return undefined;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return undefined;
    }
  }
  if (HAZARD.test(decoded)) return undefined;
  const url = new URL(value, ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ORIGIN && !path.startsWith('//') ? path : undefined;
}
