import { createClient } from '@supabase/supabase-js';
import { t } from '@/lib/i18n/i18n';
import { leaveNote, readNote } from '@/lib/session/notes';
import { hasSession, readSession, SESSION_KEY } from '@/lib/session/session';
import { sharedStorage } from '@/lib/session/tabs';
import { endingHere } from '@/lib/session/token';
import type { Database } from './database.types';
import { env } from './env';
import { fetchWithRenewal } from './fetch-with-renewal';
import { addressOf, patientFetch } from './patient-fetch';
import { untilFree } from './until-free';

const VISITOR = `Bearer ${env.supabaseKey}`;

async function persistentFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // supabase-js makes them for each request, and Auth writes them as an object.
  const headers = init?.headers instanceof Headers ? init.headers : new Headers(init?.headers);
  // A session that cannot be renewed now is not over: asked as a visitor, the database would answer that it is.
  if (hasSession() && headers.get('authorization') === VISITOR && !addressOf(input).includes('/auth/v1/'))
    throw new TypeError('Failed to fetch');
  const sent = { ...init, headers };
  const send = () => patientFetch(input, sent);
  const response = await fetchWithRenewal(
    sent,
    addressOf(input).includes('/rest/v1/') ? () => untilFree(send) : send,
  );
  // Refused for now: too many ask from this network, or another tab renews. supabase-js keeps the session only when the server fails.
  return (response.status === 429 || response.status === 409) && addressOf(input).endsWith('=refresh_token')
    ? new Response(null, { status: 503 })
    : response;
}

/** A session that is new to this tab ends by the clock of this device; one that is only stored again keeps its end. */
function dated(text: string): string {
  const session = readSession(text);
  const isNew = session && !sessionStorage.getItem(SESSION_KEY)?.includes(session.access_token);
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
    if (key === SESSION_KEY && !readNote('flash')) leaveNote('flash', t('errors.session_expired'));
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
  // Reads are tried again by the cache of what is read. Both together would ask sixteen times before a person reads of a failure.
  db: { retry: false },
  global: { fetch: persistentFetch },
});

// For a minute after it could not reach Auth, it does not try again. Before any other listener, which read everything then.
addEventListener('online', () => Reflect.set(supabase.auth, 'lastRefreshFailure', null), true);
