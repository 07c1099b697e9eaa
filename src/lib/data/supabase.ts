import { createClient } from '@supabase/supabase-js';
import { t } from '@/lib/i18n/i18n';
import { leaveNote, readNote } from '@/lib/session/notes';
import { SESSION_KEY } from '@/lib/session/session';
import { sharedStorage } from '@/lib/session/tabs';
import type { Database } from './database.types';
import { env } from './env';

const PATIENCE_MS = 30_000;
/** A file of 5 MiB over a slow line takes longer than any answer. */
const FILE_PATIENCE_MS = 300_000;

function patientFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const isFile = address.includes('/storage/v1/object/');
  const timeout = AbortSignal.timeout(isFile ? FILE_PATIENCE_MS : PATIENCE_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

/**
 * The storage of the session. Its entry is removed here when Auth has refused the session, never by a logout: the person is told at the
 * login why it is shown, also when the page is reloaded before it has heard of the end.
 */
const storage = {
  ...sharedStorage,
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
  global: { fetch: patientFetch },
});
