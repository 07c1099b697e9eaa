import { readKept, readSession, SESSION_KEY } from '@/lib/session/session';
import type { Sent } from './fetch-with-renewal';
import { supabase } from './supabase';

const SCHEME = 'Bearer ';

/** Whether the token was refused before anything was done; false for Auth's writes, which store a session. */
function isOfToken({ status, url }: Response, method = 'GET'): boolean {
  if (url.includes('/rest/v1/')) return status === 401;
  return url.includes('/auth/v1/') && method === 'GET' && status === 403;
}

/**
 * Renews a refused token and puts it into the request's headers. Happens if the device's clock changed, so that the
 * session was not refreshed in time.
 * @returns whether to send the request again.
 * @throws TypeError as `fetch` does, if Auth is unreachable.
 */
export async function renewFor(refusal: Response, { method, headers }: Sent): Promise<boolean> {
  const refused = headers.get('authorization');
  // Public reads send no user token, even when signed in.
  const token = refused && isOfToken(refusal, method) ? await tokenAfter(refused.slice(SCHEME.length)) : null;
  if (!token) return false;
  headers.set('authorization', `${SCHEME}${token}`);
  return true;
}

const storedToken = () => readSession(readKept(SESSION_KEY))?.access_token;

let renewal: Promise<string | undefined> | undefined;

/** One renewal serves all requests refused meanwhile. Undefined without a session, or if Auth refuses. */
async function tokenAfter(refused: string): Promise<string | undefined> {
  const token = storedToken();
  if (token !== refused) return token;
  renewal ??= renewToken(refused).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renewToken(refused: string): Promise<string | undefined> {
  const { data, error } = await supabase.auth.refreshSession();
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('Failed to fetch', { cause: error });
  if (data.session) return data.session.access_token;
  // Another tab was faster, so supabase-js drops its own renewal and keeps the other.
  const kept = storedToken();
  return kept === refused ? undefined : kept;
}
