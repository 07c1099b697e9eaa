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
  // supabase-js builds Headers for each request, but Auth passes an object.
  const headers = init?.headers instanceof Headers ? init.headers : new Headers(init?.headers);
  // A session that cannot be refreshed now is not over; asked as a visitor, the database would say that it is.
  if (hasSession() && headers.get('authorization') === VISITOR && !addressOf(input).includes('/auth/v1/'))
    throw new TypeError('Failed to fetch');
  const sent = { ...init, headers };
  const send = () => patientFetch(input, sent);
  const response = await fetchWithRenewal(sent, addressOf(input).includes('/rest/v1/') ? () => untilFree(send) : send);
  // A temporary refusal: rate limit, or another tab is refreshing. supabase-js keeps the session only on server
  // errors, so report one.
  return (response.status === 429 || response.status === 409) && addressOf(input).endsWith('=refresh_token')
    ? new Response(null, { status: 503 })
    : response;
}

/** Dates a session that is new to this tab by the device's clock; one stored again keeps its end. */
function dated(text: string): string {
  const session = readSession(text);
  const isNew = session && !sessionStorage.getItem(SESSION_KEY)?.includes(session.access_token);
  return isNew ? JSON.stringify(endingHere(session)) : text;
}

/** Removal here means that Auth refused the session, never a logout: the login tells the user why. */
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
 * This tab's client (docs/decisions/0008-session-entry-named-token.md). Import it only from files that load late
 * (signed-in features, `await import` in submit handlers), never statically on the way to a public page.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  auth: {
    storage,
    storageKey: SESSION_KEY,
    detectSessionInUrl: false,
    flowType: 'implicit',
  },
  // The query cache already retries reads; together they would send sixteen requests before the user sees a failure.
  db: { retry: false },
  global: { fetch: persistentFetch },
});

/** This tab's client, or one in memory whose session has the proof that a change asks for. */
export type Client = typeof supabase;

// After failing to reach Auth, supabase-js does not retry for a minute. Reset before other listeners, which refetch
// everything.
addEventListener('online', () => Reflect.set(supabase.auth, 'lastRefreshFailure', null), true);
