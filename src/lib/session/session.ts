/**
 * The session-storage entry that exists exactly while someone is signed in; supabase-js keeps its session under it. A tab that shares
 * its session with others holds a lock of this name; see `tabs.ts`.
 */
export const SESSION_KEY = 'token';

/** In local storage: who was the last to log out in this browser, after something that is different each time. */
export const LAST_LOGOUT_KEY = 'glassmine:logout';

/** Kept next to the session: what `LAST_LOGOUT_KEY` held when it began. No time is compared: a clock may have been wrong. */
export const LOGOUT_BEFORE_KEY = 'logout-before';

/** Kept next to the session, only while a page without a network is loaded again: what that page showed. */
export const LAST_STATE_KEY = 'last-state';

/** What this tab keeps under a key; null if it keeps nothing, or storage is forbidden. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Is someone signed in in this tab? A look at the storage: it costs nothing, loads nothing and proves nothing to a server. */
export const hasSession = (): boolean => readKept(SESSION_KEY) !== null;

/** Did the document before this one leave what it showed? */
export const hasLastState = (): boolean => readKept(LAST_STATE_KEY) !== null;

/** Before this much of its life is left, supabase-js refreshes a session. */
const MARGIN_S = 90;

/** What supabase-js stores, as far as it is read here. */
interface StoredSession {
  access_token: string;
  expires_at: number;
  user: { id: string; email?: string; factors?: unknown };
}

function isStored(value: unknown): value is StoredSession {
  const part = (source: unknown, key: string): unknown => Reflect.get(Object(source), key);
  return (
    typeof part(value, 'access_token') === 'string' &&
    typeof part(value, 'expires_at') === 'number' &&
    typeof part(part(value, 'user'), 'id') === 'string'
  );
}

/** Reads a session as it is stored; undefined if the text is no session. */
export function readSession(text: string | null): StoredSession | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Is a stored session none, or so old that supabase-js renews it? */
export function isAged(text: string | null): boolean {
  const stored = readSession(text);
  return !stored || stored.expires_at <= Date.now() / 1000 + MARGIN_S;
}

/** The stored session while it is good for some time; undefined when supabase-js has to see to it. */
export function freshSession(): StoredSession | undefined {
  const text = readKept(SESSION_KEY);
  return isAged(text) ? undefined : readSession(text);
}

/** The token of {@link freshSession}. */
export const freshToken = (): string | undefined => freshSession()?.access_token;

/** A referral code as it is in `/register?ref=CODE`, or undefined when it cannot be one. */
export function readReferralCode(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

const ORIGIN = 'http://same.invalid';
const HAZARD = /^\/\/|\\|\p{Cc}/u;

/** Does the path stay on this site, however often code down the line decodes it? */
function staysHere(path: string): boolean {
  let decoded = path;
  for (let round = 0; round < 4; round += 1) {
    if (!decoded.startsWith('/') || HAZARD.test(decoded)) return false;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return false;
    }
  }
  return true;
}

/** A path of this site to go to after signing in, or undefined when the value could lead elsewhere. */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || !staysHere(value)) return undefined;
  const url = new URL(value, ORIGIN);
  // Dots are resolved by now: `/.//elsewhere` has become `//elsewhere`.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ORIGIN && staysHere(path) ? path : undefined;
}
