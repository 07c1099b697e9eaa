import { readStored } from '@/lib/stored';

/** The session-storage key that exists while signed in. A tab that shares its session holds a lock of this name. */
export const SESSION_KEY = 'token';

/** In local storage: the last user to log out in this browser, after a unique prefix. */
export const LAST_LOGOUT_KEY = 'glassmine:logout';

/** `LAST_LOGOUT_KEY` when the session began. Times are not compared, because the clock may be wrong. */
export const LOGOUT_BEFORE_KEY = 'logout-before';

/** Next to the session, only during an offline reload: what the page showed. */
export const LAST_STATE_KEY = 'last-state';

/** Returns this tab's stored value; null without one or without storage. */
export const readKept = (key: string): string | null => readStored('session', key);

/** Whether this tab is signed in, by storage alone: free, and proves nothing to a server. */
export const hasSession = (): boolean => readKept(SESSION_KEY) !== null;

export const hasLastState = (): boolean => readKept(LAST_STATE_KEY) !== null;

/** supabase-js refreshes a session when less than this is left. */
const MARGIN_S = 90;

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

/** Returns undefined if the text is not a session. */
export function readSession(text: string | null): StoredSession | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a stored session is missing, or so old that supabase-js refreshes it. */
export function isAged(text: string | null): boolean {
  const stored = readSession(text);
  return !stored || stored.expires_at <= Date.now() / 1000 + MARGIN_S;
}

/** Returns the stored session if it is valid for a while; undefined if supabase-js must refresh it. */
export function freshSession(): StoredSession | undefined {
  const text = readKept(SESSION_KEY);
  return isAged(text) ? undefined : readSession(text);
}

export const freshToken = (): string | undefined => freshSession()?.access_token;

/** Reads a referral code as in `/register?ref=CODE`; undefined if malformed. */
export function readReferralCode(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

const ORIGIN = 'http://same.invalid';
const HAZARD = /^\/\/|\\|\p{Cc}/u;

/** Whether the path stays on this site, however often later code decodes it. */
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

/** Returns a path of this site to open after signing in; undefined if it could lead elsewhere. */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || !staysHere(value)) return undefined;
  const url = new URL(value, ORIGIN);
  // Resolving dots turns `/.//elsewhere` into `//elsewhere`.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ORIGIN && staysHere(path) ? path : undefined;
}
