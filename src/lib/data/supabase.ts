import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { t } from '@/lib/i18n/i18n';
import { leaveNote, readNote } from '@/lib/session/notes';
import { endingHere, readSession, SESSION_KEY } from '@/lib/session/session';
import { sharedStorage } from '@/lib/session/tabs';
import type { Database } from './database.types';
import { env } from './env';

const PATIENCE_MS = 30_000;
/** A file of 5 MiB over a slow line takes longer than any answer. */
const FILE_PATIENCE_MS = 300_000;

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isFile = addressOf(input).includes('/storage/v1/object/');
  const timeout = AbortSignal.timeout(isFile ? FILE_PATIENCE_MS : PATIENCE_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

/** Was the token refused, and nothing done? Not what Auth says to a write, after which supabase-js stores the session that it began with. */
function isRefusal({ status }: Response, address: string, method = 'GET'): boolean {
  if (address.includes('/rest/v1/')) return status === 401;
  return address.includes('/auth/v1/') && method === 'GET' && status === 403;
}

/** Asks again, with a renewed token, where the token was refused. */
async function persistentFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await patientFetch(input, init);
  if (!isRefusal(response, addressOf(input), init?.method)) return response;
  const headers = new Headers(init?.headers);
  const [, refused = ''] = headers.get('authorization')?.split(' ') ?? [];
  const token = await tokenAfter(refused);
  if (token === undefined) return response;
  headers.set('authorization', `Bearer ${token}`);
  return patientFetch(input, { ...init, headers });
}

let renewal: Promise<string | undefined> | undefined;

/**
 * The token to ask with after this one was refused: the clock of the device was set, so that the session was not renewed in time. One
 * renewal serves all that are refused meanwhile.
 *
 * @returns undefined if there is no session, or Auth refuses to renew it.
 * @throws TypeError as `fetch` does, if Auth cannot be reached.
 */
export async function tokenAfter(refused: string): Promise<string | undefined> {
  const token = readSession(sessionStorage.getItem(SESSION_KEY))?.access_token;
  if (token !== refused) return token;
  renewal ??= renewToken().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renewToken(): Promise<string | undefined> {
  const { data, error } = await supabase.auth.refreshSession();
  if (isAuthRetryableFetchError(error)) throw new TypeError('Failed to fetch', { cause: error });
  return data.session?.access_token;
}

/** A session that is new to this tab ends by the clock of this device; one that is only stored again keeps its end. */
function dated(text: string): string {
  const session = readSession(text);
  const before = readSession(sessionStorage.getItem(SESSION_KEY));
  const isNew = session && session.access_token !== before?.access_token;
  return isNew ? JSON.stringify(endingHere(session)) : text;
}

/**
 * The storage of the session. Its entry is removed here when Auth has refused the session, never by a logout: the person is told at the
 * login why it is shown, also when the page is reloaded before it has heard of the end.
 */
const storage = {
  ...sharedStorage,
  setItem(key: string, value: string): void {
    sharedStorage.setItem(key, key === SESSION_KEY ? dated(value) : value);
  },
  removeItem(key: string): void {
    sharedStorage.removeItem(key);
    if (key === SESSION_KEY && !readNote('flash')) leaveNote('flash', t('auth.signedOut'));
  },
};

/**
 * The client of the person in this tab (docs/decisions/0008-session-entry-named-token.md). Import it only from files that are
 * loaded late (features of the signed-in area, submit handlers through `await import`), never statically on the way to a public
 * page.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  auth: {
    storage,
    storageKey: SESSION_KEY,
    detectSessionInUrl: false,
    flowType: 'implicit',
  },
  global: { fetch: persistentFetch },
});
