import { readSession, SESSION_KEY } from '@/lib/session/session';
import type { Sent } from './ask';
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

let renewal: Promise<string | undefined> | undefined;

/** One renewal serves all that are refused meanwhile. Undefined if there is no session, or Auth refuses to renew it. */
async function tokenAfter(refused: string): Promise<string | undefined> {
  const token = readSession(sessionStorage.getItem(SESSION_KEY))?.access_token;
  if (token !== refused) return token;
  renewal ??= renewToken().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renewToken(): Promise<string | undefined> {
  const { data, error } = await supabase.auth.refreshSession();
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('Failed to fetch', { cause: error });
  return data.session?.access_token;
}
