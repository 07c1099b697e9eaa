import { readKept, readSession, SESSION_KEY } from '@/lib/session/session';
import type { Sent } from './fetch-with-renewal';
import { supabase } from './supabase';

const SCHEME = 'Bearer ';

/** Was the token refused, and nothing done? Not what Auth says to a write, after which supabase-js stores the session that it began with. */
function isOfToken({ status, url }: Response, method = 'GET'): boolean {
  if (url.includes('/rest/v1/')) return status === 401;
  return url.includes('/auth/v1/') && method === 'GET' && status === 403;
}

/**
 * Puts a renewed token into the headers of a request whose token was refused: the clock of the device was set, so that the session was
 * not renewed in time.
 *
 * @returns whether it can be sent again.
 * @throws TypeError as `fetch` does, if Auth cannot be reached.
 */
export async function renewFor(refusal: Response, { method, headers }: Sent): Promise<boolean> {
  const refused = headers.get('authorization');
  // What a visitor may read is read as a visitor, also by someone who is signed in.
  const token = refused && isOfToken(refusal, method) ? await tokenAfter(refused.slice(SCHEME.length)) : null;
  if (!token) return false;
  headers.set('authorization', `${SCHEME}${token}`);
  return true;
}

const storedToken = () => readSession(readKept(SESSION_KEY))?.access_token;

let renewal: Promise<string | undefined> | undefined;

/** One renewal serves all that are refused meanwhile. Undefined if there is no session, or Auth refuses to renew it. */
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
  // Another tab was faster: supabase-js drops its own renewal, and keeps the other.
  const kept = storedToken();
  return kept === refused ? undefined : kept;
}
