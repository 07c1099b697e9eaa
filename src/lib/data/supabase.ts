import { createClient } from '@supabase/supabase-js';
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
 * The client of the person in this tab (docs/decisions/0008-session-entry-named-token.md). Import it only from files that are
 * loaded late (features of the signed-in area, submit handlers through `await import`), never statically on the way to a public
 * page.
 */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  auth: {
    storage: sharedStorage,
    storageKey: SESSION_KEY,
    detectSessionInUrl: false,
    flowType: 'implicit',
  },
  global: { fetch: patientFetch },
});
